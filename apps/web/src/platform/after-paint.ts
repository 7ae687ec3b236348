import { startTransition, useEffect, useState } from 'react';

let isPainted = false;

/** A page in the background is not painted: nothing is gained by waiting there. */
function afterPaint(act: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    act();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame begins with this call; what it paints is on the screen before the next task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until what was drawn first after the page's load has been painted; what follows is drawn in pieces, so that the page reacts. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(isPainted);
  useEffect(() => {
    if (painted) return undefined;
    return afterPaint(() => {
      isPainted = true;
      startTransition(() => setPainted(true));
    });
  }, [painted]);
  return painted;
}
