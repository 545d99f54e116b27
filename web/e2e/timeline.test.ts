import { expect, test } from 'vitest';
import { frameClock, timelineOf, type TraceEvent } from './timeline.ts';

// Hand-made traces: times in milliseconds, a frame begun every 16.7 of them unless said otherwise.

const kBeat = 1000 / 60;
const kPage = { pid: 7, tid: 1 };
const kOther = { pid: 7, tid: 2 };

const named = (who: typeof kPage, name: string): TraceEvent => ({
  ...who,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name },
});
const tick = (at: number, who = kPage): TraceEvent => ({
  ...who,
  name: 'BeginMainThreadFrame',
  ph: 'I',
  ts: at * 1000,
});
const work = (name: string, at: number, took: number, onProcessor = took): TraceEvent => ({
  ...kPage,
  name,
  ph: 'X',
  ts: at * 1000,
  dur: took * 1000,
  tdur: onProcessor * 1000,
});
const framesOf = (...events: TraceEvent[]) =>
  timelineOf([named(kPage, 'CrRendererMain'), named(kOther, 'Compositor'), ...events]).frames.map(
    (each) => Math.round(each * 10) / 10,
  );

test('callbacks, style and layout that follow a tick are one frame, wherever the trace begins', () => {
  for (const from of [0, 5, 11, 16])
    expect(
      framesOf(
        tick(from),
        work('FireAnimationFrame', from + 0.1, 3),
        work('UpdateLayoutTree', from + 4, 2),
        work('Layout', from + 6.5, 1),
        tick(from + kBeat),
        work('FireAnimationFrame', from + kBeat + 0.1, 4),
      ),
    ).toEqual([6, 4]);
});

test('what comes between two frames is part of the first', () => {
  expect(
    framesOf(
      tick(0),
      work('FireAnimationFrame', 0.1, 3),
      work('EventDispatch', 9, 2.5),
      work('TimerFire', 15, 3),
      tick(18.2),
      work('UpdateLayoutTree', 18.3, 1),
    ),
  ).toEqual([8.5, 1]);
});

test('a frame begun late has no beat of its own before it', () => {
  expect(
    framesOf(tick(0), work('FunctionCall', 1, 5), work('FunctionCall', 20, 4), tick(24.5), tick(41)),
  ).toEqual([9]);
});

test('where no frame is begun, work belongs to the beat of the display it falls in', () => {
  expect(
    framesOf(
      tick(10),
      work('FireAnimationFrame', 10.1, 1),
      work('TimerFire', 30, 2), // second beat
      work('TimerFire', 42, 3), // still
      work('TimerFire', 10 + 5.5 * kBeat, 4),
      tick(10 + 6 * kBeat),
      work('TimerFire', 10 + 8.5 * kBeat, 5), // after the last frame of the trace
    ),
  ).toEqual([1, 5, 4, 5]);
});

test('work before the first frame is counted too', () => {
  expect(framesOf(work('FunctionCall', 3, 2), work('FunctionCall', 20, 3), tick(40), tick(50))).toEqual([
    2, 3,
  ]);
});

test('work inside work counts once, and only its time on a processor', () => {
  expect(
    framesOf(
      tick(0),
      work('FireAnimationFrame', 1, 6, 4),
      work('FunctionCall', 1.5, 5, 3.5),
      work('Paint', 8, 5), // not the page's
    ),
  ).toEqual([4]);
});

test('frames of other threads are none of the page', () => {
  const beats = frameClock([0, 16_700]);
  expect(beats(16_600)).not.toBe(beats(16_800));
  expect(framesOf(tick(0), tick(5, kOther), work('FunctionCall', 1, 2), work('FunctionCall', 6, 2))).toEqual([
    4,
  ]);
  expect(() => framesOf(tick(5, kOther), work('FunctionCall', 6, 2))).toThrow('no frames');
});

test('a slow frame says what it did, and a task is as long as its time on a processor', () => {
  const { tasks, slow } = timelineOf([
    named(kPage, 'CrRendererMain'),
    tick(0),
    work('RunTask', 0, 20, 12),
    work('FireAnimationFrame', 0.2, 7),
    { ...work('UpdateLayoutTree', 8, 2.5), args: { elementCount: 188 } },
    tick(kBeat),
    work('FireAnimationFrame', kBeat + 0.2, 7),
  ]);
  expect(tasks).toEqual([12]);
  expect(slow).toEqual(['FireAnimationFrame 7.0, UpdateLayoutTree 2.5 (188)']);
});

test('neighbours do not count, and nothing takes longer on the processor than on the wall', () => {
  expect(framesOf(tick(0), work('Layout', 0.1, 9, 2), tick(kBeat), work('Layout', 17, 1.4, 7.2))).toEqual([
    2, 1.4,
  ]);
});
