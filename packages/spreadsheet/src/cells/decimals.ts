const minorParts = Array.from({ length: 100 }, (_, minor) => String(minor).padStart(2, '0'));

/** Minor units of money as a number with two decimals: `1890` is `18.90`, or `18,90` with a comma. Throws a TypeError for anything but whole numbers. */
export function decimals(minorUnits: number, mark: '.' | ',' = '.'): string {
  if (!Number.isSafeInteger(minorUnits)) throw new TypeError(`money is integer minor units, not ${minorUnits}`);
  const amount = Math.abs(minorUnits);
  const minor = amount % 100;
  const text = `${(amount - minor) / 100}${mark}${minorParts[minor]}`;
  return minorUnits < 0 ? `-${text}` : text;
}
