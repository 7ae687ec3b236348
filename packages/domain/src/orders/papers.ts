/** A4, and the label paper of 10 × 15 cm. */
export const paperSizes = ['a4', 'label'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** What is printed for an order; the label says where it goes until the courier's own is there. */
export const orderPapers = ['label', 'packing_slip'] as const;
export type OrderPaper = (typeof orderPapers)[number];

/** More boxes than these are no longer counted by looking. */
const mostBoxes = 12;

/** How many boxes are ticked while units are put into the parcel: one each, and one for all where there are many. */
export function tickBoxes(units: number): number {
  return units > mostBoxes ? 1 : units;
}

/** How much fits on the first page and on those behind it, and how much what comes below the last row takes. */
export interface PaperRoom {
  readonly first: number;
  readonly next: number;
  readonly end: number;
}

/** Rows of these heights page by page, each by its place; what comes below the last row stays with it. */
export function paperPages(heights: readonly number[], { first, next, end }: PaperRoom): number[][] {
  let page: number[] = [];
  const pages = [page];
  let left = first;
  const begin = () => {
    page = [];
    pages.push(page);
    left = next;
  };
  heights.forEach((height, row) => {
    const taken = row === heights.length - 1 ? height + end : height;
    const hasRows = page.length > 0 || pages.length === 1;
    if (taken > left && hasRows) begin();
    page.push(row);
    left -= height;
  });
  return pages;
}

/** Which list a courier signed: who takes the parcels, the day and the minute, in the shop's time zone. */
export function manifestNumber(courier: string | null, { date, minute }: { date: string; minute: number }): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${courier ?? 'other'}-${date}-${two(Math.floor(minute / 60))}${two(minute % 60)}`.toUpperCase();
}
