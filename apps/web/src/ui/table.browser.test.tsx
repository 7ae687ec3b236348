import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Sale {
  readonly month: string;
  readonly amount: number;
}

const rows: readonly Sale[] = [
  { month: 'May', amount: 12 },
  { month: 'June', amount: 30 },
];
const columns: readonly TableColumn<Sale>[] = [
  { id: 'month', name: 'Month', isRowName: true, render: ({ month }) => month, sum: 'Total' },
  { id: 'amount', name: 'Sales, €', isNumber: true, render: ({ amount }) => amount, sum: 42 },
  { id: 'act', name: null, render: () => <button type="button">Open</button> },
];

test('a table has a name, heads of columns and rows, figures at the right, and a line of sums', async () => {
  await show(<Table label="Sales by month" rows={rows} keyOf={({ month }) => month} columns={columns} />);
  const table = page.getByRole('table', { name: 'Sales by month' });
  await expect.element(table.getByRole('rowheader', { name: 'June' })).toBeVisible();
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Month', 'Sales, €', 'Actions']);
  await expect.element(table.getByRole('row', { name: 'Total 42' })).toBeVisible();
  const figure = table.getByRole('cell', { name: '30' });
  expect(getComputedStyle(figure.element()).textAlign).toBe('right');
});

test('a row may be marked, and stacked rows say the names of their columns', async () => {
  await page.viewport(390, 844);
  await show(
    <Table
      label="Sales by month"
      isStacked
      rows={rows}
      keyOf={({ month }) => month}
      markOf={({ amount }) => (amount > 20 ? 'shown' : undefined)}
      columns={columns}
    />,
  );
  const figure = page.getByText('30', { exact: true });
  await expect.element(figure).toBeVisible();
  expect(getComputedStyle(figure.element(), '::before').content).toContain('Sales, €');
  expect(figure.element().closest('tr')?.dataset['mark']).toBe('shown');
  await page.viewport(1440, 900);
});
