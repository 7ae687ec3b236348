import { brandIds } from '@offizin/domain/brand/brands';
import { checkVat } from '../write/check-vat.ts';
import { vatCheckKey } from '../write/vat-check-key.ts';
import { findDueVatChecks } from '../write/company-queries.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { brandOfSeller } from '../../../platform/db/scopes/seller-brand.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Asks VIES about a company's number; while it does not answer, it is asked again later (VAL-03). */
export const checkCompanyVat = job('check_company_vat', async ({ app }, { sellerId, userId }) => {
  const brand = await brandOfSeller(app.pool, sellerId);
  await checkVat(app, { sellerId, brand }, { userId, impersonatedBy: null });
});

/** Finds the numbers about which VIES is to be asked again, and those whose job was lost. */
export const checkDueVatNumbers = job(
  'check_due_vat_numbers',
  async ({ app }) => {
    if (app.config.viesUrl === null) return;
    for (const brand of brandIds)
      await withMarketplace(app.pool, brand, async (db) => {
        for (const { sellerId } of await findDueVatChecks(db, { brand, now: app.clock() }))
          await enqueueJob(
            db,
            { name: 'check_company_vat', payload: { sellerId, userId: null } },
            { key: vatCheckKey(sellerId), queue: 'check_company_vat' },
          );
      });
  },
  [{ at: '*/5 * * * *', tries: 1 }],
);
