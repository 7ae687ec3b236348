/**
 * Tables that cannot be read by ear: without a name, with a cell below no head and in no named row, with a head that is
 * hidden from who hears it or that sorts and does not say how; and lists drawn as tables which are none.
 */
export const unheardTables = `(() => {
  const isSeen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const textOf = (element) => element.textContent.trim();
  const shortOf = (element) => textOf(element).replaceAll(/\\s+/g, ' ').slice(0, 60);
  const labelOf = (table) => {
    const by = (table.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return [table.getAttribute('aria-label') ?? '', by, table.querySelector('caption')?.textContent ?? ''].join('').trim();
  };
  const isHidden = (element) => element.closest('[aria-hidden=true]') !== null;
  const cellsOf = (row) => [...row.querySelectorAll('th, td, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]')];
  const spoken = (cell) => textOf(cell) !== '' || cell.getAttribute('aria-label') !== null || cell.querySelector('[aria-label]') !== null;
  const isHead = (cell) => cell.matches('th:not([scope=row], [scope=rowgroup]), [role=columnheader]');
  const isRowName = (cell) => cell.matches('th[scope=row], th[scope=rowgroup], [role=rowheader]');
  const faultsOf = (table) => {
    const name = labelOf(table);
    const what = name === '' ? shortOf(table) : name;
    const faults = name === '' ? ['without a name'] : [];
    const rows = [...table.querySelectorAll('tr, [role=row]')].filter((row) => isSeen(row) && !isHidden(row));
    const heads = [];
    for (const row of rows) {
      let column = 0;
      const cells = cellsOf(row);
      const named = cells.some(isRowName);
      for (const cell of cells) {
        if (isHead(cell)) { if (spoken(cell)) for (let at = 0; at < (cell.colSpan ?? 1); at += 1) heads[column + at] = true; }
        else if (!isRowName(cell) && spoken(cell) && heads[column] !== true && !(named && cells.length < 4) && cells.length > 1)
          faults.push('a cell without a head: ' + shortOf(cell));
        column += cell.colSpan ?? 1;
      }
    }
    const sorting = [...table.querySelectorAll('th, [role=columnheader]')].filter((head) => head.querySelector('a[href*="sort="]') !== null);
    if (sorting.length > 0 && !sorting.some((head) => head.hasAttribute('aria-sort'))) faults.push('sorted, and does not say by what');
    return [...new Set(faults)].map((fault) => 'table ' + what + ': ' + fault);
  };
  const tables = [...document.querySelectorAll('table, [role=table], [role=grid], [role=treegrid]')].filter((table) => isSeen(table) && !isHidden(table));
  const hiddenHeads = [...document.querySelectorAll('[aria-hidden=true]')].filter((head) => {
    if (!isSeen(head)) return false;
    if (head.matches('th, thead, [role=columnheader]') && textOf(head) !== '') return true;
    const { display, gridTemplateColumns } = getComputedStyle(head);
    if (display !== 'grid' || head.childElementCount < 3) return false;
    const around = head.parentElement?.querySelectorAll('*') ?? [];
    return [...around].filter((other) => other !== head && !head.contains(other) && getComputedStyle(other).gridTemplateColumns === gridTemplateColumns).length > 1;
  }).map((head) => 'hidden head: ' + shortOf(head));
  // With its currency an amount says more, and a place in a list is one figure.
  const isAmount = (text) => /\\d/.test(text) && /^[−–+-]?[\\d.,'’\\s]+$/.test(text);
  const bareOf = (row) => [...row.querySelectorAll('*')].filter((part) => part.childElementCount === 0 && isSeen(part) && isAmount(textOf(part)) && !isHidden(part) && part.closest('dd, [aria-label], a, button, svg') === null);
  const drawn = [...document.querySelectorAll('ul, ol, div, section')].filter((list) => {
    if (!isSeen(list) || isHidden(list) || list.closest('table, [role=table], [role=grid], dl') !== null) return false;
    const rows = [...list.children].filter((row) => isSeen(row) && !isHidden(row) && row.querySelector('table, [role=table]') === null);
    return rows.length > 1 && rows.every((row) => row.tagName === rows[0].tagName && row.className === rows[0].className) && rows.filter((row) => bareOf(row).length > 1).length > 1;
  }).map((list) => 'bare amounts: ' + shortOf(list));
  return [...tables.flatMap(faultsOf), ...hiddenHeads, ...drawn];
})()`;
