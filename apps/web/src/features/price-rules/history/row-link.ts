/** The link of a row that is drawn, by the number of its change. */
export const rowLink = (change: string | number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-change="${CSS.escape(String(change))}"]`);
