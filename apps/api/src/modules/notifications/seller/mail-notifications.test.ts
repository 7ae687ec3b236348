import { maxMailNames } from '@offizin/domain/notifications/mail-times';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { actingFor, type Browser, openBrowser } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { openPortal, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { mailNotifications } from '../jobs/mail-notifications.job.ts';
import { notify } from '../write/notify-queries.ts';

let seller: Browser;

const shop = (changes: Parameters<typeof aSeller>[0] = {}) =>
  aSeller({ name: 'Linden & Söhne', users: [aUser('linden'), aUser('second')], ...changes });

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
const sellerId = await putSeller(portal, 'de', 'linden', shop());
beforeEach(async () => {
  for (const table of ['notification_mail', 'notification_preference', 'notification', 'live_event'])
    await portal.ask(`delete from ${table}`);
  server.mails.length = 0;
  server.answer(null);
  portal.setNow(testNow);
  seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
});

const preferences = (email: Partial<Record<'order' | 'offer' | 'account', boolean>>) => ({
  sound: false,
  email: { order: false, offer: false, account: false, ...email },
});
const savePreferences = (email: Parameters<typeof preferences>[0]) =>
  seller.call('PUT', '/notification-preferences', { body: preferences(email) });
const notifySeller = (...notices: Parameters<typeof notify>[1][]) =>
  withSellerOfJob(portal.app.pool, sellerId, async (db) => {
    for (const notice of notices) await notify(db, notice);
  });
const results = (count: number) =>
  ({ kind: 'red_results', params: { count }, dedupeKey: `red:${count}`, at: testNow }) as const;
const newOrder = {
  kind: 'order_new',
  params: {
    count: 1,
    number: '48102273',
    orderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    numbers: '48102273',
    dueBy: '2026-11-24T17:30:00.000Z',
    amount: 4590,
    currency: 'EUR',
  },
  dedupeKey: 'new',
  at: testNow,
} as const;
/** As if minutes had passed since what was asked for and written so far. */
const pass = async (minutes: number) => {
  await portal.ask(`update notification set written_at = written_at - make_interval(mins => $1)`, [minutes]);
  await portal.ask(`update notification_preference set mailed_until = mailed_until - make_interval(mins => $1)`, [
    minutes,
  ]);
  await portal.ask(
    `update notification_mail set since = since - make_interval(mins => $1), until = until - make_interval(mins => $1), created_at = created_at - make_interval(mins => $1)`,
    [minutes],
  );
};
const run = () => mailNotifications.run(portal.jobContext(), {});

describe('GEN-18 mails about notifications', () => {
  test('are off until asked for, by group, and go to the address of the user', async () => {
    expect(await seller.ask('GET /notification-preferences', {})).toEqual({
      ...preferences({}),
      address: 'linden@shop.example',
    });
    expect((await savePreferences({ order: true })).json).toEqual({
      ...preferences({ order: true }),
      address: 'linden@shop.example',
    });
    await notifySeller(newOrder, results(3));
    await pass(6);
    await run();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { name: 'Lindora', address: 'partner@lindora.example' },
      to: [{ name: '', address: 'linden@shop.example' }],
      subject: 'Neue Bestellung 48\u00a0102\u00a0273, Frist 24. Nov., 18:30',
    });
    expect(mail?.text).toContain('Guten Tag User linden,');
    expect(mail?.text).toContain('Das ist neu bei Linden & Söhne:');
    expect(mail?.text).toContain(
      '• Neue Bestellung 48\u00a0102\u00a0273, Frist 24. Nov., 18:30\n  http://de.localhost:0/seller/marketplace/sales?tab=to-manage&order=0f8fad5b-d9cb-469f-a165-70867728950e',
    );
    expect(mail?.text).not.toContain('nicht im Verkauf');
    expect(mail?.html).toContain('<html lang="de-DE">');
    expect(mail?.html).toContain('Linden &#38; Söhne');
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@lindora\.example>$/);
  });

  test('name the orders that are due first, and lead to the host of the seller’s country', async () => {
    await putSeller(
      portal,
      'de',
      'linden',
      shop({ address: { ...aSeller().address, region: null, countryCode: 'FR' } }),
    );
    await seller.call('PUT', '/locale', { body: { locale: 'fr_FR' } });
    await savePreferences({ order: true });
    await notifySeller(newOrder, {
      kind: 'order_overdue',
      params: {
        count: 7,
        number: '48102001',
        orderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
        numbers: '48102001 48102002 48102003 48102004 48102005',
        dueBy: '2026-11-24T09:00:00.000Z',
      },
      dedupeKey: 'overdue',
      at: testNow,
    });
    await pass(6);
    await run();
    const [mail] = server.mails;
    expect(mail?.subject).toBe('7 commandes sont en retard, premier délai\u00a0: 24 nov., 10:00, et 1 autre nouveauté');
    expect(mail?.text).toContain(
      '48\u00a0102\u00a0004, 48\u00a0102\u00a0005 et 2 autres, premier délai\u00a0: 24 nov., 10:00',
    );
    expect(mail?.text).toContain('http://fr.localhost:0/seller/marketplace/sales?tab=to-manage&order=');
    expect(mail?.text).not.toContain('de.localhost');
    await putSeller(portal, 'de', 'linden', shop());
    await seller.call('PUT', '/locale', { body: { locale: 'de_DE' } });
  });

  test('list orders by deadline, and the subject says what is due first, by when', async () => {
    await savePreferences({ order: true });
    const order = (number: string, dueBy: string) => ({
      ...newOrder,
      params: { ...newOrder.params, number, dueBy },
      dedupeKey: number,
    });
    await notifySeller(
      order('48102301', '2026-11-25T17:30:00.000Z'),
      order('48102302', '2026-11-24T11:00:00.000Z'),
      {
        kind: 'order_cancelled_by_customer',
        params: { number: '48102303', orderId: newOrder.params.orderId },
        dedupeKey: 'cancelled',
        at: testNow,
      },
      order('48102304', '2026-11-24T17:30:00.000Z'),
    );
    await pass(6);
    await run();
    const [mail] = server.mails;
    expect(mail?.subject).toBe('3 neue Bestellungen, erste Frist 24. Nov., 12:00, und 1 weitere Neuigkeit');
    const numbers = [...(mail?.text ?? '').matchAll(/48\u00a0102\u00a0\d{3}/g)].map(([number]) => number.slice(-3));
    expect(numbers).toEqual(['302', '304', '301', '303']);
  });

  test('are gathered for a minute, sent once, and at most every five minutes', async () => {
    await savePreferences({ offer: true });
    await pass(6);
    await notifySeller(results(1), results(2));
    await run();
    expect(server.mails).toHaveLength(0);
    await pass(2);
    await run();
    await run();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['2 Neuigkeiten zu Ihren Angeboten']);
    await notifySeller(results(3));
    await pass(2);
    await run();
    expect(server.mails).toHaveLength(1);
    await pass(4);
    await run();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      '2 Neuigkeiten zu Ihren Angeboten',
      'Eine Neuigkeit zu Ihren Angeboten',
    ]);
  });

  test('leave out what happened before they were asked for, or was read since', async () => {
    await notifySeller(results(1));
    await pass(6);
    await savePreferences({ offer: true });
    await notifySeller(results(2));
    await pass(6);
    await seller.call('PUT', '/notifications/read', { body: { upTo: testNow.toISOString() } });
    await run();
    expect(server.mails).toHaveLength(0);
  });

  test('name some and count the others', async () => {
    await savePreferences({ offer: true });
    await notifySeller(...Array.from({ length: maxMailNames + 3 }, (_, at) => results(at + 2)));
    await pass(6);
    await run();
    expect(server.mails[0]?.text?.match(/•/g)).toHaveLength(maxMailNames);
    expect(server.mails[0]?.text).toContain('Und 3 weitere.');
  });

  test('wait while the mail server cannot take them, and are sent once it can', async () => {
    await savePreferences({ offer: true });
    await notifySeller(results(1));
    await pass(6);
    server.answer(451);
    await expect(run()).rejects.toThrow('refused');
    expect(await portal.ask('select outcome from notification_mail')).toEqual([{ outcome: null }]);
    server.answer(null);
    await run();
    expect(server.mails).toHaveLength(1);
    expect(await portal.ask('select outcome from notification_mail')).toEqual([{ outcome: 'sent' }]);
  });

  test('do not wait for refused ones; old ones and those of banned users are dropped', async () => {
    await savePreferences({ offer: true });
    await notifySeller(results(1));
    await pass(6);
    server.answer(550);
    await run();
    expect(await portal.ask('select outcome from notification_mail')).toEqual([{ outcome: 'refused' }]);
    server.answer(null);
    await notifySeller(results(2));
    await pass(6);
    await putSeller(portal, 'de', 'linden', shop({ users: [{ ...aUser('linden'), banned: true }] }));
    await run();
    await putSeller(portal, 'de', 'linden', shop());
    await pass(25 * 60);
    await run();
    expect(server.mails).toHaveLength(0);
  });

  test("are in each user's own language; subjects hold no text of a user", async () => {
    const second = openBrowser(portal, 'de.localhost');
    await second.signIn('second');
    await second.call('PUT', '/locale', { body: { locale: 'fr_FR' } });
    await second.call('PUT', '/notification-preferences', { body: preferences({ offer: true }) });
    await notifySeller({
      kind: 'upload_failed',
      params: { fileName: 'a\r\nBcc: x@y.example\r\n.xlsx' },
      dedupeKey: 'failed',
      at: testNow,
    });
    await pass(6);
    await run();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      to: [{ address: 'second@shop.example' }],
      subject: 'Une nouveauté pour vos offres',
    });
    expect(server.mails[0]?.bcc).toBeUndefined();
  });

  test('an operator who acts for the seller sees no address and asks for none', async () => {
    const operator = await actingFor(portal, 'linden');
    expect(await operator.ask('GET /notification-preferences', {})).toEqual({ ...preferences({}), address: null });
  });
});

test('GEN-18 a portal without a mail server offers none and gathers none', async () => {
  const silent = await openPortal();
  const own = await putSeller(silent, 'de', 'linden', shop());
  const browser = openBrowser(silent, 'de.localhost');
  await browser.signIn('linden');
  expect(await browser.ask('GET /notification-preferences', {})).toMatchObject({ address: null });
  await browser.call('PUT', '/notification-preferences', { body: preferences({ offer: true }) });
  await withSellerOfJob(silent.app.pool, own, (db) => notify(db, results(1)));
  await silent.ask(`update notification_preference set mailed_until = now() - interval '1 hour'`);
  await silent.ask(`update notification set written_at = now() - interval '5 minutes'`);
  await mailNotifications.run(silent.jobContext(), {});
  expect(await silent.ask('select 1 from notification_mail')).toEqual([]);
  await silent.close();
});
