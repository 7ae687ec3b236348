import {
  type Heard,
  hearStroke,
  noKeys,
  scannerGap,
  scannerSilence,
  settleKeys,
} from '@offizin/domain/identifiers/scanner-keys';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { controlOf } from '../../../platform/control-keys.ts';
import { isTyping } from '../../../platform/is-typing.ts';

const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/** What a timer may be late by: keys that wait to be heard come first. */
const patience = 30;

/** Keys that were held back and turned out to be nobody's here: they go on to the rest of the portal. */
const passedOn = new WeakSet<Event>();

function passOn(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  passedOn.add(event);
  (document.activeElement ?? document.body).dispatchEvent(event);
}

/** Whether a key means what has the focus: it is a control of the desk. */
function focusedControl(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.matches('button, a, summary') ? activeElement : null;
}

/** Presses what a person's key stands for. */
function press(key: string, { onEscape }: { onEscape: () => void }): void {
  if (key === 'Escape') return onEscape();
  const control = controlOf(key === 'Enter' ? 'p' : key.toLowerCase());
  if (control !== null) return control.click();
  if (key === ' ') focusedControl()?.click();
  else passOn(key);
}

export interface ScannerOptions {
  /** What covers the window; while something lies over it, it hears nothing. */
  readonly desk: RefObject<HTMLElement | null>;
  readonly onScan: (text: string) => void;
  readonly onEscape: () => void;
}

/** Hears a scanner without a field, and the keys of a person between its scans; what is typed into a field is left alone. */
export function useScanner({ desk, onScan, onEscape }: ScannerOptions): void {
  const scan = useEffectEvent(onScan);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    let keys = noKeys;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const act = (heard: readonly Heard[]) => {
      for (const each of heard) {
        if (each.kind === 'scan') scan(each.text);
        else press(each.key, { onEscape: () => escape() });
      }
    };
    const settle = () => {
      const settled = settleKeys(keys, performance.now());
      keys = settled.keys;
      act(settled.heard);
      if (keys.text !== '') timer = setTimeout(settle, scannerSilence);
    };
    const hear = (event: KeyboardEvent) => {
      const isOurs = [...document.querySelectorAll(overlay)].at(-1) === desk.current;
      const isShortcut = (event.ctrlKey || event.metaKey) && keys.text === '';
      if (passedOn.has(event) || !isOurs || isShortcut || isTyping(event.target)) return;
      const isHeld = event.repeat;
      const stroke = { key: event.key, at: event.timeStamp, control: event.ctrlKey, alt: event.altKey };
      const listened = isHeld ? { keys, heard: [] } : hearStroke(keys, stroke);
      ({ keys } = listened);
      clearTimeout(timer);
      timer = setTimeout(settle, scannerGap + patience);
      const own = listened.heard.find((each) => each.kind === 'key' && each.key === event.key && event.key.length > 1);
      // Tab and the arrows move the focus, and Enter presses what has it.
      const isNative =
        own !== undefined && event.key !== 'Escape' && (event.key !== 'Enter' || focusedControl() !== null);
      act(isNative ? listened.heard.filter((each) => each !== own) : listened.heard);
      if (isNative) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => {
      window.removeEventListener('keydown', hear, { capture: true });
      clearTimeout(timer);
    };
  }, [desk]);
}
