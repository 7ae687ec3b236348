import { type RefObject, useEffect } from 'react';

const property = '--foot-height';

/** Lets messages stand above a foot of buttons that fills the bottom of the window, however many lines it takes. */
export function useFootHeight(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = foot;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight + 8}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [foot]);
}
