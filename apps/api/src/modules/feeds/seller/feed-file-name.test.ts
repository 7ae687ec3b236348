import { expect, test } from 'vitest';
import { fileNameOf } from '../jobs/feed-file-name.ts';

const text = Buffer.from('PZN;Preis');
const workbook = Buffer.from('PK\u0003\u0004');

test.each([
  ['https://hub.example/a/stock.csv', text, 'stock.csv'],
  ['https://hub.example/stock.txt?x=1', text, 'stock.csv'],
  ['https://hub.example/export', workbook, 'export.xlsx'],
  ['sftp://hub.example/Bestand%20neu.xlsx', text, 'Bestand neu.csv'],
  ['https://hub.example/', text, 'feed.csv'],
  ['https://hub.example/%zz.csv', text, '%zz.csv'],
])('SYN-06 the list at %s is called by what it is', (address, content, name) => {
  expect(fileNameOf(address, content)).toBe(name);
});
