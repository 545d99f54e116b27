// Sets of seats, figures and areas come as bits.

export const has = (bits: number, bit: number): boolean => ((bits >>> bit) & 1) === 1;
export const bit = (n: number): number => (1 << n) >>> 0;
export function members(bits: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < 32; i++) if (has(bits, i)) found.push(i);
  return found;
}
