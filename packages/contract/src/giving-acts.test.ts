import { expect, test } from 'vitest';
import { api, browserEndpoints } from './api.ts';
import type { EndpointSpec } from './endpoint.ts';
import { givingAct, givingActs, type Proof } from './giving-acts.ts';

const { access, apiTokens, company, feeds, invitations, passwords, payout, shops, team, webhooks } = api;
const groups = [access, apiTokens, company, feeds, invitations, passwords, payout, shops, team, webhooks];
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;
const endpoints: readonly EndpointSpec[] = browserEndpoints;

const declared: Readonly<Record<Proof, EndpointSpec['reauthenticated']>> = {
  always: true,
  when_it_gives: 'when_it_gives',
  by_who_began: undefined,
};

test('AUT-18 each operation about people, access, money and own systems gives something, or says why not', () => {
  const writes = groups
    .flatMap((group): EndpointSpec[] => Object.values(group))
    .filter(({ method }) => method !== 'GET');
  expect(Object.keys(givingActs).toSorted()).toEqual(writes.map(nameOf).toSorted());
});

test('AUT-17 an operation asks for the proof of what it gives, and none beside those does', () => {
  const asked = endpoints.filter(({ reauthenticated }) => reauthenticated !== undefined);
  expect(asked.map(nameOf).filter((name) => givingAct(name) === null)).toEqual([]);
  for (const name of Object.keys(givingActs)) {
    const proof = givingAct(name)?.proof ?? 'by_who_began';
    const endpoint = endpoints.find((each) => nameOf(each) === name);
    expect([name, endpoint?.reauthenticated]).toEqual([name, declared[proof]]);
    const isSaid = proof === 'by_who_began' || endpoint?.errors.includes('reauthentication.required');
    expect([name, isSaid]).toEqual([name, true]);
  }
});
