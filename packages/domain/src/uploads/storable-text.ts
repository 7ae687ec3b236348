const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** The same and whole pairs, looked for first: nearly no text has any. */
const suspect = /[\u0000\ud800-\udfff]/;

/** A text without what no database can hold: U+0000 and halves of characters. The same text where it has none. */
export function storableText(text: string): string {
  return suspect.test(text) ? text.replace(unstorable, '') : text;
}
