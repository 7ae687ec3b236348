import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { CardList } from './list/card-list.tsx';
import type { Pages } from './list/pages.ts';
import { watchScrollers } from './scroll-stops.ts';
import { SidePane } from './side-pane.tsx';
import { Table, TableScroller } from './table.tsx';

const nothing = () => {};

const lines = Array.from({ length: 60 }, (_, line) => line);

const pages: Pages<number> = {
  rows: lines,
  question: 'all',
  state: 'ready',
  error: null,
  hasMore: false,
  loadMore: nothing,
  retry: nothing,
};

/** Everything that scrolls by its computed style and has more than it shows. */
const scrollers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const moves = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    return (moves(overflowY) && scrollHeight > clientHeight + 1) || (moves(overflowX) && scrollWidth > clientWidth + 1);
  });

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 || [...element.querySelectorAll<HTMLElement>('*')].some(({ tabIndex }) => tabIndex >= 0);

/** Tabs to the scroller and moves it by keys. */
async function expectScrolled(): Promise<void> {
  await expect.poll(() => scrollers().length).toBeGreaterThan(0);
  await expect.poll(() => scrollers().filter((each) => !isReached(each))).toEqual([]);
  await userEvent.keyboard('{Tab}');
  const [scroller] = scrollers();
  expect(document.activeElement).toBe(scroller);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.poll(() => (scroller?.scrollTop ?? 0) + (scroller?.scrollLeft ?? 0)).toBeGreaterThan(0);
}

test('GEN-13 a list whose rows hold nothing to stop at is scrolled by keyboard', async () => {
  await show(
    <CardList
      label="Activity"
      loading="Loading"
      pages={pages}
      keyOf={(row) => row}
      heightOf={() => 40}
      renderCard={(row) => <p>Signed in, {row}</p>}
    />,
  );
  await expectScrolled();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Activity');
});

test('GEN-13 a pane of nothing but text is scrolled by keyboard, under its name', async () => {
  await page.viewport(1440, 900);
  const { screen } = await show(
    <div style={{ height: 300, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' }}>
      <SidePane title="Case 7" onClose={nothing}>
        {lines.map((line) => (
          <p key={line}>Line {line}</p>
        ))}
      </SidePane>
    </div>,
  );
  watchScrollers();
  await expect.poll(() => scrollers().length).toBeGreaterThan(0);
  await expect.poll(() => scrollers().filter((each) => !isReached(each))).toEqual([]);
  const [scroller] = scrollers();
  expect(scroller?.tabIndex).toBe(0);
  await expect.element(screen.getByRole('group', { name: 'Case 7' })).toBeInTheDocument();
});

test('GEN-13 a table that is wider than its place is scrolled by keyboard', async () => {
  watchScrollers();
  await show(
    <div style={{ width: 200 }}>
      <TableScroller>
        <Table
          label="Rates"
          rows={lines.slice(0, 3)}
          keyOf={String}
          columns={lines.slice(0, 12).map((id) => ({
            id: String(id),
            name: `A column, ${id}`,
            render: (row: number) => <span style={{ whiteSpace: 'nowrap' }}>A cell of row {row}</span>,
          }))}
        />
      </TableScroller>
    </div>,
  );
  await expectScrolled();
  expect(document.activeElement?.querySelector('table')?.getAttribute('aria-label')).toBe('Rates');
});

test('GEN-13 what holds a control is no stop of its own, and stays none', async () => {
  watchScrollers();
  const { screen } = await show(
    <div style={{ width: 200 }}>
      <TableScroller>
        <a href="#first">First</a>
        <div style={{ width: 2000 }}>Wide</div>
      </TableScroller>
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'First' })).toHaveFocus();
});
