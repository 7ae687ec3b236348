import type { IncomingMessage } from 'node:http';
import type { CallReply } from '@offizin/contract/client-types';
import { limits } from '@offizin/domain/limits';
import { beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import { problemOf } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';
import { openTeam, type Team } from '../../../testing/teams.ts';
import { checkCompanyVat, checkDueVatNumbers } from '../jobs/check-company-vat.job.ts';

let team: Team;
let asked: unknown[] = [];
let reply = { status: 200, body: '{"valid":true}' };
let meanwhile: () => Promise<unknown> = async () => {};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const vies = forThisFile(
  await startHttpServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      asked.push(JSON.parse(body));
      await meanwhile();
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  }),
);
const portal = await portalForFile({ viesUrl: `http://${vies.host}` });
beforeEach(async () => {
  portal.setNow(testNow);
  reply = { status: 200, body: '{"valid":true}' };
  meanwhile = async () => {};
  team = await openTeam(portal);
  asked = [];
});

const [valid, invalid] = ['{"valid":true}', '{"valid":false}'];
const save = (vatNumber: string, version: number) =>
  team.owner.ask('PUT /company/fiscal-information', {
    body: { version, values: { vatNumber, commercialRegisterNumber: '0000' } },
  });
const check = () => checkCompanyVat.run(portal.jobContext(), { sellerId: team.sellerId, userId: team.ownerId });
const seen = async (): Promise<CallReply<'GET /company'>['vatCheck']> =>
  (await team.owner.ask('GET /company', {})).vatCheck;
const checkNow = () => team.owner.call('POST', '/company/vat-check');

test('VAL-03 a number is saved unverified, and what VIES says of it is shown beside it with its time', async () => {
  const saved = await save('DE 814 235 674', 0);
  expect(saved.vatCheck).toMatchObject({ state: 'unverified', checkedAt: null, silentSince: null });
  const jobs = await portal.ask(`select from graphile_worker.jobs where task_identifier = 'check_company_vat'`);
  expect(jobs.length).toBeGreaterThan(0);
  await check();
  expect(asked).toEqual([{ countryCode: 'DE', vatNumber: '814235674' }]);
  expect(await seen()).toEqual({
    state: 'valid',
    checkedAt: testNow.toISOString(),
    silentSince: null,
    nextAt: null,
  });
  const { items } = await team.owner.ask('GET /history', { query: { group: 'company' } });
  expect(items[0]).toMatchObject({
    who: { kind: 'person' },
    changes: [{ field: 'vat_check', old: 'unverified', new: 'valid' }],
  });
});

test('VAL-03 several numbers saved one after the other are one question, about the last', async () => {
  for (const [version, number] of ['DE814235674', 'DE136695976', 'DE811569869'].entries()) await save(number, version);
  const jobs = await portal.ask(
    `select from graphile_worker.jobs where task_identifier = 'check_company_vat' and key = $1`,
    [`check_company_vat:${team.sellerId}`],
  );
  expect(jobs).toHaveLength(1);
  await check();
  expect(asked).toEqual([{ countryCode: 'DE', vatNumber: '811569869' }]);
});

test('VAL-03 while VIES does not answer everything can be saved, and it is asked again half an hour later', async () => {
  reply = { status: 500, body: 'away' };
  await save('DE814235674', 0);
  await check();
  const later = secondsAfter(testNow, limits.vatCheckPause);
  expect(await seen()).toEqual({
    state: 'unverified',
    checkedAt: null,
    silentSince: testNow.toISOString(),
    nextAt: later.toISOString(),
  });
  const other = {
    version: 1,
    values: { vatNumber: 'DE814235674', commercialRegisterNumber: 'HRA 12', commercialRegister: 'Ulm' },
  };
  await team.owner.ask('PUT /company/fiscal-information', { body: other });
  expect(await seen()).toMatchObject({ silentSince: testNow.toISOString() });

  await portal.ask(`delete from graphile_worker._private_jobs`);
  await checkDueVatNumbers.run(portal.jobContext(), {});
  expect(await waiting()).toBe(0);
  portal.setNow(later);
  await checkDueVatNumbers.run(portal.jobContext(), {});
  expect(await waiting()).toBe(1);
  await check();
  expect(await seen()).toMatchObject({ silentSince: testNow.toISOString() });
  reply = { status: 200, body: valid };
  await check();
  expect(await seen()).toMatchObject({ state: 'valid', silentSince: null, nextAt: null });
});

const waiting = async () =>
  (await portal.ask(`select from graphile_worker.jobs where key = 'check_company_vat:${team.sellerId}'`)).length;

test('PRO-11 a number that VIES does not know is INVALID_VIES at its field, and stays saved', async () => {
  reply = { status: 200, body: invalid };
  await save('DE814235674', 0);
  const refused = await checkNow();
  expect(problemOf(refused)).toMatchObject({ errors: [{ path: 'body.vatNumber', code: 'INVALID_VIES' }] });
  expect(await seen()).toMatchObject({ state: 'invalid', checkedAt: testNow.toISOString() });
  expect((await team.owner.ask('GET /company', {})).values.vatNumber).toBe('DE814235674');
});

test('asking now says what VIES said, or that it does not answer', async () => {
  expect((await checkNow()).status).toBe(404);
  await save('DE814235674', 0);
  reply = { status: 500, body: '' };
  expect((await checkNow()).json).toMatchObject({
    vatCheck: { state: 'unverified', silentSince: testNow.toISOString() },
  });
  reply = { status: 200, body: valid };
  expect((await checkNow()).json).toMatchObject({ vatCheck: { state: 'valid', silentSince: null } });
});

test('an answer about a number that was replaced meanwhile is dropped', async () => {
  await save('DE814235674', 0);
  meanwhile = () => save('DE136695976', 1);
  reply = { status: 200, body: invalid };
  await check();
  expect(await seen()).toMatchObject({ state: 'unverified', checkedAt: null });
});

test('saving the same number again asks nobody', async () => {
  await save('DE814235674', 0);
  await check();
  await save('DE 814235674', 1);
  expect(await seen()).toMatchObject({ state: 'valid' });
});
