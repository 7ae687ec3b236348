import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTyping } from '../../platform/is-typing.ts';
import { type Move, moveOf, rowAfter } from './row-moves.ts';
import type { RowKey, RowWindow } from './row-window.ts';
import { type Stop, stopAt, stopOf, stopsIn } from './row-stops.ts';

export interface RowFocusOptions {
  /** The element that holds the rows; each row carries `data-index`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly RowKey[];
  readonly window: Pick<RowWindow<unknown>, 'screenful' | 'reveal'>;
  readonly canEnter?: (index: number) => boolean;
  /** A selector of controls between which up and down move, passing over rows without one. */
  readonly follows?: string;
  /** A row that is to have the focus; another object asks again. */
  readonly goTo?: { readonly key: RowKey } | null;
}

export interface RowFocus {
  /** The row that has the focus; it stays drawn wherever it is. */
  readonly focused: RowKey | null;
  readonly setFocused: (key: RowKey | null) => void;
}

/** Which row of a list has the focus. */
export function useFocusedRow(): RowFocus {
  const [focused, setFocused] = useState<RowKey | null>(null);
  return { focused, setFocused };
}

interface KnownStop extends Stop {
  readonly key: RowKey | null;
}

const anyRow = (): boolean => true;

/** What a key pressed at a control of the list asks for; null when the key is not the list's. */
function askedMove(event: KeyboardEvent, screenful: number): Move | null {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return null;
  if (!(target instanceof HTMLElement) || isTyping(target) || stopOf(target) === null) return null;
  return moveOf(event.key, screenful);
}

/** Where a move leads: a control, or a row that may have to be drawn first. */
function leadsTo(from: HTMLElement, way: Move, options: RowFocusOptions): HTMLElement | number | null {
  const { list, keys, canEnter = anyRow, follows } = options;
  const next = (controls: readonly HTMLElement[], step: number) => controls[controls.indexOf(from) + step] ?? null;
  if ('across' in way) return next(stopsIn(from.closest('[data-index]')), way.across);
  if (follows !== undefined && 'rows' in way && from.matches(follows))
    return next([...(list.current?.querySelectorAll<HTMLElement>(follows) ?? [])], Math.sign(way.rows));
  const at = stopOf(from)?.index ?? 0;
  const index = rowAfter(at, way, { count: keys.length, canEnter });
  return index === at ? null : index;
}

/** The control that takes over when the one with the focus is gone; null while its own row is waiting for it. */
function heirOf(focused: RowKey, stop: Stop, { list, keys, canEnter = anyRow }: RowFocusOptions): HTMLElement | null {
  const index = keys.indexOf(focused);
  if (index !== -1) return stopAt(list.current, { ...stop, index }, { exact: true });
  const next = rowAfter(stop.index, { rows: 0 }, { count: keys.length, canEnter });
  return next === null ? null : stopAt(list.current, { ...stop, index: next });
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

interface FocusRefs {
  readonly stopRef: RefObject<KnownStop>;
  /** A row that has to be drawn before it can be entered. */
  readonly awaitedRef: RefObject<number | null>;
}

/** Keeps one control of the list for the Tab key, and gives the focus to where it is expected. */
function useKeptFocus(focused: RowKey | null, { stopRef, awaitedRef }: FocusRefs, options: RowFocusOptions): void {
  const { list } = options;
  useLayoutEffect(() => {
    const element = list.current;
    if (awaitedRef.current !== null) {
      const arrived = stopAt(element, { ...stopRef.current, index: awaitedRef.current });
      if (arrived !== null) awaitedRef.current = null;
      arrived?.focus({ preventScroll: true });
    } else if (focused !== null && isNowhere()) {
      heirOf(focused, stopRef.current, options)?.focus({ preventScroll: true });
    }
    markTabStop(element, currentStop(stopRef.current, options));
  });
}

/**
 * Makes a list one stop of the Tab key: arrows, Home, End and Page keys move inside. The focus stays in the list
 * when the row that had it goes.
 */
export function useRowFocus({ focused, setFocused }: RowFocus, options: RowFocusOptions): void {
  const { list, keys, window, goTo = null } = options;
  const stop = useRef<KnownStop>({ key: null, index: 0, cell: 0, nth: 0 });
  const awaited = useRef<number | null>(null);
  const goneTo = useRef(goTo);
  useLayoutEffect(() => {
    const index = goTo === null || goTo === goneTo.current ? -1 : keys.indexOf(goTo.key);
    if (index === -1) return;
    goneTo.current = goTo;
    awaited.current = index;
    window.reveal(index);
  });
  useKeptFocus(focused, { stopRef: stop, awaitedRef: awaited }, options);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = askedMove(event, window.screenful);
    if (way === null || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const to = leadsTo(event.target, way, options);
    if (typeof to !== 'number') {
      to?.focus();
      return;
    }
    const control = stopAt(list.current, { ...stop.current, index: to });
    awaited.current = control === null ? to : null;
    window.reveal(to);
    control?.focus({ preventScroll: true });
  });

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const at = target instanceof HTMLElement ? stopOf(target) : null;
    if (at === null || !(target instanceof HTMLElement)) return;
    stop.current = { ...at, key: keys[at.index] ?? null };
    setFocused(stop.current.key);
    markTabStop(list.current, target);
  });

  /** A control that went, or is disabled while it works, was not left: the list gives the focus back. */
  const onFocusOut = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && list.current?.contains(relatedTarget)) return;
    queueMicrotask(() => {
      const stays = target instanceof HTMLElement && target.isConnected && !target.matches(':disabled');
      if (relatedTarget !== null || (stays && document.activeElement !== target)) setFocused(null);
    });
  });

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const ended = new AbortController();
    element.addEventListener('keydown', onKey, ended);
    element.addEventListener('focusin', onFocusIn, ended);
    element.addEventListener('focusout', onFocusOut, ended);
    return () => ended.abort();
  }, [list]);
}

function currentStop(stop: KnownStop, { list, keys, follows }: RowFocusOptions): HTMLElement | null {
  const index = stop.key === null ? -1 : keys.indexOf(stop.key);
  const known = index === -1 ? null : stopAt(list.current, { ...stop, index });
  const first = follows === undefined ? null : list.current?.querySelector<HTMLElement>(follows);
  return known ?? first ?? stopsIn(list.current)[0] ?? null;
}

/** Leaves one control of the list to the Tab key. */
function markTabStop(list: HTMLElement | null, current: HTMLElement | null): void {
  for (const each of stopsIn(list)) {
    const tabIndex = each === current ? 0 : -1;
    if (each.tabIndex !== tabIndex) each.tabIndex = tabIndex;
  }
  // Rows that hold nothing to stop at are scrolled by the list itself.
  const scroller = list?.querySelector('[data-index]')?.closest<HTMLElement>('[data-scroller]');
  if (scroller) scroller.tabIndex = current === null ? 0 : -1;
}
