import { currentSession } from '../../../platform/session.ts';
import { prefetch } from '../../../platform/prefetch.ts';
import { accessQuery } from './access-queries.ts';

/** Reads what the screen shows first; an operator has no access of its own here. */
export function loadAccess(): void {
  if (currentSession()?.session.impersonatedBy === null) prefetch(accessQuery);
}
