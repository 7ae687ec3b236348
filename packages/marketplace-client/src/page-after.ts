/** Where a page of a list begins; the first one behind nothing. */
export function pageAfter<Cursor>(after: Cursor | undefined): { readonly after?: Cursor } {
  return after === undefined ? {} : { after };
}
