const maxCellText = 32_767;

// What XML 1.0 cannot carry: control characters but tab and line feed, lone surrogates, U+FFFE and U+FFFF.
const unwritable =
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// Neither anything to escape or to drop nor white space at its ends.
const plain = /^(?!\s)[^&<>"_\u0000-\u001f\ud800-\udfff\ufffe\uffff]*(?<!\s)$/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Whether a text can be put into a cell as it is, as nearly all do: one look is cheaper than all the replacing. */
export function isPlainText(text: string): boolean {
  return text.length <= maxCellText && plain.test(text);
}

/** Text for an XML attribute or element; characters that XML cannot carry are dropped. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Text for a cell: as `escapeXml`, cut at the 32,767 characters a cell holds, and with a literal `_x0041_` kept from
 * being read as an escaped character (ECMA-376, ST_Xstring).
 */
export function escapeCellText(text: string): string {
  const cut = text.length > maxCellText ? text.slice(0, maxCellText) : text;
  return escapeXml(cut.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
}
