import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { sealAnswers } from '../write/registration-answers.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { checkVatNumber } from '../jobs/check-vat-number.job.ts';
import { findById } from '../read/registration-queries.ts';
import { registrationView } from './registration-view.ts';

let asked: unknown[] = [];
let reply: { status: number; body: string } = { status: 200, body: '{}' };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const vies = forThisFile(
  await startHttpServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ path: request.url, ...JSON.parse(body) });
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  }),
);
const portal = await portalForFile({ viesUrl: `http://${vies.host}` });
beforeEach(() => {
  asked = [];
});

async function handedIn(answers: { country: string; vatNumber: string }): Promise<string> {
  const id = randomUUID();
  const sealed = sealAnswers(portal.app.sealKeys, id, answers);
  await portal.ask(
    `insert into registration (id, brand, email, locale, state, sealed_answers, created_at, saved_at, submitted_at)
     values ($1, 'de', $2, 'de_DE', 'submitted', $3, $4, $4, $4)`,
    [id, `${id}@shop.example`, sealed, testNow],
  );
  return id;
}

async function check(answers: { country: string; vatNumber: string }, lastTry = false): Promise<string> {
  const id = await handedIn(answers);
  await checkVatNumber.run(portal.jobContext(lastTry), { registrationId: id });
  const [row] = await portal.ask<{ state: string }>('select vat_state as state from registration where id = $1', [id]);
  return row?.state ?? '';
}

const german = { country: 'DE', vatNumber: 'DE 136 695 976' };

test.each([
  ['{"valid":true,"name":"---"}', 'valid'],
  ['{"valid":false}', 'invalid'],
  ['{"actionSucceed":false,"errorWrappers":[{"error":"INVALID_INPUT"}]}', 'invalid'],
])('VAL-03 what VIES answers is kept: %s', async (body, state) => {
  reply = { status: 200, body };
  expect(await check(german)).toBe(state);
  expect(asked).toEqual([{ path: '/check-vat-number', countryCode: 'DE', vatNumber: '136695976' }]);
});

test.each([
  ['{"valid":true}', 'valid'],
  ['{"valid":false}', 'invalid'],
])('VAL-03 who handed it in reads what VIES said, until answers are saved again: %s', async (body, state) => {
  reply = { status: 200, body };
  const id = await handedIn(german);
  const said = async () => {
    const row = await withIdentity(portal.app.pool, (db) => findById(db, id));
    return row && registrationView(portal.app, row);
  };
  expect(await said()).toMatchObject({ vatCheck: 'unverified' });
  await checkVatNumber.run(portal.jobContext(), { registrationId: id });
  expect(await said()).toMatchObject({ vatCheck: state });
  await portal.ask(`update registration set saved_at = saved_at + interval '1 second' where id = $1`, [id]);
  expect(await said()).toMatchObject({ vatCheck: null });
});

test.each([
  [200, '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}'],
  [500, 'Internal Server Error'],
  [200, `{"valid":true,"name":"${'x'.repeat(70_000)}"}`],
])(
  'VAL-03 VIES that cannot say (%i) is asked again, and leaves the number unverified in the end',
  async (status, body) => {
    reply = { status, body };
    await expect(check(german)).rejects.toThrow(/VIES|JSON|too large/);
    expect(await check(german, true)).toBe('unverified');
  },
);

test('VAL-03 a redirect is not followed', async () => {
  reply = { status: 302, body: '' };
  expect(await check(german, true)).toBe('unverified');
});

test('VAL-03 numbers of countries outside are not asked about', async () => {
  expect(await check({ country: 'CH', vatNumber: 'CHE100155212' })).toBe('unverified');
  expect(asked).toEqual([]);
});
