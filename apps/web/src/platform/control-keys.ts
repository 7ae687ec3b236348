import { useEffect } from 'react';
import { isTyping } from './is-typing.ts';

const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/** A control that a key presses: the one of the layer on top or over all layers, and none that is behind a layer. */
export function controlOf(key: string): HTMLElement | null {
  const layer = [...document.querySelectorAll(overlay)].at(-1) ?? document;
  const control = `[data-key="${CSS.escape(key)}"]:not(:disabled)`;
  return (
    layer.querySelector<HTMLElement>(control) ?? document.querySelector<HTMLElement>(`[data-over-layers]${control}`)
  );
}

/** A key presses the control that names it in `data-key`, unless one is typing; a key that is held presses once. */
export function useControlKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat ||
        isTyping(event.target)
      )
        return;
      const control = controlOf(event.key);
      if (control === null) return;
      event.preventDefault();
      control.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
