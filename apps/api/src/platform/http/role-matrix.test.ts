import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { roles } from '@offizin/domain/access/roles';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../testing/browser.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';
import { sampleRequest } from '../../testing/sample-request.ts';

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const ending = new Set(['POST /team/leave']);
const guarded = endpoints.filter(
  ({ access, stream, method, path }) =>
    access.kind !== 'public' && stream === undefined && !ending.has(`${method} ${path}`),
);

const portal = await portalForFile();
const services = (['marketplace', 'fulfillment', 'stockhub', 'adyen'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));
const users = roles.map((role) => ({ ...aUser(role), role }));
await putSeller(portal, 'es', 'farmacia', aSeller({ users, services, locale: 'es_ES' }));

/** Whoever is answered so has not been asked for their rights yet. */
const busy: ReadonlySet<unknown> = new Set(['rate_limited', 'overloaded', 'internal']);

async function isLetIn(browser: Browser, endpoint: EndpointSpec, refusal = 'access.role'): Promise<boolean> {
  const { method, path, body, headers } = sampleRequest(endpoint);
  const reply = await browser.call(method, path, { body, headers });
  if (reply.status >= 400 && busy.has(codeOf(reply)))
    throw new Error(`${method} ${path}: ${reply.status} ${codeOf(reply)} says nothing about rights`);
  return reply.status !== 403 || codeOf(reply) !== refusal;
}

async function signedIn(): Promise<ReadonlyMap<string, Browser>> {
  const browsers = new Map<string, Browser>();
  for (const role of roles) {
    const browser = openBrowser(portal, 'es.localhost', `198.51.100.${browsers.size + 1}`);
    await browser.signIn(role);
    browsers.set(role, browser);
  }
  return browsers;
}

test('AUT-18 which role may do what: every operation, asked by everyone', async () => {
  const browsers = await signedIn();
  const lines: string[] = [];
  for (const endpoint of guarded) {
    await portal.ask('delete from rate_window');
    const letIn: string[] = [];
    for (const [role, browser] of browsers) if (await isLetIn(browser, endpoint)) letIn.push(role);
    const who = letIn.length === roles.length ? 'everyone' : letIn.join(', ');
    lines.push(`${endpoint.method} ${endpoint.path}: ${who}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('role-matrix.txt');
});

test('AUT-17 what is open to who lacks the second factor that the shop demands: every operation, asked by everyone', async () => {
  const browsers = await signedIn();
  await portal.ask('update seller set second_factor_required = true');
  const lines: string[] = [];
  for (const endpoint of guarded) {
    await portal.ask('delete from rate_window');
    const kept: string[] = [];
    for (const [role, browser] of browsers)
      if (!(await isLetIn(browser, endpoint, 'access.second_factor'))) kept.push(role);
    const who = kept.length === 0 ? 'nobody' : kept.join(', ');
    lines.push(`${endpoint.method} ${endpoint.path}: closed to ${who}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('second-factor-matrix.txt');
});
