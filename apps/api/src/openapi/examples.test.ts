import { expect, test } from 'vitest';
import { followingExamples, machineExamples } from '../testing/examples/machine-examples.ts';
import { preparedExamples, preparedOperations } from '../testing/examples/prepared-examples.ts';
import { shopExamples } from '../testing/examples/shop-examples.ts';
import { openMarket } from '../testing/machine-samples.ts';
import { portalForFile } from '../testing/portal.ts';
import { stableValues } from '../testing/stable-values.ts';
import { type ApiName, describeApi } from './document.ts';

const systems: readonly ApiName[] = ['marketplace', 'shop'];

/** Its reply is the document itself. */
const reference = 'apiTokens.reference';
const isLeftOut = (id: string) => id === reference || preparedOperations.some((prepared) => prepared === id);

/** More than a hundred calls, one after the other: milliseconds on a busy machine. */
const longStory = 400_000;

test(
  'MKT-03 the examples of the documents are what was asked and answered; `npm test -- api examples -u` writes them',
  async () => {
    const portal = await openMarket();
    const stable = stableValues();
    const marketplace = stable(await machineExamples(portal));
    const shop = stable(await shopExamples(portal, isLeftOut));
    const following = stable(await followingExamples(portal));
    const prepared = stable(await preparedExamples(await portalForFile({ hasSandbox: true })));
    const recorded = {
      marketplace: Object.assign({}, marketplace, following),
      shop: Object.assign({}, shop, prepared),
    };
    await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot('examples.json');
  },
  longStory,
);

/** Operations of own systems whose replies are JSON. */
const answering = systems.flatMap((name) =>
  Object.values(describeApi(name).paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => responses['200']?.content['application/json'] !== undefined)
    .map(({ operationId, responses }) => ({
      name,
      operationId,
      content: responses['200']?.content['application/json'],
    })),
);

test('MKT-03 every operation of own systems shows what it was answered, but for the document itself', () => {
  const without = answering.filter(({ content }) => content?.example === undefined);
  expect(without.map(({ operationId }) => operationId)).toEqual([reference]);
});

test('MKT-03 every operation of own systems shows what its address has to say', () => {
  const missing = systems.flatMap((name) =>
    Object.values(describeApi(name).paths)
      .flatMap((path) => Object.values(path))
      .filter(({ parameters }) =>
        parameters.some(
          (parameter) => parameter.in === 'query' && parameter.required && parameter.example === undefined,
        ),
      )
      .map(({ operationId }) => operationId),
  );
  expect(missing).toEqual([]);
});

test('no example shows a token or key', () => {
  const text = JSON.stringify(systems.map(describeApi));
  expect(text).not.toMatch(/Bearer [A-Za-z0-9_-]{20}/);
  expect(
    [...text.matchAll(/whsec_[A-Za-z0-9+/=]{20,}/g)]
      .map(([secret]) => secret)
      .filter((secret) => !secret.startsWith('whsec_YW4gZXhhbXBsZWFu')),
  ).toEqual([]);
});
