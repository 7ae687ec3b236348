import { anInvoice, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { machineCall, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { makeInvoiceFiles } from '../../invoices/jobs/make-invoice-files.job.ts';
import { mailMonthlySets } from './mail-monthly-sets.job.ts';

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
const linden = await putSeller(portal, 'de', 'linden', aSeller({ name: 'Linden', users: [aUser('ida')] }));
const eiche = await putSeller(portal, 'de', 'eiche', aSeller({ name: 'Eiche', users: [aUser('otto')] }));
const [person] = await portal.ask<{ id: string }>(`select id from user_account where username = 'ida'`);
const ida = await signedIn(portal, 'ida');

const run = () => mailMonthlySets.run(portal.jobContext(), {});
const wish = (sellerId: string, isMailed = true) =>
  ida.ask('PUT /accountant/shops/:sellerId/mail', { params: { sellerId }, body: { isMailed } });
let place = 0;
async function document(seller: string, sellerId: string, isMade = true): Promise<string> {
  place += 1;
  const invoiceNo = `LI-2026-${String(place).padStart(6, '0')}`;
  await machineCall(portal, { method: 'PUT', path: `/sellers/${seller}/invoices/${invoiceNo}`, body: anInvoice() });
  if (isMade) await makeInvoiceFiles.run(portal.jobContext(), { sellerId, invoiceNo });
  return invoiceNo;
}
const outcomes = () =>
  portal.ask('select month, outcome from monthly_set_mail order by seller_id = $1, month', [linden]);

beforeEach(async () => {
  for (const table of ['monthly_set_mail', 'monthly_set_wish', 'invoice_file', 'invoice', 'invoice_series'])
    await portal.ask(`delete from ${table}`);
  await portal.ask('delete from membership where user_id = $1', [person?.id]);
  for (const sellerId of [linden, eiche])
    await portal.ask(
      `insert into membership (seller_id, user_id, brand, role, since) values ($1, $2, 'de', 'accounting', now())`,
      [sellerId, person?.id],
    );
  await portal.ask(`delete from audit where kind = 'notifications.changed'`);
  place = 0;
  server.mails.length = 0;
  server.answer(null);
  portal.setNow(testNow);
});

describe('INV-08 a complete set is mailed', () => {
  test('to who asked for it, several shops in one letter, with links and nothing else', async () => {
    await document('linden', linden);
    await document('eiche', eiche);
    await run();
    expect(server.mails).toHaveLength(0);
    await wish(linden);
    await wish(eiche);
    await run();
    const [mail, ...others] = server.mails;
    expect(others).toHaveLength(0);
    expect(mail?.subject).toBe('2 Monatspakete sind vollständig');
    expect(mail?.text).toContain('Eiche, Oktober 2026');
    expect(mail?.text).toContain('http://de.localhost:0/seller/my-account/accountant?month=2026-10');
    expect(mail?.text).not.toContain('LI-2026');
  });

  test('once, however often it is looked', async () => {
    await document('linden', linden);
    await wish(linden);
    await run();
    await run();
    expect(server.mails).toHaveLength(1);
    await wish(linden, false);
    await wish(linden);
    await run();
    expect(server.mails).toHaveLength(1);
  });

  test('as soon as what was missing is there', async () => {
    const invoiceNo = await document('linden', linden, false);
    await wish(linden);
    await run();
    expect(server.mails).toHaveLength(0);
    await makeInvoiceFiles.run(portal.jobContext(), { sellerId: linden, invoiceNo });
    await run();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Ein Monatspaket ist vollständig']);
  });

  test('later, as the same letter, where the mail server could not be reached', async () => {
    await document('linden', linden);
    await wish(linden);
    server.answer(451);
    await run().catch(() => undefined);
    const letters = await portal.ask('select letter, outcome from monthly_set_mail');
    expect(letters).toMatchObject([{ outcome: null }]);
    server.answer(null);
    await run();
    expect(server.mails).toHaveLength(1);
    expect(await portal.ask('select letter from monthly_set_mail')).toMatchObject([{ letter: letters[0]?.['letter'] }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['wishes for it no longer', () => wish(linden, false)],
    [
      'may not see the money any more',
      () => portal.ask(`update membership set role = 'orders' where user_id = $1`, [person?.id]),
    ],
    ['is locked out', () => portal.ask('update user_account set banned = true where id = $1', [person?.id])],
  ])('not to who meanwhile %s', async (_, change) => {
    await document('linden', linden);
    await wish(linden);
    server.answer(451);
    await run().catch(() => undefined);
    server.answer(null);
    await change();
    await run();
    expect(server.mails).toHaveLength(0);
    expect(await outcomes()).toEqual([{ month: '2026-10', outcome: 'nothing_left' }]);
    await portal.ask('update user_account set banned = false');
  });

  test('nothing is left of who is taken out of the team', async () => {
    await document('linden', linden);
    await wish(linden);
    await run();
    await portal.ask('delete from membership where seller_id = $1 and user_id = $2', [linden, person?.id]);
    expect(await outcomes()).toEqual([]);
    expect(await portal.ask('select from monthly_set_wish')).toEqual([]);
  });

  test('the shop’s history says who asked for it, once for each change', async () => {
    await wish(eiche);
    await wish(eiche);
    const rows = await portal.ask(`select seller_id, changes from audit where kind = 'notifications.changed'`);
    expect(rows).toMatchObject([{ seller_id: eiche }]);
    expect(JSON.stringify(rows)).toContain('email_sets');
  });
});
