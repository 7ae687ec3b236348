import { expect, test } from 'vitest';
import { buildWorkbook, sheetOf, sheetPart, stringsOf, stringsPart } from '../testing/build-workbook.ts';
import { readAll } from '../testing/read-all.ts';
import { WorkbookError } from '../workbook-error.ts';

const header = '<row r="1"><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>B</t></is></c></row>';

async function read(cells: string, behind: string) {
  const file = buildWorkbook({
    [sheetPart]: sheetOf(`${header}<row>${cells}</row><row r="9"><c r="B9"><v>1</v></c></row>`, '', behind),
    [stringsPart]: stringsOf('<si><t>first</t></si><si><t/></si>'),
  });
  try {
    const { cells: found, numbers } = await readAll(file);
    return { found, numbers };
  } catch (error) {
    if (error instanceof WorkbookError) return error.code;
    throw error;
  }
}

// Cells near the end of what is there are read tag by tag, those before in one go.
const far = `<!--${' '.repeat(2000)}-->`;

test.each([
  '<c r="A2" s="0" t="s"><v>0</v></c><c r="B2"><v>18.9</v></c>',
  '<c><v>7</v></c><c><v>1.5</v></c>',
  '<c/><c><v>0.05</v></c>',
  '<c r="B2"/><c r="A2"><v>3</v></c>',
  '<c r="B5"><v>3</v></c>',
  '<c t="s"><v>1</v></c><c t="s"><v>0</v></c>',
  '<c t="s"><v>2</v></c>',
  '<c t="s"><v>x</v></c>',
  '<c t="s"><v/></c>',
  '<c><v>.5</v></c><c><v>5.</v></c>',
  '<c><v>1.2.3</v></c><c><v>-4</v></c>',
  '<c><v> 4 </v></c><c><v>1e3</v></c>',
  '<c><v>1234567890123456</v></c><c><v>12345678901234567890</v></c>',
  '<c><v></v></c><c><v>a</v></c>',
  '<c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c>',
  '<c t="str"><f>1+1</f><v>2</v></c><c><f>1</f><v>2</v></c>',
  '<c t="inlineStr"><is><t>a &amp; b</t></is></c><c t="inlineStr"><is><t xml:space="preserve"> c</t></is></c>',
  '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>',
  `<c t="inlineStr"><is><t>${'long '.repeat(150)}</t></is></c><c><v>2</v></c>`,
  '<c r=\'A2\'><v>3</v></c><c cm="1"><v>4</v></c>',
  '<c  r="A2" ><v>3</v></c ><c\n><v>4</v></c>',
  '<c r="A2"r="B2"><v>3</v></c>',
  '<c r="XFE2"><v>3</v></c>',
  '<c r="2"><v>3</v></c>',
  '<c r="A0"><v>3</v></c>',
  '<c r="A2"><v>3</v></c',
  '<c r="A2"><v>3</v></d>',
  '<c r="A2"><v>3</c>',
  '<c r="A2<"><v>3</v></c>',
  '<c r="A2" /><c/ >',
  '<col><v>3</v></col><c><v>4</v></c>',
  '<x:c><v>3</v></x:c><c><x:v>4</x:v></c>',
  '<c><v>3</v><v>4</v></c>',
  '<c><v>3<!-- and so on --></v></c>',
])('UPL-02 %s is the same read in one go and tag by tag', async (cells) => {
  const slowly = await read(cells, '');
  expect(await read(cells, far)).toEqual(slowly);
});

test('UPL-02 cells of the usual form are read as they are', async () => {
  const cells = '<c r="A2" s="0" t="s"><v>0</v></c><c r="B2"><v>18.9</v></c>';
  expect(await read(cells, far)).toMatchObject({
    found: [
      [{ text: 'first' }, { number: 18.9 }],
      [{ text: '' }, { number: 1 }],
    ],
    numbers: [2, 9],
  });
});
