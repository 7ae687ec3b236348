/** Tables that are wider than the window or the place they scroll in, and their cells whose text is cut off; each by its name and what is in it. */
export const cutTables = `(() => {
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';
  const isSeen = (element) => element.checkVisibility() && element.clientWidth > 1;
  const placeOf = (element) => {
    const parent = element.parentElement;
    return parent === null || clips(parent) ? parent : placeOf(parent);
  };
  const isWide = (table) => {
    const place = placeOf(table)?.getBoundingClientRect();
    return table.getBoundingClientRect().right > Math.min(place?.right ?? innerWidth, innerWidth) + 1;
  };
  const cut = (element) =>
    clips(element) && element.textContent.trim() !== '' && element.scrollWidth > element.clientWidth + 1;
  const cellsOf = (table) =>
    [...table.querySelectorAll('th, td')].filter((cell) =>
      isSeen(cell) && [cell, ...cell.querySelectorAll('*')].some((part) => isSeen(part) && cut(part)));
  const nameOf = (table) => table.getAttribute('aria-label') ?? table.textContent.slice(0, 40);
  return [...document.querySelectorAll('table')].filter(isSeen).flatMap((table) => [
    ...(isWide(table) ? ['table: ' + nameOf(table)] : []),
    ...cellsOf(table).map((cell) => 'cell: ' + nameOf(table) + ': ' + cell.textContent),
  ]);
})()`;
