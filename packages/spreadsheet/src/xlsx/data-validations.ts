import { escapeXml } from '../xml/escape.ts';

interface ListedColumn {
  /** Its letters. */
  readonly column: string;
  readonly list: readonly string[] | undefined;
}

/** What a formula holds at most as a text. */
const maxListLength = 255;

function listFormula(list: readonly string[]): string {
  const words = list.join(',');
  if (list.some((word) => word === '' || word.includes(',')))
    throw new RangeError('a word of a list is empty or has a comma');
  if (words.length > maxListLength) throw new RangeError(`a list has more than ${maxListLength} characters`);
  return escapeXml(`"${words.replaceAll('"', '""')}"`);
}

/**
 * The drop-down lists of a sheet's columns from row 2 to `lastRow`, empty without any; to be put behind `sheetData`. Other
 * words may be typed, with a warning first: the file is checked when it comes back anyway.
 */
export function dataValidationsXml(columns: readonly ListedColumn[], lastRow: number): string {
  const lists = columns.flatMap(({ column, list }) => {
    if (list === undefined || list.length === 0) return [];
    const range = `${column}2:${column}${lastRow}`;
    return (
      '<dataValidation type="list" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1" ' +
      `sqref="${range}"><formula1>${listFormula(list)}</formula1></dataValidation>`
    );
  });
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}
