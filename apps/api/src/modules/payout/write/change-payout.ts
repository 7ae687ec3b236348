import { isDeepStrictEqual } from 'node:util';
import type { BrandId } from '@offizin/domain/brand/brands';
import { changeOf, type HistoryChange } from '@offizin/domain/history/changes';
import type { AuditKind } from '@offizin/domain/history/kinds';
import { payoutStates, providerNames, validationWord } from '@offizin/domain/payout/payout-account';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { insertPayoutChanged } from '../../events/write/marketplace-event-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import type { PayoutAccountRow } from './payout-queries.ts';
import { type AccountState, updateAccountState } from './payout-write-queries.ts';

type Db = SellerDb | MarketplaceDb;

const payoutsWord = ({ blockedAt }: Pick<AccountState, 'blockedAt'>) => (blockedAt === null ? 'released' : 'blocked');

/** What a change means in the seller's words. */
export function payoutChanges(before: AccountState, after: AccountState): HistoryChange[] {
  return [
    ...changeOf('payout_status', validationWord(before.state), validationWord(after.state)),
    ...changeOf('payouts', payoutsWord(before), payoutsWord(after)),
  ];
}

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const isSame = (one: AccountState, other: AccountState): boolean =>
  one.state === other.state &&
  isDeepStrictEqual(one.requirements, other.requirements) &&
  timeOf(one.heldUntil) === timeOf(other.heldUntil) &&
  timeOf(one.blockedAt) === timeOf(other.blockedAt);

async function notifyOf(db: Db, { sellerId, provider }: PayoutAccountRow, change: Change): Promise<void> {
  const { before, after, now } = change;
  const params = { provider: providerNames[provider] };
  const at = now.toISOString();
  const word = validationWord(after.state);
  if (payoutStates[before.state] !== payoutStates[after.state])
    await notifyAll(db, [{ sellerId, kind: `payout_${word}`, params, dedupeKey: `payout:${word}:${at}`, at: now }]);
  if (before.blockedAt === null && after.blockedAt !== null)
    await notifyAll(db, [{ sellerId, kind: 'payout_blocked', params, dedupeKey: `payout:blocked:${at}`, at: now }]);
}

interface Change {
  readonly before: AccountState;
  readonly after: AccountState;
  readonly now: Date;
}

/** Who changes it; left out where the call leaves its own row in the history. */
interface By {
  readonly kind: AuditKind;
  readonly userId: string | null;
}

/** Writes an account's state, with everything that follows from it: history, the marketplace's event, notice, open screens. */
export async function changePayout(
  db: Db,
  row: PayoutAccountRow & { readonly brand: BrandId },
  { changes, now, by }: { changes: Partial<AccountState>; now: Date; by?: By },
): Promise<void> {
  const { sellerId, brand } = row;
  const after: AccountState = { ...row, stateAt: row.stateAt, ...changes };
  const isUnchanged = isSame(row, after);
  await updateAccountState(db, sellerId, isUnchanged ? after : { ...after, stateAt: now });
  if (isUnchanged) return;
  const noted = payoutChanges(row, after);
  if (by !== undefined && noted.length > 0)
    await insertAudit(db, { brand, sellerId, userId: by.userId, impersonatedBy: null, kind: by.kind, changes: noted });
  await insertPayoutChanged(
    db,
    { sellerId, now },
    {
      validation: payoutStates[after.state],
      state: after.state,
      heldUntil: timeOf(after.heldUntil),
      blocked: after.blockedAt !== null,
    },
  );
  await notifyOf(db, row, { before: row, after, now });
  await announceTo(db, [{ sellerId, topic: 'payout', payload: { state: after.state } }]);
}

/** What the provider said at a moment; what is older than what is known changes nothing. */
export async function applyProviderState(
  db: Db,
  row: PayoutAccountRow,
  { state, requirements, at, now }: Pick<AccountState, 'state' | 'requirements'> & { at: Date; now: Date },
): Promise<boolean> {
  if (row.providerAt !== null && row.providerAt >= at) return false;
  const changes = { state, requirements, providerAt: at };
  await changePayout(db, row, { changes, now, by: { kind: 'payout.changed', userId: null } });
  return true;
}
