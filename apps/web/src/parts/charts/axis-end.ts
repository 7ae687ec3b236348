/** The end of an axis with four equal steps that are easy to read. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))) - 1);
  const end = [4, 8, 12, 16, 20, 24, 32, 40, 60, 80, 100].find((each) => each * power >= most) ?? 100;
  return end * power;
}
