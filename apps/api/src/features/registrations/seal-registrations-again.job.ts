import { answersSealedAgain } from '../../owners/registrations/registration-answers.ts';
import { replaceSealed } from '../../owners/registrations/registration-write-queries.ts';
import { withIdentity } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { findAllAfter } from './registration-queries.ts';

/** Seals with the newest key the answers that older ones sealed, so that an old key can be taken away a day after a new one came. */
export const sealRegistrationsAgain = job(
  'seal_registrations_again',
  async ({ app }) => {
    for (let after: string | null = null; ;) {
      const last = await withIdentity(app.pool, async (db): Promise<string | null> => {
        const rows = await findAllAfter(db, after);
        for (const row of rows) {
          const sealed = answersSealedAgain(app.sealKeys, row);
          if (sealed !== null) await replaceSealed(db, row.id, { before: row.sealedAnswers, sealed });
        }
        return rows.at(-1)?.id ?? null;
      });
      if (last === null) return;
      after = last;
    }
  },
  [{ at: '27 * * * *', tries: 2 }],
);
