import { limits } from '@offizin/domain/limits';
import { useState } from 'react';

/** The moment by this browser's clock until which something can be taken back, in milliseconds since 1970. */
export function undoUntil(sendsAt: string, seen: number): number {
  return Math.min(Date.parse(sendsAt), seen + limits.orderUndo * 1000);
}

/** The same of what was seen now. */
export function useUndoUntil(sendsAt: string): number {
  const [seen] = useState(() => Date.now());
  return undoUntil(sendsAt, seen);
}
