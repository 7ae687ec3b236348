import type { ViewList, ViewScope } from '@offizin/domain/saved-views/saved-views';
import type { z } from 'zod';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findViews, type ViewRow } from './view-queries.ts';

/** A view as its list knows it. */
export interface View<S> {
  readonly id: string;
  readonly name: string;
  readonly scope: ViewScope;
  readonly version: number;
  readonly by: string;
  readonly shows: S;
}

/** Whose a view is. */
export const scopeOf = ({ userId }: Pick<ViewRow, 'userId'>): ViewScope => (userId === null ? 'shop' : 'own');

const viewOf = <S>({ id, name, version, by, userId }: ViewRow, shows: S): View<S> => ({
  id,
  name,
  scope: scopeOf({ userId }),
  version,
  by,
  shows,
});

/** What a view shows of what its list knows by now: a filter that is gone is left out. */
function knownOf<T extends z.ZodObject>(schema: T, stored: unknown): z.output<T> | null {
  const known = Object.entries(Object(stored)).filter(([name, value]) => schema.shape[name]?.safeParse(value).success);
  const read = schema.safeParse(Object.fromEntries(known));
  return read.success ? read.data : null;
}

/** The views of a list that somebody sees: the shop's, and their own. */
export async function readViews<T extends z.ZodObject>(
  { db, session }: { readonly db: SellerDb; readonly session: ActiveSession },
  { list, shows }: { readonly list: ViewList; readonly shows: T },
): Promise<View<z.output<T>>[]> {
  const rows = await findViews(db, { list, userId: session.userId });
  return rows.flatMap((row) => {
    const known = knownOf(shows, row.shows);
    return known === null ? [] : [viewOf(row, known)];
  });
}
