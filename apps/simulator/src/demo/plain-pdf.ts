/** What the fonts that every reader has can show; the rest is left out. */
const shown = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('€', 'EUR')
    .replaceAll(/[^\u0020-\u00ff]/g, '')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of one page with a title and lines, as the marketplace's own systems would write their reports. */
export function plainPdf(title: string, lines: readonly string[]): Buffer {
  const rows = lines.map((line) => `0 -20 Td (${shown(line)}) Tj`).join('\n');
  const page = `BT /F1 18 Tf 56 770 Td (${shown(title)}) Tj /F1 11 Tf 0 -16 Td\n${rows}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
