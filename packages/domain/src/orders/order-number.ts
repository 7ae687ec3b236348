/** An order number for reading: digits in groups of three with no-break spaces ("48 102 273"); others unchanged. */
export function formatOrderNumber(orderNumber: string): string {
  return /^\d+$/.test(orderNumber) ? orderNumber.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : orderNumber;
}

/** The order number meant by what a user typed or pasted: no spaces, dots, apostrophes or leading #, upper case. */
export function normaliseOrderNumber(typed: string): string {
  return typed
    .replace(/[\s.'’\u200b]+/gu, '')
    .replace(/^#+/, '')
    .toUpperCase();
}
