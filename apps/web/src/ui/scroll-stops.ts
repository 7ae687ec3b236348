/** What the Tab key can reach. */
const stops = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]', '[contenteditable="true"]']
  .map((name) => `${name}:not(:disabled)`)
  .join(', ');

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');

/** The selectors of the rules that make something scroll, those of media queries too. */
function selectorsIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return scrolls(rule.style) ? [rule.selectorText] : [];
    return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
  });
}

/** Nothing of a style sheet that could not be loaded: its rules cannot be read. */
function selectorsOf(sheet: CSSStyleSheet): string[] {
  try {
    return selectorsIn(sheet.cssRules);
  } catch {
    return [];
  }
}

/** Such as pseudo-elements, of which there is no element. */
const isOfElements = (selector: string): boolean => !selector.includes('::');

let known: { readonly sheets: number; readonly selector: string } = { sheets: 0, selector: '' };

function selectorOfScrollers(): string {
  const sheets = [...document.styleSheets];
  if (sheets.length !== known.sheets) {
    const all = sheets.flatMap(selectorsOf).filter(isOfElements);
    known = { sheets: sheets.length, selector: [...new Set(all)].join(', ') };
  }
  return known.selector;
}

/** Whether something can be moved in it; where nothing is cut there is nothing to scroll. */
function overflows(element: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  const { overflowX, overflowY } = getComputedStyle(element);
  const isMovable = (overflow: string, more: number) => more > 1 && (overflow === 'auto' || overflow === 'scroll');
  return isMovable(overflowY, scrollHeight - clientHeight) || isMovable(overflowX, scrollWidth - clientWidth);
}

const holdsStop = (element: HTMLElement): boolean =>
  [...element.querySelectorAll<HTMLElement>(stops)].some(({ tabIndex }) => tabIndex >= 0);

/** What was there before an element became a stop. */
const given = new WeakMap<HTMLElement, string | null>();

/** A stop has a name: its own, or that of what it is in. */
function name(element: HTMLElement): void {
  if (element.hasAttribute('role') || element.matches('section, main, nav, table, ul, ol')) return;
  const named = element.closest('[aria-label], [aria-labelledby]');
  for (const attribute of ['aria-label', 'aria-labelledby']) {
    const value = named?.getAttribute(attribute);
    if (value) element.setAttribute(attribute, value);
  }
  if (named !== null) element.setAttribute('role', 'group');
}

/** Makes every scroller that holds nothing to stop at a stop of the Tab key itself: its arrows scroll it then (WCAG 2.1.1). */
function settle(): void {
  const selector = selectorOfScrollers();
  if (selector === '') return;
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const isNeeded = !holdsStop(element) && overflows(element);
    if (isNeeded && element.tabIndex < 0) {
      given.set(element, element.getAttribute('tabindex'));
      element.tabIndex = 0;
      name(element);
    } else if (!isNeeded && given.has(element) && document.activeElement !== element) {
      const before = given.get(element) ?? null;
      given.delete(element);
      if (before === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', before);
    }
  }
}

let isWatching = false;
let isDue = false;

/** Settles once for all that changes until the next frame. */
function settleSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    settle();
  });
}

/** From now on no scroller of the page is out of the keyboard's reach, whatever is drawn later. */
export function watchScrollers(): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(settleSoon).observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', settleSoon);
  settle();
}
