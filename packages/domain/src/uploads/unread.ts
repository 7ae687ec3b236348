import type { UnreadableProblem } from '../sync/facts.ts';
import type { CellKind } from './cells.ts';

/** That a cell cannot be read, why, and what may have been meant, written so that it can be read. */
export interface Unread {
  readonly problem: UnreadableProblem;
  readonly suggestion: string | null;
}

export function unread(problem: UnreadableProblem, suggestion: string | null = null): Unread {
  return { problem, suggestion };
}

const byKind: Readonly<Partial<Record<CellKind, Unread>>> = {
  error: unread('formula_error'),
  date: unread('date'),
  boolean: unread('boolean'),
};

/** Why a cell of this kind is neither number nor text; null where it is. */
export function unreadKind(kind: CellKind): Unread | null {
  return byKind[kind] ?? null;
}
