import { expect, test } from 'vitest';
import { api, browserEndpoints } from './api.ts';
import type { EndpointSpec } from './endpoint.ts';
import { givingAct, givingActs, type Proof } from './giving-acts.ts';
import { marketplaceApi } from './marketplace-api.ts';

const { access, apiTokens, company, feeds, invitations, passwords, payout, shops, team, webhooks } = api;
const groups = [access, apiTokens, company, feeds, invitations, passwords, payout, shops, team, webhooks];
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;
const machineEndpoints: readonly EndpointSpec[] = Object.values(marketplaceApi);
const endpoints: readonly EndpointSpec[] = [...browserEndpoints, ...machineEndpoints];

const declared: Readonly<Record<Proof, EndpointSpec['reauthenticated']>> = {
  always: true,
  when_it_gives: 'when_it_gives',
  by_who_began: undefined,
  by_key: undefined,
};

test('AUT-18 each operation about people, access, money and own systems, and each of the marketplace, gives something or says why not', () => {
  const writes = groups
    .flatMap((group): EndpointSpec[] => Object.values(group))
    .concat(machineEndpoints)
    .filter(({ method }) => method !== 'GET');
  expect(Object.keys(givingActs).toSorted()).toEqual(writes.map(nameOf).toSorted());
});

test('AUT-17 an operation asks for the proof of what it gives, and none beside those does', () => {
  const asked = endpoints.filter(({ reauthenticated }) => reauthenticated !== undefined);
  expect(asked.map(nameOf).filter((name) => givingAct(name) === null)).toEqual([]);
  for (const name of Object.keys(givingActs)) {
    const proof = givingAct(name)?.proof ?? 'by_who_began';
    const isUnasked = proof === 'by_who_began' || proof === 'by_key';
    const endpoint = endpoints.find((each) => nameOf(each) === name);
    expect([name, endpoint?.reauthenticated]).toEqual([name, declared[proof]]);
    const isSaid = isUnasked || endpoint?.errors.includes('reauthentication.required');
    expect([name, isSaid]).toEqual([name, true]);
  }
});

test('AUT-18 what the key of a machine proves is an operation of the marketplace', () => {
  const keyed = Object.keys(givingActs).filter((name) => givingAct(name)?.proof === 'by_key');
  const known = new Set(machineEndpoints.map(nameOf));
  expect(keyed.filter((name) => !known.has(name))).toEqual([]);
  expect(keyed).not.toEqual([]);
});
