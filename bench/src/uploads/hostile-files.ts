import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { partsWith, sheetOf, sheetPart, stringsOf, stringsPart } from '@offizin/spreadsheet/testing/build-workbook';
import { buildZip } from '@offizin/spreadsheet/testing/build-zip';

const rows = 400_000;
const headers = ['PZN', 'EAN', 'Bestand', 'Preis', 'Herkunft', 'Eigene Artikelnummer'];

const headerRow = `<row>${headers.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** A workbook of as many rows as are read, each with these cells. */
function workbookOf(cells: (row: number) => string, strings: readonly string[] = []): Buffer {
  const lines = [headerRow];
  for (let row = 0; row < rows; row += 1) lines.push(`<row>${cells(row)}</row>`);
  const shared = strings.map((text) => `<si><t>${text}</t></si>`).join('');
  return buildZip(partsWith({ [sheetPart]: sheetOf(lines.join('')), [stringsPart]: stringsOf(shared) }));
}

const shared = (index: number) => `<c t="s"><v>${index}</v></c>`;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** Digits of this length that differ from row to row and pack well. */
const digits = (row: number, length: number) => String(row).padStart(7, '1').padEnd(length, '7');

/** A right code that the catalogue does not have. */
function unknownCode(row: number): string {
  const seven = 9_000_000 + row * 2;
  const check = pznCheckDigit(String(seven));
  return check === null ? `${seven + 1}${pznCheckDigit(String(seven + 1))}` : `${seven}${check}`;
}

/** Files within the limits of the reader whose rows make the engine work the most. */
export const hostileFiles: Readonly<Record<string, () => Buffer>> = {
  'codes of 60 digits, one for all': () =>
    workbookOf(() => shared(0) + shared(0) + shared(0) + shared(0), ['7'.repeat(60)]),
  'codes of 60 digits, another in each row': () =>
    workbookOf((row) => inline(digits(row, 60)) + inline('1') + inline('1') + inline('1')),
  'codes and EANs of 60 digits, another in each row': () =>
    workbookOf((row) => inline(digits(row, 60)) + inline(digits(row, 60)) + inline('1') + inline('1')),
  'codes that no product has': () => workbookOf((row) => inline(unknownCode(row)) + '<c/>' + inline('1') + inline('1')),
  'codes with a wrong check digit, prices and stocks that are none': () =>
    workbookOf(
      (row) => inline(String(10_000_000 + row * 7)) + '<c/>' + shared(0) + shared(0) + shared(0) + shared(1),
      ['x'.repeat(99), 'y'.repeat(100)],
    ),
  'EANs with a wrong check digit and own numbers of 100 characters': () =>
    workbookOf(
      (row) => '<c/>' + inline(String(4_000_000_000_000 + row * 7)) + '<c><v>1</v></c><c><v>1</v></c><c/>' + shared(0),
      ['y'.repeat(100)],
    ),
};
