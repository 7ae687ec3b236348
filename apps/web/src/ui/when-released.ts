const presses = ['pointerdown', 'keydown'] as const;
const releases = ['pointerup', 'pointercancel', 'keyup'] as const;

let isPressed = false;
const waiting: (() => void)[] = [];

const press = (): void => {
  isPressed = true;
};

function settle(): void {
  isPressed = false;
  for (const resolve of waiting.splice(0)) resolve();
}

/** The click of a press comes after its end. */
const release = (): void => void setTimeout(settle);

/** Watches until it is called back; while nobody watches nothing counts as pressed. */
export function watchPresses(): () => void {
  for (const type of presses) window.addEventListener(type, press, { capture: true, passive: true });
  for (const type of releases) window.addEventListener(type, release, { capture: true, passive: true });
  return () => {
    for (const type of presses) window.removeEventListener(type, press, { capture: true });
    for (const type of releases) window.removeEventListener(type, release, { capture: true });
    settle();
  };
}

/** Resolves when no key and no button of the mouse is held down: what is drawn again under a press loses its click. */
export function whenReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
