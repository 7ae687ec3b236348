/** Labels of buttons, tabs and column heads whose text is cut off or sticks out of them; what is only for screen readers is one pixel wide. */
export const cutLabels = `(() => {
  const isCutOff = (element) =>
    element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
  const sticksOut = (element) => {
    if (element.matches('th') && element.textContent !== '' && isCutOff(element)) return true;
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const parent = node.parentElement;
      if (text.width === 0 || parent.clientWidth === 1) continue;
      if (isCutOff(parent) || text.right > box.right + 1 || text.left < box.left - 1) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, th, [role="tab"], [role="columnheader"]')]
    .filter((element) => element.checkVisibility() && sticksOut(element))
    .map((element) => element.textContent);
})()`;

/** Hints in empty fields that are cut off, measured in their own type; and tabs and names of files that do not fit into their place. */
export const cutHints = `(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const widthOf = (element, text) => {
    const style = getComputedStyle(element);
    pen.font = style.fontStyle + ' ' + style.fontWeight + ' ' + style.fontSize + ' ' + style.fontFamily;
    return pen.measureText(text).width;
  };
  const room = (element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  const hints = [...document.querySelectorAll('input[placeholder]')]
    .filter((input) => input.checkVisibility() && input.placeholder !== '' && widthOf(input, input.placeholder) > room(input) + 0.5)
    .map((input) => 'hint: ' + input.placeholder);
  const tabs = [...document.querySelectorAll('[role="tab"], [aria-current="page"]')]
    .filter((tab) => tab.checkVisibility() && tab.getBoundingClientRect().right > innerWidth + 1)
    .map((tab) => 'tab: ' + tab.textContent);
  return [...hints, ...tabs];
})()`;

/** Words that break in their middle, below one another: each with the text around it. Between parts of an address and at hyphens they may. */
export const brokenWords = `(() => {
  const range = document.createRange();
  const linesOf = (node, from, to) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
  };
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!/\\S{4}/.test(node.data) || parent.closest('[aria-hidden=true], pre, code, textarea, svg') !== null) continue;
    if (!parent.checkVisibility() || parent.clientWidth === 1 || linesOf(node, 0, node.length) < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u00ad\\u200b\\-\u2010-\u2015@./_,:;|\u2026]{4,}/g))
      if (linesOf(node, index, index + word.length) > 1) found.push('broken word: ' + word + ' in ' + node.data.trim().slice(0, 60));
  }
  return found;
})()`;

/** Names of the menu, of tabs and headings that end in an ellipsis: what the portal itself says is read whole. Those that are only heard are clipped. */
export const cutNames = `[...document.querySelectorAll('nav a, nav button, nav:not(main *) span, h1, h2, h3, legend')]
  .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
  .filter((element) => getComputedStyle(element).overflowX !== 'visible' && getComputedStyle(element).clipPath === 'none')
  .map((element) => 'name: ' + element.textContent)`;

/** By how many pixels the page is wider than the window, in words; nothing where it is not. */
export const sideways = `(() => {
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  return wide > 0 ? ['wider than the window by ' + wide + ' px'] : [];
})()`;
