// Drawn lines that would be long to write out.

// The boards or tiles of a floor seen from the front, between `top` and `bottom`.
export function floor(w: number, top: number, bottom: number, columns: number, rows: number): string {
  let d = '';
  for (let i = 0; i <= columns; i++) {
    const x = (w * i) / columns;
    d += `M${r(w / 2 + (x - w / 2) * 0.82)} ${top}L${r(w / 2 + (x - w / 2) * 1.3)} ${bottom}`;
  }
  for (let k = 1; k < rows; k++) d += `M0 ${r(top + (bottom - top) * (k / rows) ** 1.5)}H${w}`;
  return d;
}

export function grid(w: number, h: number, dx: number, dy: number): string {
  let d = '';
  for (let x = dx; x < w; x += dx) d += `M${x} 0V${h}`;
  for (let y = dy; y < h; y += dy) d += `M0 ${y}H${w}`;
  return d;
}

const r = (value: number) => Math.round(value * 10) / 10;
