import { describe, expect, it } from 'vitest';
import { lookAt, union, whole, within, zoomAt } from './camera.ts';

const kView = { w: 360, h: 300 };
const kBoard = { w: 1000, h: 720 };

describe('the camera', () => {
  it('shows the whole board, centred', () => {
    const camera = whole(kView, kBoard);
    expect(camera.k).toBeCloseTo(0.36);
    expect(camera.x).toBeCloseTo(0);
    expect(camera.y).toBeCloseTo((300 - 720 * 0.36) / 2);
  });

  it('puts what it looks at into the middle', () => {
    const box = { x: 400, y: 300, w: 200, h: 100 };
    const camera = lookAt(box, kView, kBoard);
    expect((box.x + box.w / 2) * camera.k + camera.x).toBeCloseTo(180);
    expect((box.y + box.h / 2) * camera.k + camera.y).toBeCloseTo(150);
    expect(box.w * camera.k).toBeLessThanOrEqual(360);
  });

  it('looks from where words can be read, or from so far that others are there', () => {
    const at = (h: number) => lookAt({ x: 400, y: 300, w: 100, h: 80 }, { w: 360, h }, kBoard).k;
    expect(at(300)).toBe(1);
    expect(at(215)).toBe(1); // would be 0.88
    expect(at(200)).toBeCloseTo(0.82);
    expect(lookAt({ x: 400, y: 300, w: 100, h: 80 }, { w: 500, h: 400 }, kBoard).k).toBeGreaterThan(1.2);
  });

  it('never looks past an edge', () => {
    const camera = lookAt({ x: 0, y: 0, w: 100, h: 80 }, kView, kBoard);
    expect(camera.x).toBe(0);
    expect(camera.y).toBe(0);
    const far = within({ x: -99999, y: -99999, k: 1 }, kView, kBoard);
    expect(far).toEqual({ k: 1, x: -640, y: -420 });
  });

  it('zooms about the finger and within its limits', () => {
    const start = within({ x: -200, y: -200, k: 0.8 }, kView, kBoard);
    const at = { x: 180, y: 150 };
    const closer = zoomAt(start, 1.25, at, kView, kBoard);
    expect((at.x - closer.x) / closer.k).toBeCloseTo((at.x - start.x) / start.k);
    expect(zoomAt(start, 0.01, at, kView, kBoard).k).toBeCloseTo(0.36);
    expect(zoomAt(start, 100, at, kView, kBoard).k).toBeCloseTo(1.7);
  });

  it('unites boxes', () => {
    expect(union([])).toBeNull();
    expect(
      union([
        { x: 0, y: 10, w: 10, h: 10 },
        { x: 50, y: 0, w: 10, h: 10 },
      ]),
    ).toEqual({ x: 0, y: 0, w: 60, h: 20 });
  });
});
