import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { limits } from '@offizin/domain/limits';
import { buildWorkbook, macroTypes, sheetOf, sheetPart, typesPart } from '@offizin/spreadsheet/testing/build-workbook';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../../testing/browser.ts';
import { portalForFile } from '../../../../testing/portal.ts';
import { joinTeam, openTeam } from '../../../../testing/teams.ts';

const portal = await portalForFile();
const team = await openTeam(portal);

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const workbook = (rows: string): Buffer => buildWorkbook({ [sheetPart]: sheetOf(rows) });
const send = (file: Buffer, by = team.owner) =>
  by.call('POST', '/tracking-lists', { body: file, headers: { 'content-type': uploadMediaTypes.xlsx } });

describe('ORD-18 a courier’s workbook', () => {
  test('becomes lines: texts and numbers as a person sees them, each row one line', async () => {
    const rows = `
      <row r="1">${text('A1', 'Auftrag')}${text('B1', 'Sendungsnummer')}${text('C1', 'PLZ')}</row>
      <row r="2"><c r="A2"><v>48102303</v></c>${text('B2', '00340434161061651720')}${text('C2', '01067')}</row>
      <row r="4">${text('A4', 'two&#10;lines\tand tabs')}${text('D4', '“end”')}</row>`;
    const reply = await send(workbook(rows));
    expect(reply.json).toEqual({
      text: 'Auftrag\tSendungsnummer\tPLZ\n48102303\t00340434161061651720\t01067\ntwo lines and tabs\t\t\t“end”',
    });
  });

  test('without a header loses no line', async () => {
    const row = (at: number) =>
      `<row r="${at}"><c r="A${at}"><v>${48_102_300 + at}</v></c>${text(`B${at}`, 'X')}</row>`;
    const reply = await send(workbook([1, 2, 3].map(row).join('')));
    expect(reply.json).toEqual({ text: '48102301\tX\n48102302\tX\n48102303\tX' });
  });

  test.each([
    ['a text file', Buffer.from('48102303;00340434161061651720')],
    ['an empty sheet', workbook('')],
    ['macros', buildWorkbook({ [typesPart]: macroTypes })],
    [
      'more rows than a list has',
      workbook(
        Array.from(
          { length: limits.trackingListRows + 2 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
    ],
    ['half a workbook', workbook(`<row r="1">${text('A1', 'Auftrag')}</row>`).subarray(0, 400)],
  ])('%s is refused with a sentence', async (_, file) => {
    expect(codeOf(await send(file))).toBe('tracking_list.unreadable');
  });

  test('that is too large is not read at all, and a reader’s is read', async () => {
    expect((await send(Buffer.alloc(limits.trackingListBytes + 1))).status).toBe(413);
    const reader = await joinTeam(portal, team, 'reader');
    expect((await send(workbook(`<row r="1">${text('A1', 'Auftrag')}</row>`), reader.browser)).status).toBe(200);
  });
});
