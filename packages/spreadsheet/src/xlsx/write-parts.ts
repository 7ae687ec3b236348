import { escapeXml } from '../xml/escape.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheet names as spreadsheets accept them: 1 to 31 characters, none of `[]:*?/\`, no quote at an end, all different. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name, index) => {
    const plain =
      name
        .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
        .replace(/^'+|(?<!')'+$/g, '')
        .trim() || `Sheet ${index + 1}`;
    let unique = plain.slice(0, 31);
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) unique = `${plain.slice(0, 26)} (${copy})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

export function contentTypesXml(sheets: number): string {
  const overrides = Array.from(
    { length: sheets },
    (_sheet, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheetType}.worksheet+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/>${overrides.join('')}</Types>`
  );
}

export function packageRelsXml(): string {
  return (
    `${declaration}<Relationships xmlns="${packageRels}">` +
    `<Relationship Id="rId1" Type="${officeRels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
  );
}

export function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRels}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookRelsXml(sheets: number): string {
  const relations = Array.from(
    { length: sheets },
    (_sheet, index) =>
      `<Relationship Id="rId${index + 1}" Type="${officeRels}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${officeRels}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packageRels}">${relations.join('')}${styles}</Relationships>`;
}

/**
 * The stylesheet: cell styles 0 plain, 1 text (`@`), 2 integer, 3 money (two decimals), 4 date and time (in the
 * reader's own order), 5 header (bold text), 6 price (two decimals), 7 date, 8 text in lines. The numbers are the built-in formats of ECMA-376 §18.8.30.
 */
export function stylesXml(): string {
  const style = (format: number) =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  const cells = [0, 49, 1, 4, 22].map(style);
  const header = '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>';
  const wrapped =
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">' +
    '<alignment vertical="top" wrapText="1"/></xf>';
  return (
    `${declaration}<styleSheet xmlns="${main}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="9">${cells.join('')}${header}${style(2)}${style(14)}${wrapped}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
