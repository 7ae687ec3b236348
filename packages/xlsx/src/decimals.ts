/** Minor units of money as a number with two decimals: `1890` is `18.90`. Throws a TypeError for anything but whole numbers. */
export function decimals(minorUnits: number): string {
  if (!Number.isSafeInteger(minorUnits)) throw new TypeError(`money is integer minor units, not ${minorUnits}`);
  const amount = Math.abs(minorUnits);
  const minor = amount % 100;
  return `${minorUnits < 0 ? '-' : ''}${(amount - minor) / 100}.${minor < 10 ? '0' : ''}${minor}`;
}
