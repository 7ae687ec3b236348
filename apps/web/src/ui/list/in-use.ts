/** The page's own scroll. */
export const page = (): HTMLElement | null => document.getElementById('content');

/** Whether rows of the list lie under the pointer, or hold the focus. */
export function isTouched(list: HTMLElement | null): boolean {
  return list !== null && (list.matches(':hover') || list.contains(document.activeElement));
}

/** Whether somebody is somewhere in the list: with the pointer, with the focus, or scrolled down in it. */
export function isInUse(list: HTMLElement | null): boolean {
  const scroller = list?.closest<HTMLElement>('[data-scroller]') ?? null;
  if (list === null || scroller === null) return false;
  return isTouched(scroller) || scroller.scrollTop > 0 || (page()?.scrollTop ?? 0) > 0;
}
