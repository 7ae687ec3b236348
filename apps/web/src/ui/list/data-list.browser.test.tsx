import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ApiError } from '../../platform/client.ts';
import { show } from '../../testing/show.tsx';
import type { Column } from './data-table.tsx';
import { DataList } from './data-list.tsx';
import { DataTable } from './data-table.tsx';
import { type Pages, usePages } from './pages.ts';

interface Fruit {
  readonly id: number;
  readonly name: string;
}

const fruits = (count: number, from = 0): Fruit[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Fruit ${from + index}` }));

const columns: readonly Column<Fruit>[] = [
  { id: 'name', name: 'Name', width: 300, sort: 'name', cell: ({ name }) => <a href="#open">{name}</a> },
  { id: 'mark', name: 'Mark', width: 200, cell: ({ name }) => <button type="button">Mark {name}</button> },
  { id: 'id', name: 'Number', width: 100, isNumber: true, cell: ({ id }) => id },
];

const card = ({ name }: Fruit) => <a href="#open">{name}</a>;

function List({ pages }: { pages: Pages<Fruit> }) {
  return (
    <>
      <button type="button">Before</button>
      <DataList
        label="Fruits"
        loading="Loading the fruits"
        pages={pages}
        total={undefined}
        keyOf={({ id }) => id}
        columns={columns}
        sorting={{ by: 'name', isDescending: false, search: { q: 'x' } }}
        renderCard={card}
        failed={{ title: 'The fruits did not load', text: 'Nothing is lost.', retry: 'Try again' }}
        empty={<p>No fruits yet. Plant a tree.</p>}
      />
      <button type="button">After</button>
    </>
  );
}

const nothing = () => {};

function pagesOf(rows: readonly Fruit[], changes: Partial<Pages<Fruit>> = {}): Pages<Fruit> {
  return {
    rows,
    question: 'all',
    state: 'ready',
    error: null,
    hasMore: false,
    loadMore: nothing,
    retry: nothing,
    ...changes,
  };
}

const drawnRows = () => document.querySelectorAll('tbody tr:not([aria-hidden])').length;
const link = (id: number) => page.getByRole('link', { name: `Fruit ${id}`, exact: true });
const mark = (id: number) => page.getByRole('button', { name: `Mark Fruit ${id}`, exact: true });
const top = (id: number) => link(id).element().getBoundingClientRect().top;

async function focus(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
}

async function scrollTo(pixels: number): Promise<void> {
  await expect.poll(() => drawnRows()).toBeGreaterThan(0);
  const region = page.getByRole('region', { name: 'Fruits' }).element();
  region.scrollTop = pixels;
  await expect.poll(() => region.scrollTop).toBe(pixels);
}

test('is a table with its head, its count and sorting by address', async () => {
  const { screen, address } = await show(<List pages={pagesOf(fruits(30))} />);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '31');
  await expect.element(screen.getByRole('row', { name: /Fruit 3 / })).toHaveAttribute('aria-rowindex', '5');
  const head = screen.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('link').click();
  await expect.poll(() => address()).toBe('/?q=x&sort=name&order=desc');
});

test('the table has the name of its list, and headings between its rows, which the arrows pass over', async () => {
  await show(
    <DataTable
      label="Fruits"
      loading="…"
      pages={pagesOf(fruits(6))}
      total={6}
      keyOf={({ id }) => id}
      columns={columns}
      isHeading={({ id }) => id % 3 === 0}
      renderHeading={({ id }) => <h2>From {id}</h2>}
    />,
  );
  const table = page.getByRole('table', { name: 'Fruits' });
  await expect.element(table.getByRole('heading', { name: 'From 3' })).toBeVisible();
  const heading = table.getByRole('row', { name: 'From 3' });
  expect(heading.element().querySelector('th')?.scope).toBe('rowgroup');
  await focus(link(2));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(4)).toHaveFocus();
});

test('a list without sorting has plain heads', async () => {
  const sorted = columns.map((column) => ({ ...column, sort: column.id }));
  const { screen } = await show(
    <DataTable
      label="Fruits"
      loading="…"
      pages={pagesOf(fruits(3))}
      total={3}
      keyOf={({ id }) => id}
      columns={sorted}
    />,
  );
  const head = screen.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).not.toHaveAttribute('aria-sort');
  expect(head.getByRole('link').elements()).toHaveLength(0);
});

test('of 10,000 rows only a window is drawn, wherever it is scrolled to', async () => {
  await show(<List pages={pagesOf(fruits(10_000))} />);
  await expect.element(link(0)).toBeVisible();
  expect(drawnRows()).toBeLessThan(45);
  await scrollTo(300_000);
  await expect.element(link(5665)).toBeVisible();
  expect(drawnRows()).toBeLessThan(60);
});

test('is one stop of the Tab key; arrows, Home, End and Page keys move inside', async () => {
  await show(<List pages={pagesOf(fruits(1000))} />);
  await focus(link(0));
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(link(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(mark(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(mark(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(mark(999)).toHaveFocus();
  await expect.element(mark(999)).toBeInViewport();
  await userEvent.keyboard('{PageUp}{ArrowLeft}');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Fruit 98[3-6]$/);
  await userEvent.keyboard('{Home}');
  await expect.element(link(0)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(link(0)).toHaveFocus();
});

test('the row that has the focus stays drawn when it is scrolled away', async () => {
  await show(<List pages={pagesOf(fruits(1000))} />);
  await focus(link(3));
  await scrollTo(20_000);
  await expect.element(link(380)).toBeVisible();
  await expect.element(link(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(4)).toHaveFocus();
  await expect.element(link(4)).toBeInViewport();
});

test('the focus goes to the next row when its own goes, and back to a control that waited', async () => {
  const { rerender } = await show(<List pages={pagesOf(fruits(20))} />);
  await focus(mark(5));
  await rerender(<List pages={pagesOf(fruits(20).filter(({ id }) => id !== 5))} />);
  await expect.element(mark(6)).toHaveFocus();
  await rerender(<List pages={pagesOf(fruits(3))} />);
  await expect.element(mark(2)).toHaveFocus();
});

test('who leaves the list is not called back', async () => {
  const { rerender } = await show(<List pages={pagesOf(fruits(20))} />);
  await focus(mark(5));
  await focus(page.getByRole('button', { name: 'Before' }));
  await rerender(<List pages={pagesOf(fruits(4))} />);
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('rows inserted above leave what is seen where it is', async () => {
  const { rerender } = await show(<List pages={pagesOf(fruits(500, 100))} />);
  await scrollTo(5300);
  await expect.element(link(205)).toBeVisible();
  const before = top(205);
  await rerender(<List pages={pagesOf(fruits(503, 97))} />);
  await expect.poll(() => Math.abs(top(205) - before)).toBeLessThanOrEqual(1);
  await rerender(<List pages={pagesOf(fruits(480, 120))} />);
  await expect.poll(() => Math.abs(top(205) - before)).toBeLessThanOrEqual(1);
});

test('at the top the list moves only when nobody is at it', async () => {
  const { rerender } = await show(<List pages={pagesOf(fruits(500, 100))} />);
  await page.getByRole('button', { name: 'Before' }).hover();
  const first = top(100);
  await rerender(<List pages={pagesOf(fruits(501, 99))} />);
  await expect.poll(() => Math.abs(top(99) - first)).toBeLessThanOrEqual(1);
  await link(99).hover();
  await rerender(<List pages={pagesOf(fruits(502, 98))} />);
  await expect.poll(() => Math.abs(top(99) - first)).toBeLessThanOrEqual(1);
});

test('another question begins at the top', async () => {
  const { rerender } = await show(<List pages={pagesOf(fruits(500))} />);
  await scrollTo(5300);
  await rerender(<List pages={pagesOf(fruits(500), { question: 'other' })} />);
  await expect.element(link(0)).toBeInViewport();
});

type ReadPage = (page: number) => Promise<{ items: Fruit[]; next: number | null }>;

function Paged({ read }: { read: ReadPage }) {
  const list = useInfiniteQuery({
    queryKey: ['fruits'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  return <List pages={usePages(list, ['fruits'])} />;
}

/** A page comes a moment after it was asked for, as over a network. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

test('pages load ahead of what is scrolled to, one at a time', async () => {
  const read = vi.fn<ReadPage>(async (at) => {
    await aMoment();
    return { items: fruits(50, at * 50), next: at < 3 ? at + 1 : null };
  });
  const { screen } = await show(<Paged read={read} />);
  await expect.element(link(0)).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  await scrollTo(1200);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  await userEvent.click(mark(24));
  await userEvent.keyboard('{End}');
  await expect.element(mark(99)).toHaveFocus();
  await expect.poll(() => read).toHaveBeenCalledTimes(3);
});

test('short pages are followed until they fill the screen', async () => {
  const read = vi.fn<ReadPage>(async (at) => ({
    items: at === 0 ? [] : fruits(3, at * 3),
    next: at < 4 ? at + 1 : null,
  }));
  await show(<Paged read={read} />);
  await expect.element(link(14)).toBeVisible();
  expect(read).toHaveBeenCalledTimes(5);
});

const failure = new ApiError(500, 'internal', {
  type: 'about:blank',
  title: 'Internal',
  detail: 'Internal',
  status: 500,
  message: 'internal',
  requestId: 'req-4711',
});

function Retried() {
  const [hasFailed, setFailed] = useState(true);
  const pages = hasFailed
    ? pagesOf([], { state: 'failed', error: failure, retry: () => setFailed(false) })
    : pagesOf(fruits(2));
  return <List pages={pages} />;
}

test('a list that failed says so with its reference, and is tried again', async () => {
  const { screen } = await show(<Retried />);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toMatchTextContent('The fruits did not loadNothing is lost.');
  await expect.element(alert).toMatchTextContent('req-4711');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(link(0)).toBeVisible();
});

test('a next page that failed leaves the rows, and is tried again', async () => {
  const read = vi.fn<ReadPage>(async (at) => {
    if (at === 1 && read.mock.calls.length === 2) throw failure;
    return { items: fruits(30, at * 30), next: at === 0 ? 1 : null };
  });
  const { screen } = await show(<Paged read={read} />);
  await scrollTo(600);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('req-4711');
  expect(read).toHaveBeenCalledTimes(2);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await userEvent.click(mark(29));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(mark(30)).toHaveFocus();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('while it loads the head is there, with a skeleton in the shape of rows', async () => {
  const { screen, rerender } = await show(<List pages={pagesOf([], { state: 'loading' })} />);
  await expect.element(screen.getByText('Loading the fruits')).toHaveAttribute('role', 'status');
  await focus(screen.getByRole('columnheader', { name: 'Name' }).getByRole('link'));
  expect(drawnRows()).toBe(0);
  await rerender(<List pages={pagesOf(fruits(3))} />);
  await expect.element(link(0)).toBeVisible();
  await expect.element(screen.getByText('Loading the fruits')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('columnheader', { name: 'Name' }).getByRole('link')).toHaveFocus();
});

test('a list without rows says what to do next', async () => {
  const { screen } = await show(<List pages={pagesOf([])} />);
  await expect.element(screen.getByText('No fruits yet. Plant a tree.')).toBeVisible();
});

test('on a phone the rows are cards, as one stop of the Tab key', async () => {
  await page.viewport(390, 844);
  // The page scrolls, so that the head of the screen takes no room from the cards.
  const { screen } = await show(
    <main id="content" style={{ height: '100%', overflow: 'auto' }}>
      <List pages={pagesOf(fruits(10_000))} />
    </main>,
  );
  await expect.element(screen.getByRole('listitem').first()).toMatchTextContent('Fruit 0');
  expect(document.querySelectorAll('li').length).toBeLessThan(60);
  await focus(link(0));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(link(9999)).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});
