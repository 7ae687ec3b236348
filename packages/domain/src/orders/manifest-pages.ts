const rowsOnPage = 20;
/** Signatures are below the last rows, and take up the room of some of them. */
const signatureRows = 3;

/** The rows of a courier's handover list page by page; on the last one there is room for the signatures. */
export function manifestPages<T>(rows: readonly T[]): T[][] {
  const pages: T[][] = [];
  for (let from = 0; from < rows.length; from += rowsOnPage) pages.push(rows.slice(from, from + rowsOnPage));
  return (pages.at(-1)?.length ?? 0) > rowsOnPage - signatureRows ? [...pages, []] : pages;
}
