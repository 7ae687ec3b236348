/** Where a control is: its row, the cell in the row, and which one of the cell. */
export interface Stop {
  readonly index: number;
  readonly cell: number;
  readonly nth: number;
}

const controls = ['a[href]', 'button', 'input', 'select', 'textarea']
  .map((name) => `[data-index] ${name}:not(:disabled)`)
  .join(', ');
const cells = ':scope > td, :scope > th, :scope > [role=cell], :scope > tr > td, :scope > tr > th';

/** The controls of a list or of one of its rows, in their order; what is set apart has keys of its own. */
export function stopsIn(place: Element | null): HTMLElement[] {
  const found = place === null ? [] : [...place.querySelectorAll<HTMLElement>(controls)];
  return found.filter((control) => control.closest('[data-apart]') === null);
}

/** What holds a control within its row: a cell, or the row where it has none. */
function holderOf(control: Element, row: Element): { holder: Element; cell: number } {
  const all = [...row.querySelectorAll(cells)];
  const cell = all.findIndex((each) => each.contains(control));
  return { holder: all[cell] ?? row, cell: Math.max(0, cell) };
}

/** Where a control of a list is, or null when it is in none of its rows. */
export function stopOf(control: Element): Stop | null {
  const row = control.closest('[data-index]');
  if (row === null || control.closest('[data-apart]') !== null) return null;
  const { holder, cell } = holderOf(control, row);
  const nth = stopsIn(holder).findIndex((each) => each === control);
  return { index: Number(row.getAttribute('data-index')), cell, nth: Math.max(0, nth) };
}

/** The control at a place, else (unless it must be exact) the nearest one of its row; null when the row is not drawn. */
export function stopAt(
  list: Element | null,
  { index, cell, nth }: Stop,
  { exact = false }: { readonly exact?: boolean } = {},
): HTMLElement | null {
  const row = list?.querySelector(`[data-index="${index}"]`) ?? null;
  if (row === null) return null;
  const holder = [...row.querySelectorAll(cells)][cell] ?? row;
  const inCell = stopsIn(holder);
  const found = inCell[nth] ?? inCell.at(-1);
  return found ?? (exact ? null : (stopsIn(row)[0] ?? null));
}
