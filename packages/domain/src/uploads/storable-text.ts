// oxlint-disable-next-line no-control-regex -- U+0000 is what databases cannot hold
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// oxlint-disable-next-line no-control-regex -- the same, looked for first: nearly no text has any
const suspect = /[\u0000\ud800-\udfff]/;

/** A text without what no database can hold: U+0000 and halves of characters. The same text where it has none. */
export function storableText(text: string): string {
  return suspect.test(text) ? text.replace(unstorable, '') : text;
}
