import { useEffect } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

let isSeen = false;
const waiting = new Set<() => void>();

function see(): void {
  isSeen = true;
  for (const sign of signs) window.removeEventListener(sign, see);
  for (const act of waiting) act();
  waiting.clear();
}

for (const sign of signs) window.addEventListener(sign, see, { passive: true });

/** Acts with the first sign of a user since the page was loaded: what only a user can open is not fetched before. */
export function useFirstSign(act: () => void): void {
  useEffect(() => {
    if (isSeen) {
      act();
      return undefined;
    }
    waiting.add(act);
    return () => void waiting.delete(act);
  }, [act]);
}
