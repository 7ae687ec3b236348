import { announce } from '../../events/write/announce-queries.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { refreshCover } from '../write/cover-queries.ts';
import { findRules, isCovering } from '../write/rule-queries.ts';

/** Who acts, as histories say it. */
export const actorOf = ({ userName: name, impersonatedBy }: ActiveSession) => ({ name, impersonatedBy });

/** What follows every change of which rules decide: each offer goes to the first that covers it, and open browsers hear of it. */
export async function coverAgain(
  { db, now }: { readonly db: SellerDb; readonly now: Date },
  changed: number,
): Promise<void> {
  await refreshCover(db, (await findRules(db)).filter(isCovering), now);
  await announce(db, { topic: 'price_rules', payload: { changed } });
}
