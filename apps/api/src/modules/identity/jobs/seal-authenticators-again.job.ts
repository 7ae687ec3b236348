import { findAuthenticatorsAfter, replaceSealedKey } from '../write/authenticator-queries.ts';
import { keySealedAgain } from '../write/authenticator.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Seals with the newest key what older ones sealed of apps for codes, so that an old key can be taken away a day after a new one came. */
export const sealAuthenticatorsAgain = job(
  'seal_authenticators_again',
  async ({ app }) => {
    for (let after: string | null = null; ;) {
      const last = await withIdentity(app.pool, async (db): Promise<string | null> => {
        const rows = await findAuthenticatorsAfter(db, after);
        for (const row of rows) {
          const sealed = keySealedAgain(app.sealKeys, row);
          if (sealed !== null) await replaceSealedKey(db, row.userId, { before: row.sealedKey, sealed });
        }
        return rows.at(-1)?.userId ?? null;
      });
      if (last === null) return;
      after = last;
    }
  },
  [{ at: '37 * * * *', tries: 2 }],
);
