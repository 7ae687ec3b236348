import { randomBytes } from 'node:crypto';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { askMachine, machineCall, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { company, consents, contact, shop } from '../../../testing/registration-answers.ts';
import { proveHuman } from '../../../testing/solve-challenge.ts';
import { mailRegistration } from '../jobs/mail-registration.job.ts';
import { mailRegistrationCode } from '../jobs/mail-registration-code.job.ts';
import { sealRegistrationsAgain } from '../jobs/seal-registrations-again.job.ts';

let address = 0;
const visitor = (host = 'de.localhost') => openBrowser(portal, host, `198.51.100.${(address += 1) % 250}`);
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
const password = 'Kamille#2027';

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
beforeEach(async () => {
  await portal.ask('delete from rate_window');
  await portal.ask('delete from graphile_worker._private_jobs');
  server.mails.length = 0;
  portal.setNow(testNow);
});

/** Runs what waits for a worker. */
async function sendMails(): Promise<void> {
  const jobs = await portal.ask<{ name: string; payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id returning t.identifier as name, j.payload`,
  );
  for (const { name, payload } of jobs)
    for (const job of [mailRegistration, mailRegistrationCode])
      if (job.name === name) await job.run(portal.jobContext(), payload);
}

const lastMail = () => server.mails.at(-1)?.text ?? '';

async function codeFor(browser: Browser, email: string): Promise<{ flow: string; code: string }> {
  await portal.ask('delete from rate_window');
  const body = { email, humanCheck: await proveHuman(browser), locale: 'de_DE' } as const;
  const { flow } = await browser.ask('POST /registration/code', { body });
  await sendMails();
  const [, first = '', second = ''] = /\n(\d{3}) (\d{3})\n/.exec(lastMail()) ?? [];
  return { flow, code: `${first}${second}` };
}

const prove = (browser: Browser, body: { flow: string; code: string }) =>
  browser.call('POST', '/registration/proof', { body });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A browser with a draft of its own. */
async function begun(email: string, host?: string): Promise<Browser> {
  const browser = visitor(host);
  expect(await prove(browser, await codeFor(browser, email))).toMatchObject({ status: 200, json: { state: 'draft' } });
  return browser;
}

async function fill(browser: Browser, changes: Partial<typeof contact> = {}): Promise<void> {
  await browser.ask('PUT /registration/answers', { body: { step: 'shop', answers: shop } });
  await browser.ask('PUT /registration/answers', { body: { step: 'company', answers: company } });
  await browser.ask('PUT /registration/answers', { body: { step: 'contact', answers: { ...contact, ...changes } } });
}

const submit = (browser: Browser, chosen: string | null = password) =>
  browser.call('POST', '/registration/submit', { body: { password: chosen, locale: 'de_DE', consents } });

const newest = async () => {
  const { events } = await askMachine(portal, marketplaceApi.events, { query: {} });
  return events.findLast(({ kind }) => kind === 'seller.registered')?.registration?.registrationId ?? '';
};
const approval = {
  marketplaceConfiguration: { id: 'standard', type: 'pure' as const },
  goldPartner: false,
  services: [{ code: 'marketplace' as const, status: 'subscribed' as const }],
};

describe('AUT-12 the proof of an address', () => {
  test('opens a draft, in the language of the form; the answer is the same for an address that has an account', async () => {
    const browser = visitor();
    const fresh = await codeFor(browser, 'neu@shop.example');
    expect(server.mails[0]).toMatchObject({
      to: [{ address: 'neu@shop.example' }],
      subject: 'Ihr Code für die Registrierung',
    });
    expect(await prove(browser, fresh)).toMatchObject({
      status: 200,
      json: { state: 'draft', email: 'neu@shop.example', answers: {}, hasUser: false },
    });
    const known = await codeFor(browser, 'ANNA@shop.example');
    expect(known.code).toMatch(/^\d{6}$/);
    expect(codeOf(await prove(browser, { ...known, code: wrong(known.code) }))).toBe('code_invalid');
    expect(codeOf(await prove(browser, known))).toBe('user_exists');
    expect(codeOf(await prove(browser, known))).toBe('code_expired');
  });

  test('has five tries, however many are made together, and one right one opens one draft', async () => {
    const browser = visitor();
    const { flow, code } = await codeFor(browser, 'wettlauf@shop.example');
    const rights = await Promise.all(Array.from({ length: 4 }, () => prove(browser, { flow, code })));
    expect(rights.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await codeFor(browser, 'raten@shop.example');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => prove(browser, { flow: other.flow, code: wrong(other.code) })),
    );
    expect(guesses.filter((reply) => codeOf(reply) === 'code_invalid')).toHaveLength(limits.passwordCodeTries);
    expect(codeOf(await prove(browser, other))).toBe('code_expired');
    expect(await portal.ask(`select 1 from registration where email = 'wettlauf@shop.example'`)).toHaveLength(1);
  });

  test('is bound to its flow, its brand and ten minutes; a new code replaces it; the human check works once', async () => {
    const browser = visitor();
    const first = await codeFor(browser, 'dora@neu.example');
    expect(codeOf(await prove(browser, { ...first, flow: 'A'.repeat(43) }))).toBe('code_expired');
    expect(codeOf(await prove(visitor('localhost'), first))).toBe('code_expired');
    const second = await codeFor(browser, 'dora@neu.example');
    expect(codeOf(await prove(browser, first))).toBe('code_expired');
    portal.setNow(later(601));
    expect(codeOf(await prove(browser, second))).toBe('code_expired');
    const body = { email: 'dora@neu.example', humanCheck: await proveHuman(browser), locale: 'de_DE' };
    await portal.ask('delete from rate_window');
    expect((await browser.call('POST', '/registration/code', { body })).status).toBe(200);
    const again = { ...body, humanCheck: await proveHuman(browser) };
    expect(codeOf(await browser.call('POST', '/registration/code', { body: again }))).toBe('rate_limited');
    await portal.ask('delete from rate_window');
    expect(codeOf(await browser.call('POST', '/registration/code', { body }))).toBe('human_check_required');
  });
});

describe('AUT-12 a draft', () => {
  test('keeps each step as it was typed, says what is missing, and is sealed in the database', async () => {
    const browser = await begun('schritt@shop.example');
    await browser.ask('PUT /registration/answers', { body: { step: 'shop', answers: { country: 'DE' } } });
    const typed = { ...company, vatNumber: 'DE136695977' };
    const draft = await browser.ask('PUT /registration/answers', { body: { step: 'company', answers: typed } });
    expect(draft.answers).toEqual({ country: 'DE', ...typed });
    expect(draft.missing).toContainEqual(expect.objectContaining({ field: 'vatNumber', code: 'INVALID_VAT_NUMBER' }));
    expect(draft.missing).toContainEqual({ step: 'shop', field: 'shopName', code: 'field.required' });
    expect(await browser.ask('GET /registration', {})).toEqual(draft);
    const [row] = await portal.ask<{ text: string; sealed: Buffer }>(
      `select r::text as text, sealed_answers as sealed from registration r where email = 'schritt@shop.example'`,
    );
    expect(row?.sealed.includes('DE136695977')).toBe(false);
    expect(row?.text).not.toContain('DE136695977');
  });

  test.each([
    ['a field of another step', { step: 'shop', answers: { city: 'Ulm' } }],
    ['an unknown step', { step: 'bank', answers: {} }],
    ['a text that is too long', { step: 'shop', answers: { shopName: 'x'.repeat(101) } }],
    ['a state', { step: 'shop', answers: {}, state: 'approved' }],
  ])('takes no %s', async (_, body) => {
    const browser = await begun(`streng${String(address)}@shop.example`);
    expect((await browser.call('PUT', '/registration/answers', { body })).status).toBe(400);
  });

  test('two steps saved together are both there', async () => {
    const browser = await begun('zugleich@shop.example');
    await Promise.all([
      browser.ask('PUT /registration/answers', { body: { step: 'shop', answers: shop } }),
      browser.ask('PUT /registration/answers', { body: { step: 'contact', answers: contact } }),
    ]);
    expect((await browser.ask('GET /registration', {})).answers).toEqual({ ...shop, ...contact });
  });

  test('is nobody else’s: not without its key, not on another brand', async () => {
    const browser = await begun('eigen@shop.example');
    expect(codeOf(await visitor().call('GET', '/registration'))).toBe('not_found');
    const elsewhere = visitor('localhost');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(codeOf(await elsewhere.call('GET', '/registration'))).toBe('not_found');
  });

  test('goes on in another browser by a link that works once, for seven days and on its brand', async () => {
    const browser = await begun('link@shop.example');
    await browser.ask('PUT /registration/answers', { body: { step: 'shop', answers: shop } });
    expect(await browser.ask('POST /registration/link', {})).toEqual({ email: 'link@shop.example' });
    await sendMails();
    const key = /registration#([\w-]{43})/.exec(lastMail())?.[1] ?? '';
    const resume = (who: Browser) => who.call('POST', '/registration/resume', { body: { key } });
    expect(codeOf(await resume(visitor('localhost')))).toBe('registration.link_used');
    const laptop = visitor();
    expect(await resume(laptop)).toMatchObject({ status: 200, json: { answers: shop } });
    expect(codeOf(await resume(visitor()))).toBe('registration.link_used');
    expect((await laptop.ask('GET /registration', {})).answers).toEqual(shop);
    await portal.ask('delete from rate_window');
    await browser.ask('POST /registration/link', {});
    await sendMails();
    const next = /registration#([\w-]{43})/.exec(lastMail())?.[1] ?? '';
    portal.setNow(later(7 * 24 * 3600 + 1));
    expect(codeOf(await visitor().call('POST', '/registration/resume', { body: { key: next } }))).toBe(
      'registration.link_used',
    );
  });

  test('is sealed again under the newest key', async () => {
    await begun('siegel@shop.example');
    const keys = () => portal.ask('select distinct get_byte(sealed_answers, 0) as key from registration');
    const [newest, old] = [{ id: 2, secret: randomBytes(32) }, portal.app.sealKeys[0]];
    for (const sealKeys of [[newest, old] as const, [old, newest] as const]) {
      await sealRegistrationsAgain.run({ ...portal.jobContext(), app: { ...portal.app, sealKeys } }, {});
      expect(await keys()).toEqual([{ key: sealKeys[0].id }]);
    }
  });
});

describe('AUT-12 handing in', () => {
  test('makes a seller that waits, its user, its consents and an event, all or nothing', async () => {
    const browser = await begun('ute@birken.example');
    await fill(browser);
    expect(await submit(browser)).toMatchObject({
      status: 200,
      json: { state: 'submitted', hasUser: true, missing: [] },
    });
    const id = await newest();
    const read = await askMachine(portal, marketplaceApi.registration, { params: { registrationId: id } });
    expect(read).toMatchObject({
      state: 'submitted',
      email: 'ute@birken.example',
      answers: { ...shop, ...company, ...contact },
    });
    expect(read.consents).toEqual(
      Object.entries(consents).map(([kind, version]) => ({
        kind,
        version,
        locale: 'de_DE',
        at: testNow.toISOString(),
      })),
    );
    const [row] = await portal.ask(
      `select s.status, s.name, s.country_code, u.email, u.name as person from user_account u join membership m on m.user_id = u.id join seller s on s.id = m.seller_id
       where s.external_id = $1`,
      [read.seller],
    );
    expect(row).toEqual({
      status: 'pending',
      name: 'Birken-Apotheke',
      country_code: 'DE',
      email: 'ute@birken.example',
      person: 'Ute Birk',
    });
    expect(codeOf(await submit(browser))).toBe('registration.invalid_state');
    const body = { step: 'shop', answers: shop } as const;
    expect(codeOf(await browser.call('PUT', '/registration/answers', { body }))).toBe('registration.invalid_state');
  });

  test('at once happens once', async () => {
    const browser = await begun('doppelt@birken.example');
    await fill(browser);
    const replies = await Promise.all([submit(browser), submit(browser), submit(browser)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await portal.ask(`select 1 from user_account where email = 'doppelt@birken.example'`)).toHaveLength(1);
  });

  test('needs every answer, a password and each consent in the version that is shown; nothing is written without', async () => {
    const browser = await begun('lücke@birken.example'.replace('ü', 'ue'));
    await fill(browser, { postalCode: '1' });
    expect(await submit(browser)).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'answers.postalCode', code: 'field.invalid' }] },
    });
    await fill(browser);
    expect(await submit(browser, null)).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'body.password', code: 'field.required' }] },
    });
    expect(await submit(browser, 'kurz')).toMatchObject({ json: { errors: [{ code: 'field.too_short' }] } });
    for (const kind of ['terms', 'privacy', 'dsa']) {
      const body = { password, locale: 'de_DE', consents: { ...consents, [kind]: '0.1' } };
      expect(await browser.call('POST', '/registration/submit', { body })).toMatchObject({
        status: 400,
        json: { errors: [{ path: `body.consents.${kind}` }] },
      });
    }
    expect(await portal.ask(`select 1 from user_account where email like 'luecke@%'`)).toHaveLength(0);
    expect((await browser.ask('GET /registration', {})).state).toBe('draft');
  });

  test('says so when the address was taken meanwhile, and leaves nothing half-made', async () => {
    const browser = await begun('spaet@birken.example');
    await fill(browser);
    const taken = { ...aUser('spaet'), email: 'spaet@birken.example' };
    await putSeller(portal, 'de', 'schneller', aSeller({ users: [taken] }));
    const before = await portal.ask('select count(*)::int as n from seller');
    expect(codeOf(await submit(browser))).toBe('user_exists');
    expect(await portal.ask('select count(*)::int as n from seller')).toEqual(before);
    expect((await browser.ask('GET /registration', {})).state).toBe('draft');
  });
});

describe('AUT-12 what the marketplace decides', () => {
  async function registered(email: string) {
    const browser = await begun(email);
    await fill(browser);
    expect((await submit(browser)).status).toBe(200);
    const registrationId = await newest();
    await portal.ask('delete from rate_window');
    await sendMails();
    expect(server.mails.at(-1)?.subject).toBe('Ihre Registrierung ist angekommen');
    return { browser, params: { registrationId } };
  }

  test('a seller that waits may sign in, sees its registration and no screen; once approved it works', async () => {
    const { params } = await registered('warten@birken.example');
    const list = await askMachine(portal, marketplaceApi.registrations, { query: { state: 'submitted' } });
    expect(list.items.map(({ registrationId }) => registrationId)).toContain(params.registrationId);
    const person = visitor();
    expect((await person.signIn('warten@birken.example', password)).status).toBe(200);
    expect((await person.ask('GET /registration', {})).state).toBe('submitted');
    expect(codeOf(await person.call('GET', '/orders?tab=to-manage'))).toBe('access.approval');
    const done = await askMachine(portal, marketplaceApi.approveRegistration, { params, body: approval });
    expect(done.state).toBe('approved');
    const shops = await portal.ask<{ external_id: string }>(
      'select s.external_id, s.region, s.country_code from seller s join registration r on r.seller_id = s.id where r.id = $1',
      [params.registrationId],
    );
    expect(shops).toMatchObject([{ region: 'BW', country_code: 'DE' }]);
    const shown = await portal.server.inject({
      url: `/partner/${shops[0]?.external_id}`,
      headers: { host: 'de.localhost' },
    });
    expect(shown.body).toContain('Bietet nur Produkte an, die dem EU-Recht entsprechen');
    await sendMails();
    expect(server.mails.at(-1)?.subject).toBe('Lindora hat Ihr Geschäft freigegeben');
    expect((await person.call('GET', '/orders?tab=to-manage')).status).toBe(200);
    const again = await machineCall(portal, {
      method: 'POST',
      path: `/registrations/${params.registrationId}/reject`,
      body: { reason: 'zu spät' },
    });
    expect(again).toMatchObject({ status: 409, body: { message: 'registration.invalid_state' } });
  });

  test('changes come back with a reason for each answer, by mail too, and are handed in again without a new user', async () => {
    const { params } = await registered('aendern@birken.example');
    const notes = [{ field: 'licence', reason: 'Bitte die Nummer der neuen Erlaubnis.' }] as const;
    await askMachine(portal, marketplaceApi.requestRegistrationChanges, { params, body: { notes: [...notes] } });
    await sendMails();
    expect(lastMail()).toContain('Betriebserlaubnis: Bitte die Nummer der neuen Erlaubnis.');
    const key = /registration#([\w-]{43})/.exec(lastMail())?.[1] ?? '';
    const laptop = visitor();
    await laptop.ask('POST /registration/resume', { body: { key } });
    const draft = await laptop.ask('GET /registration', {});
    expect(draft).toMatchObject({ state: 'changes_requested', notes, hasUser: true });
    const body = { step: 'company', answers: { ...company, licence: 'BW-2099' } } as const;
    await laptop.ask('PUT /registration/answers', { body });
    expect(await submit(laptop, null)).toMatchObject({ status: 200, json: { state: 'submitted', notes: [] } });
    expect(await newest()).toBe(params.registrationId);
    expect(await portal.ask(`select 1 from user_account where email = 'aendern@birken.example'`)).toHaveLength(1);
  });

  test('a refused one says why, its user signs in no more, and the person is forgotten; the address may begin again', async () => {
    const { browser, params } = await registered('nein@birken.example');
    const body = { reason: 'Die Erlaubnis ist erloschen.' };
    await askMachine(portal, marketplaceApi.rejectRegistration, { params, body });
    await sendMails();
    expect(lastMail()).toContain('Die Erlaubnis ist erloschen.');
    expect(await browser.ask('GET /registration', {})).toMatchObject({
      state: 'rejected',
      notes: [{ field: null, reason: body.reason }],
    });
    expect((await visitor().signIn('nein@birken.example', password)).status).toBe(401);
    const people = await portal.ask<{ text: string }>('select u::text as text from user_account u');
    expect(people.some(({ text }) => text.includes('nein@birken'))).toBe(false);
    await begun('nein@birken.example');
  });

  test('is another brand’s not to read or decide, and a draft nobody’s', async () => {
    const { params } = await registered('fremd@birken.example');
    const foreign = { method: 'GET', path: `/registrations/${params.registrationId}` } as const;
    expect((await machineCall(portal, { brand: 'es', ...foreign })).status).toBe(404);
    await begun('entwurf@birken.example');
    const [draft] = await portal.ask<{ id: string }>(
      `select id from registration where email = 'entwurf@birken.example'`,
    );
    expect((await machineCall(portal, { method: 'GET', path: `/registrations/${draft?.id}` })).status).toBe(404);
  });
});
