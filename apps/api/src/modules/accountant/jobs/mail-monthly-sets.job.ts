import { screenDenial } from '@offizin/domain/access/screens';
import { mailedMonths, setState } from '@offizin/domain/accountant/monthly-set';
import { type BrandId, brandIds, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { App } from '../../../platform/app.ts';
import { withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { sellerSubject } from '../../../platform/session/seller-subject.ts';
import { findFacts } from '../read/find-month.ts';
import {
  findOpenLetters,
  findWishes,
  gatherLetters,
  type LetterRow,
  settleSetMail,
  type WishRow,
} from '../write/set-mail-queries.ts';
import { noteComplete } from '../write/set-write-queries.ts';
import { setLetter } from './set-letter.ts';

/** The months that are still to be noted for somebody. */
function openMonths({ since, noted }: WishRow, brand: BrandId, now: Date): string[] {
  const dayOf = (instant: Date) => wallClockAt(instant, brands[brand].timeZone).date;
  return mailedMonths(dayOf(now), dayOf(since)).filter((month) => !noted.includes(month));
}

/** Notes for who wants to hear of it which sets of a shop are complete by now, in the shop's own scope. */
async function noteShop({ pool }: App, brand: BrandId, { wishes, now }: { wishes: readonly WishRow[]; now: Date }) {
  const [first] = wishes;
  if (first === undefined) return;
  const { sellerId, services } = first;
  const waiting = wishes.map((wish) => ({ userId: wish.userId, months: openMonths(wish, brand, now) }));
  for (const month of new Set(waiting.flatMap(({ months }) => months))) {
    const userIds = waiting.flatMap(({ userId, months }) => (months.includes(month) ? [userId] : []));
    await withSeller(pool, { sellerId, brand }, async (db) => {
      const { facts } = await findFacts(db, { brand, services }, { month, now });
      if (setState(facts) === 'complete') await noteComplete(db, month, { userIds, now });
    });
  }
}

/** Whether the person may still see the shop's money: asked when the letter goes, not when it was wished for. */
function mayStill(row: LetterRow): boolean {
  if (row.isBanned || !row.isInTeam || row.status === 'banned' || !row.isWished) return false;
  return screenDenial('accountant', sellerSubject(row, row.role)) === null;
}

async function sendLetter({ pool, config }: App, mailer: Mailer, rows: readonly LetterRow[]): Promise<void> {
  const open = rows.filter(mayStill);
  const [first] = open;
  const origin = first === undefined ? null : portalOrigin(config, first);
  const settle = (settled: readonly LetterRow[], outcome: Parameters<typeof settleSetMail>[2], brand: BrandId) =>
    withMarketplace(pool, brand, (db) => settleSetMail(db, settled, outcome));
  if (first === undefined || origin === null) {
    const [any] = rows;
    return any === undefined ? undefined : settle(rows, 'nothing_left', any.brand);
  }
  const { brand, email, letter: id } = first;
  // A worker that dies between these two sends the same again, under the same message id.
  const isTaken = await mailer.send({ id, brand, to: email, ...(await setLetter(first, open, origin)) });
  await settle(open, isTaken ? 'sent' : 'refused', brand);
  await settle(
    rows.filter((row) => !open.includes(row)),
    'nothing_left',
    brand,
  );
}

async function mailBrand(app: App, mailer: Mailer, brand: BrandId): Promise<void> {
  const now = app.clock();
  const wishes = await withMarketplace(app.pool, brand, (db) => findWishes(db, now));
  for (const ofShop of Map.groupBy(wishes, ({ sellerId }) => sellerId).values())
    await noteShop(app, brand, { wishes: ofShop, now });
  const open = await withMarketplace(app.pool, brand, async (db) => {
    await gatherLetters(db);
    return findOpenLetters(db, now);
  });
  for (const rows of Map.groupBy(open, ({ letter }) => letter).values()) await sendLetter(app, mailer, rows);
}

/** Mails whoever asked for it which sets became complete, several shops in one letter, each set once for a person (INV-08). */
export const mailMonthlySets = job(
  'mail_monthly_sets',
  async ({ app }) => {
    const { mailer } = app;
    if (mailer === null) return;
    for (const brand of brandIds) await mailBrand(app, mailer, brand);
  },
  // One after the other: a letter is on its way once.
  [{ at: '*/10 * * * *', tries: 1, queue: 'mails' }],
);
