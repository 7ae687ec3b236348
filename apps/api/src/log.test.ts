import { expect, test } from 'vitest';
import { columnsNotLogged } from './modules/columns-by-word.ts';
import { openLog } from './platform/log.ts';

const inCamelCase = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function lineOf(fields: object): string {
  const lines: string[] = [];
  openLog({ level: 'info', hidden: columnsNotLogged, stream: { write: (line) => lines.push(line) } }).info(
    fields,
    'happened',
  );
  return lines.join('');
}

test.each([...columnsNotLogged, 'authorization', 'Set-Cookie'])('OPS-03 a line of the log does not show %s', (name) => {
  for (const spelling of [name, inCamelCase(name)]) {
    const line = lineOf({
      [spelling]: 'open',
      row: { [spelling]: ['open'] },
      rows: [{ [spelling]: { open: 'open' } }],
    });
    expect(line).not.toContain('"open');
    expect(line).toContain('[hidden]');
  }
});

test('OPS-03 a line of the log shows the rest, and errors by their own list', () => {
  expect(
    JSON.parse(lineOf({ err: new TypeError('broken'), weeks: 2, seen: [{ brand: 'de' }], at: null })),
  ).toMatchObject({
    err: { type: 'TypeError', message: 'broken' },
    weeks: 2,
    seen: [{ brand: 'de' }],
    at: null,
    msg: 'happened',
  });
});
