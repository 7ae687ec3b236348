import { randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import type { RegistrationState } from '@offizin/domain/registrations/states';
import { aSeller } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { sealAnswers } from '../write/registration-answers.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { sealRegistrationsAgain } from '../jobs/seal-registrations-again.job.ts';

const pdf = Buffer.from('%PDF-1.7 a licence');

const portal = await portalForFile();
beforeEach(() => portal.ask('delete from rate_window'));

async function sellerOf(registrationId: string): Promise<string | null> {
  await putSeller(portal, 'de', registrationId, aSeller({ users: [] }));
  const [seller] = await portal.ask<{ id: string }>('select id from seller where external_id = $1', [registrationId]);
  return seller?.id ?? null;
}

/** A registration of a browser, and its seller where it was handed in. */
async function registered(state: RegistrationState, businessType = 'pharmacy_or_parapharmacy') {
  const [id, key] = [randomUUID(), newToken()];
  const sellerId = state === 'draft' ? null : await sellerOf(id);
  await portal.ask(
    `insert into registration (id, brand, email, locale, state, sealed_answers, created_at, saved_at, submitted_at, seller_id)
     values ($1, 'de', $2, 'de_DE', $3, $4, $5, $5, $5, $6)`,
    [
      id,
      `${id}@shop.example`,
      state,
      sealAnswers(portal.app.sealKeys, id, { businessType, country: 'DE' }),
      testNow,
      sellerId,
    ],
  );
  await portal.ask(
    `insert into registration_key (key_hash, registration_id, kind, expires_at) values ($1, $2, 'browser', $3)`,
    [hashOf(key), id, new Date(testNow.getTime() + 3_600_000)],
  );
  const browser = openBrowser(portal, 'de.localhost');
  browser.cookies.set('offizin_registration', key);
  return { id, browser };
}

const put = (browser: Browser, content: Buffer, type = 'application/pdf') =>
  browser.call('PUT', '/registration/licence', { body: content, headers: { 'content-type': type } });

/** As the marketplace of the brand asks for it. */
const download = (registrationId: string) =>
  portal.server.inject({
    method: 'GET',
    url: `/api/marketplace/v1/registrations/${registrationId}/licence`,
    headers: { authorization: `Bearer ${portal.keys.de}` },
  });

test('AUT-12 a copy of the licence is kept by what it is, and sealed', async () => {
  const { browser } = await registered('draft');
  expect(await put(browser, pdf)).toMatchObject({
    status: 200,
    json: { licence: { mediaType: 'application/pdf', size: pdf.length, uploadedAt: testNow.toISOString() } },
  });
  const [row] = await portal.ask<{ sealed: Buffer }>('select sealed_content as sealed from registration_licence');
  expect(row?.sealed.includes('a licence')).toBe(false);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  expect(await put(browser, png)).toMatchObject({ json: { licence: { mediaType: 'image/png', size: 9 } } });
  expect(await browser.ask('DELETE /registration/licence', {})).toMatchObject({ licence: null });
});

test('AUT-12 nothing else is taken, nothing too large, and only of a pharmacy', async () => {
  const { browser } = await registered('draft');
  expect((await put(browser, Buffer.from('<script>alert(1)</script>'))).status).toBe(415);
  expect((await put(browser, pdf, 'text/html')).status).toBe(415);
  expect((await put(browser, Buffer.alloc(limits.registrationLicence + 1, '%PDF-'))).status).toBe(413);
  const { browser: perfumery } = await registered('draft', 'perfumery');
  expect(codeOf(await put(perfumery, pdf))).toBe('registration.invalid_state');
  expect(codeOf(await put(openBrowser(portal, 'de.localhost'), pdf))).toBe('not_found');
});

test('AUT-12 it may come after the answers, not after the decision', async () => {
  expect((await put((await registered('submitted')).browser, pdf)).status).toBe(200);
  expect(codeOf(await put((await registered('approved')).browser, pdf))).toBe('registration.invalid_state');
});

test('AUT-12 the marketplace of its brand gets it, as a download only', async () => {
  const { id, browser } = await registered('submitted');
  const path = `/registrations/${id}/licence`;
  expect((await machineCall(portal, { method: 'GET', path })).status).toBe(404);
  await put(browser, pdf);
  const reply = await download(id);
  expect(reply.rawPayload).toEqual(pdf);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="licence-[-\w]+\.pdf"/);
  expect((await machineCall(portal, { brand: 'es', method: 'GET', path })).status).toBe(404);
});

test('OPS-04 it is sealed again under the newest key, and stays what it was', async () => {
  const { id, browser } = await registered('submitted');
  await put(browser, pdf);
  const key = () =>
    portal.ask('select get_byte(sealed_content, 0) as key from registration_licence where registration_id = $1', [id]);
  const [newest, old] = [{ id: 2, secret: randomBytes(32) }, portal.app.sealKeys[0]];
  for (const sealKeys of [[newest, old] as const, [old, newest] as const]) {
    await sealRegistrationsAgain.run({ ...portal.jobContext(), app: { ...portal.app, sealKeys } }, {});
    expect(await key()).toEqual([{ key: sealKeys[0].id }]);
  }
  expect((await download(id)).rawPayload).toEqual(pdf);
});
