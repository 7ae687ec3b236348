import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { CardList } from './card-list.tsx';
import { useHeldRows } from './held-rows.ts';
import type { Pages } from './pages.ts';

interface Row {
  readonly id: string;
  readonly isHeading?: boolean;
}

const keyOf = ({ id }: Row): string => id;
const isHeading = ({ isHeading: is = false }: Row): boolean => is;
const heightOf = (row: Row): number => (isHeading(row) ? 30 : 80);
const nothing = () => {};
const some = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `Row ${at}` }));

const renderCard = (row: Row) =>
  isHeading(row) ? (
    <div style={{ height: 30 }}>{row.id}</div>
  ) : (
    <a href="#open" style={{ display: 'block', height: 80 }}>
      {row.id}
    </a>
  );

const pagesOf = (rows: readonly Row[]): Pages<Row> => ({
  rows,
  question: 'all',
  state: 'ready',
  error: null,
  hasMore: false,
  loadMore: nothing,
  retry: nothing,
});

function List({ rows }: { rows: readonly Row[] }) {
  const list = useRef<HTMLUListElement>(null);
  const pages = pagesOf(rows);
  const { shown, held, release } = useHeldRows({ list, pages, keyOf, isOpen: isHeading });
  const [goTo, setGoTo] = useState<{ readonly key: string } | null>(null);
  const [first] = held;
  const showHeld = () => {
    release();
    if (first !== undefined) setGoTo({ key: first.id });
  };
  return (
    <>
      <button type="button">Before</button>
      <CardList
        label="Rows"
        loading="…"
        pages={pagesOf(shown)}
        keyOf={keyOf}
        isHeading={isHeading}
        heightOf={heightOf}
        renderCard={renderCard}
        listRef={list}
        goTo={goTo}
        over={
          first === undefined ? null : (
            <button type="button" onClick={showHeld}>
              {held.length} new
            </button>
          )
        }
      />
    </>
  );
}

const row = (id: string) => page.getByRole('link', { name: id, exact: true });
const top = (id: string) => Math.round(row(id).element().getBoundingClientRect().top);
const waiting = (count: number) => page.getByRole('button', { name: `${count} new` });

async function leave(): Promise<void> {
  await page.getByRole('button', { name: 'Before' }).hover();
}

test('GEN-16 with the pointer in the list new rows wait, and come in when it is gone', async () => {
  const { rerender } = await show(<List rows={some(5)} />);
  await row('Row 1').hover();
  const before = top('Row 1');
  rerender(<List rows={[{ id: 'Arrived' }, ...some(5)]} />);
  await expect.element(waiting(1)).toBeVisible();
  expect(top('Row 1')).toBe(before);
  await expect.element(row('Arrived')).not.toBeInTheDocument();
  await leave();
  await expect.element(row('Arrived')).toBeVisible();
  await expect.element(waiting(1)).not.toBeInTheDocument();
});

test('GEN-16 Enter on what waits shows it and goes to the first of it', async () => {
  const { rerender } = await show(<List rows={some(60)} />);
  await expect.element(row('Row 0')).toBeVisible();
  await leave();
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.textContent).toBe('Row 0');
  const rows = some(60);
  rerender(<List rows={[...rows.slice(0, 40), { id: 'Arrived' }, ...rows.slice(40), { id: 'Last' }]} />);
  await expect.element(waiting(1)).toBeVisible();
  await expect.element(row('Row 0')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(waiting(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Arrived')).toHaveFocus();
  await expect.element(row('Arrived')).toBeInViewport();
});

test('GEN-16 a heading that comes between rows moves neither the row under the pointer nor the list', async () => {
  const { rerender } = await show(<List rows={[{ id: 'Today', isHeading: true }, ...some(60)]} />);
  await row('Row 3').hover();
  const before = top('Row 3');
  const [late, ...rest] = some(60);
  if (late === undefined) throw new Error('no rows');
  rerender(<List rows={[{ id: 'Overdue', isHeading: true }, late, { id: 'Today', isHeading: true }, ...rest]} />);
  await expect.poll(() => page.getByText('Overdue').elements()).toHaveLength(1);
  await expect.poll(() => top('Row 3')).toBe(before);
});
