import { type RefObject, useLayoutEffect, useState } from 'react';

interface Sized {
  /** In pixels. */
  readonly width: number;
  /** What it can do with where there is little room, in pixels; without it its width. */
  readonly least?: number | undefined;
  /** Whether it stays as it is where there is more room than the columns need. */
  readonly isRigid?: boolean | undefined;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Columns share what is left of the room by their widths, but for the rigid ones. */
function grown(columns: readonly Sized[], room: number): readonly number[] {
  const wanted = columns.map(({ width }) => width);
  const flexible = sumOf(columns.map(({ width, isRigid }) => (isRigid ? 0 : width)));
  if (room === Infinity || flexible === 0) return wanted;
  const factor = (room - sumOf(wanted)) / flexible;
  return columns.map(({ width, isRigid }) => (isRigid ? width : Math.floor(width + width * factor)));
}

/** Where columns must give way, names and notes have several lines: a code that is cut short is another one. */
export const isTight = (columns: readonly Sized[], room: number): boolean =>
  sumOf(columns.map(({ width }) => width)) > room;

/** The widths of columns in this room: wider to fill it, or narrower so that none falls off; never below the least. */
export function fitted(columns: readonly Sized[], room: number): readonly number[] {
  const wanted = columns.map(({ width }) => width);
  const least = columns.map(({ width, least: own = width }) => Math.min(width, own));
  const tooMuch = sumOf(wanted) - room;
  const spare = sumOf(wanted) - sumOf(least);
  if (tooMuch <= 0) return grown(columns, room);
  if (spare === 0) return wanted;
  const share = Math.min(1, tooMuch / spare);
  return columns.map(({ width }, at) => Math.floor(width - share * (width - (least[at] ?? width))));
}

/** The room of a scrolled list, in pixels; without end until it is measured. */
export function useRoom(list: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const scroller = list.current?.closest('[data-scroller]');
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => setRoom(scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [list]);
  return room;
}
