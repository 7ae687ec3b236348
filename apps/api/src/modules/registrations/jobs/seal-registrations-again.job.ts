import { answersSealedAgain, licenceSealedAgain } from '../write/registration-answers.ts';
import { replaceSealed, replaceSealedLicence } from '../write/registration-write-queries.ts';
import { type IdentityDb, withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job, type JobContext } from '../../../platform/jobs/job.ts';
import { findAllAfter, findLicencesAfter } from '../read/registration-queries.ts';

type Portion = (db: IdentityDb, after: string | null) => Promise<string | null>;

/** Goes through all rows, each portion in a transaction of its own; a portion resolves with its last id. */
async function throughAll({ app }: JobContext, portion: Portion): Promise<void> {
  for (let after: string | null = null; ;) {
    const last: string | null = await withIdentity(app.pool, (db) => portion(db, after));
    if (last === null) return;
    after = last;
  }
}

/** Seals with the newest key the answers that older ones sealed, so that an old key can be taken away a day after a new one came. */
export const sealRegistrationsAgain = job(
  'seal_registrations_again',
  async (context) => {
    const { sealKeys } = context.app;
    await throughAll(context, async (db, after) => {
      const rows = await findAllAfter(db, after);
      for (const row of rows) {
        const sealed = answersSealedAgain(sealKeys, row);
        if (sealed !== null) await replaceSealed(db, row.id, { before: row.sealedAnswers, sealed });
      }
      return rows.at(-1)?.id ?? null;
    });
    await throughAll(context, async (db, after) => {
      const rows = await findLicencesAfter(db, after);
      for (const { id, sealedContent: before } of rows) {
        const sealed = licenceSealedAgain(sealKeys, id, before);
        if (sealed !== null) await replaceSealedLicence(db, id, { before, sealed });
      }
      return rows.at(-1)?.id ?? null;
    });
  },
  [{ at: '27 * * * *', tries: 2 }],
);
