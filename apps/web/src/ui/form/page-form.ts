import { useEffect, useEffectEvent } from 'react';

const wrong = '[aria-invalid="true"], [data-invalid="true"]';

/** The first wrong field of a form in reading order. */
export const firstWrong = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>(wrong) ?? null;

/** Puts the focus on the wrong one of these fields, or on the first of them. */
export function focusOn(formId: string, names: readonly string[]): void {
  const fields = [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[name]') ?? [])].filter((field) =>
    names.includes(field.getAttribute('name') ?? ''),
  );
  (fields.find((field) => field.matches(wrong)) ?? fields[0])?.focus();
}

/** Ctrl+S, on a Mac ⌘S, saves the page; the browser's own dialog would save a file of it. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      const isInDialog = document.querySelector('[role="dialog"]') !== null;
      if (!isInDialog && !event.repeat) save();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
