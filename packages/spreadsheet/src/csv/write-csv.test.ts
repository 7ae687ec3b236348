import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeCsv, type CsvOptions, type CsvValue } from './write-csv.ts';

async function csv(record: CsvValue[], options?: CsvOptions): Promise<string> {
  return (await Readable.from(writeCsv([record], options)).toArray()).join('');
}

test.each<[CsvValue[], string]>([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1+1', '+49', '-5', '@x'], "'=1+1,'+49,'-5,'@x\r\n"],
  [['＝1+1', '＋49', '－5', '＠x', 'a＝b'], "'＝1+1,'＋49,'－5,'＠x,a＝b\r\n"],
  [['\tx', '\rx'], '\'\tx,"\'\rx"\r\n'],
  [[-5, 12.5, null, ''], '-5,12.5,,\r\n'],
  [[{ decimal: '-0.96' }], '-0.96\r\n'],
  [['03752864'], '03752864\r\n'],
])('ORD-08 %j is written %j', async (record, expected) => {
  expect(await csv(record)).toBe(expected);
});

test('ORD-08 separator and byte order mark', async () => {
  expect(await csv(['a,b', 'c;d'], { separator: ';', bom: true })).toBe('\ufeffa,b;"c;d"\r\n');
});

test('ORD-08 long files come in chunks that join to the whole', async () => {
  const chunks = await Readable.from(writeCsv(Array.from({ length: 20_000 }, (_row, index) => [index, 'x']))).toArray();
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.join('').split('\r\n')).toHaveLength(20_001);
});
