/** What the two places of a key are counted with: no I and no O, which look like 1 and 0. */
const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Whether key and company number (SIREN) of a French VAT number belong together, where the key has a letter: `J0303265045`.
 * Keys of digits alone follow another rule.
 */
export function isLetteredFrenchKey(number: string): boolean {
  const [, first = '', second = '', siren = ''] = /^([A-HJ-NP-Z\d])([A-HJ-NP-Z\d])(\d{9})$/.exec(number) ?? [];
  if (siren === '' || /^\d\d/.test(number)) return false;
  const isDigitFirst = /\d/.test(first);
  const key = signs.indexOf(first) * (isDigitFirst ? 24 : 34) + signs.indexOf(second) - (isDigitFirst ? 10 : 100);
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
}
