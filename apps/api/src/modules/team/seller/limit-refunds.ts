import type { api } from '@offizin/contract/api';
import { changeOf } from '@offizin/domain/history/changes';
import { limitedDeciders, raisesLimit } from '@offizin/domain/returns/refund-limit';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { findRefundLimits, writeRefundLimits } from '../../sellers/write/refund-limits-queries.ts';
import { lockTeam } from '../write/membership-write-queries.ts';
import { readTeam } from './team-view.ts';

/** An amount as the history keeps it: without a currency, which is the brand's. */
const shown = (amount: number | null): string | null => (amount === null ? null : (amount / 100).toFixed(2));

/** Sets above which sums refunds are proposed to the owner; who may decide about more needs a fresh proof (ORD-22). */
export async function limitRefunds(input: InputOf<typeof api.team.limitRefunds>) {
  const { db, session, body, now, proof } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  await asIdentity(db, async (identity) => {
    await lockTeam(identity, sellerId);
    const before = await findRefundLimits(identity, sellerId);
    proof.needIf(raisesLimit(before, body));
    const changes = limitedDeciders.flatMap((decider) =>
      changeOf(`refund_limit_${decider}`, shown(before[decider]), shown(body[decider])),
    );
    if (changes.length === 0) return;
    await writeRefundLimits(identity, { sellerId, limits: body });
    const act = { brand, kind: 'team.refund_limits', sellerId, userId, impersonatedBy, changes } as const;
    await (proof.gives ? tellOwners(identity, act, now) : insertAudit(identity, act));
  });
  return readTeam(db, { session, now });
}
