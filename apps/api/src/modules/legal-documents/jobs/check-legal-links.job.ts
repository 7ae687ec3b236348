import { brandIds } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { findDueLinks, findLinks, findSellersWithDueLinks } from '../write/legal-queries.ts';
import { noteLink } from '../write/legal-write-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job } from '../../../platform/jobs/job.ts';
import { doesAnswer } from '../../../platform/outgoing/does-answer.ts';

/** Looks whether a published link answers, and since when it does not. */
export const checkLegalLink = job('check_legal_link', async ({ app }, { sellerId, type, language }) => {
  const { pool, config, clock } = app;
  const links = await withSellerOfJob(pool, sellerId, (db) => findLinks(db));
  const link = links.find((each) => each.type === type && each.language === language);
  if (link === undefined) return;
  const isThere = await doesAnswer({
    url: new URL(link.url),
    milliseconds: limits.legalLinkSeconds * 1000,
    allowed: config.privateFeedHosts,
  });
  const now = clock();
  const silentSince = isThere ? null : (link.silentSince ?? now);
  const nextAt = secondsAfter(now, isThere ? limits.legalLinkPause : limits.legalLinkSilentPause);
  await withSellerOfJob(pool, sellerId, async (db) => {
    await noteLink(db, link, { silentSince, nextAt });
    if (isThere !== (link.silentSince === null)) await announce(db, { topic: 'legal', payload: { type } });
  });
});

/** Finds the links that are to be looked at again, and those whose job was lost. */
export const checkDueLegalLinks = job(
  'check_due_legal_links',
  async ({ app }) => {
    const now = app.clock();
    for (const brand of brandIds) {
      const sellers = await withMarketplace(app.pool, brand, (db) => findSellersWithDueLinks(db, { brand, now }));
      for (const { sellerId } of sellers)
        await withSeller(app.pool, { sellerId, brand }, async (db) => {
          for (const { type, language } of await findDueLinks(db, now))
            await enqueueJob(
              db,
              { name: 'check_legal_link', payload: { sellerId, type, language } },
              { key: `check_legal_link:${sellerId}:${type}:${language}`, queue: 'check_legal_link' },
            );
        });
    }
  },
  [{ at: '*/10 * * * *', tries: 1 }],
);
