import { brandIds } from '@offizin/domain/brand/brands';
import { findSections, findSellersWithSecrets } from '../write/company-queries.ts';
import { sectionSealedAgain } from '../write/company-values.ts';
import { replaceSealedSection } from '../write/company-write-queries.ts';
import { withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Seals with the newest key what older ones sealed, so that an old key can be taken away a day after a new one came. */
export const sealCompaniesAgain = job(
  'seal_companies_again',
  async ({ app }) => {
    for (const brand of brandIds) {
      const sellers = await withMarketplace(app.pool, brand, (db) => findSellersWithSecrets(db, brand));
      for (const { sellerId } of sellers)
        await withSeller(app.pool, { sellerId, brand }, async (db) => {
          for (const row of await findSections(db, sellerId)) {
            const { section, sealedValues: before } = row;
            const sealed = sectionSealedAgain(app.sealKeys, sellerId, row);
            if (before !== null && sealed !== null)
              await replaceSealedSection(db, { sellerId, section }, { before, sealed });
          }
        });
    }
  },
  [{ at: '47 * * * *', tries: 2 }],
);
