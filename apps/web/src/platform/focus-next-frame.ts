/**
 * Moves the focus once the change is drawn, unless the person has gone elsewhere by then: on a busy machine the next frame comes
 * late, and what was opened meanwhile keeps it.
 */
export function focusNextFrame(move: () => void): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) move();
  });
}
