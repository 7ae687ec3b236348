import { expect, test } from 'vitest';
import { takenBack } from './undo-acts.ts';
import { aRow } from './testing/a-row.ts';

const price = (rowNumber: number, value: string) => ({ rowNumber, field: 'price', value }) as const;
const none = () => undefined;

test('UPL-09 what is taken back is as the file has it', () => {
  expect(takenBack({ rows: [aRow({ rowNumber: 4 })], corrections: [price(4, '12')] }, none)).toEqual([
    { rowNumber: 4, field: 'price', value: null, shown: '18.90' },
  ]);
});

test('UPL-09 it is as it was corrected before, saved or still waiting', () => {
  const rows = [
    aRow({ rowNumber: 4, corrections: [{ field: 'price', value: '17,00' }] }),
    aRow({ rowNumber: 5, corrections: [{ field: 'stock', value: '3' }] }),
  ];
  const waiting = ({ rowNumber }: { rowNumber: number }) => (rowNumber === 5 ? '16,00' : undefined);
  expect(takenBack({ rows, corrections: [price(4, '12'), price(5, '13'), price(5, '14')] }, waiting)).toEqual([
    { rowNumber: 4, field: 'price', value: '17,00', shown: '18.90' },
    { rowNumber: 5, field: 'price', value: '16,00', shown: '16,00' },
  ]);
});

test('of rows that were not read nothing is known', () => {
  expect(takenBack({ rows: [], corrections: [price(4, '12')] }, none)).toEqual([]);
});
