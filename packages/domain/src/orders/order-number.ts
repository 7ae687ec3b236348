/** An order number for reading: digits in groups of three with no-break spaces ("48 102 273"); others unchanged. */
export function formatOrderNumber(orderNumber: string): string {
  if (!/^\d+$/.test(orderNumber)) return orderNumber;
  const first = orderNumber.length % 3;
  const groups = orderNumber.slice(first).match(/\d{3}/g) ?? [];
  return [...(first === 0 ? [] : [orderNumber.slice(0, first)]), ...groups].join('\u00a0');
}

/** The order number meant by what a user typed or pasted: no spaces, dots, apostrophes or leading #, upper case. */
export function normaliseOrderNumber(typed: string): string {
  return typed
    .replace(/[\s.'’\u200b]+/gu, '')
    .replace(/^#+/, '')
    .toUpperCase();
}
