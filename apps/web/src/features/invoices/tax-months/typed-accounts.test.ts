import { expect, test } from 'vitest';
import { settingsOf, valuesOf, wrongAccounts } from './typed-accounts.ts';

const settings = { version: 3, chart: 'skr04', consultant: 29_098, client: null, accounts: { bank: '1810' } } as const;

test('INV-07 what is shown is what is sent; an empty account is the chart’s', () => {
  const { version: _, ...sent } = settings;
  expect(settingsOf(valuesOf(settings))).toEqual(sent);
});

test.each([
  [{}, []],
  [{ bank: '18' }, ['body.bank']],
  [{ bank: '18x0' }, ['body.bank']],
  [{ consultant: '1000' }, ['body.consultant']],
  [{ client: '100000', commission: '47600' }, ['body.commission', 'body.client']],
  [{ consultant: '1001', client: '1', bank: ' 1800 ' }, []],
])('INV-07 of %j wrong is %j', (typed, wrong) => {
  expect(wrongAccounts({ ...valuesOf(settings), ...typed }).map(({ path }) => path)).toEqual(wrong);
});
