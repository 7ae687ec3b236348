import type { api } from '@offizin/contract/api';
import { changeOf } from '@offizin/domain/history/changes';
import { writeSecondFactorRule } from '../../sellers/write/second-factor-rule-queries.ts';
import { lockTeam } from '../write/membership-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { hasAnySecondFactor } from '../../../platform/session/second-factor-state-queries.ts';
import { mailWhoLacksSecondFactor } from './mail-who-lacks.ts';
import { readTeam } from './team-view.ts';

/** Makes a second factor obligatory for who changes money or the team, or leaves it to each person again (AUT-17). */
export async function demandSecondFactor(input: InputOf<typeof api.team.demandSecondFactor>) {
  const { db, session, body, now, fail } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  if (userId === null) return fail('access.impersonation');
  const { required } = body;
  await asIdentity(db, async (identity) => {
    await lockTeam(identity, sellerId);
    // Nobody locks themselves out.
    if (required && !(await hasAnySecondFactor(identity, userId))) fail('team.second_factor_missing');
    if (!(await writeSecondFactorRule(identity, { sellerId, required }))) return;
    const who = { brand, sellerId, userId, impersonatedBy };
    const changes = changeOf('second_factor', !required, required);
    await tellOwners(identity, { ...who, kind: 'team.second_factor_rule', changes }, now);
    if (required) await mailWhoLacksSecondFactor(identity, { sellerId, now });
  });
  return readTeam(db, { session, now });
}
