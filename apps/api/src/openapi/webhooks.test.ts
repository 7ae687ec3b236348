import { marketplaceEventKinds } from '@offizin/contract/events/marketplace';
import { webhookEventTypes } from '@offizin/domain/own-systems/webhook-events';
import { describe, expect, test } from 'vitest';
import { type ApiName, describeApi } from './document.ts';

interface Side {
  readonly name: ApiName;
  readonly types: readonly string[];
}
const sides: readonly Side[] = [
  { name: 'shop', types: webhookEventTypes },
  { name: 'marketplace', types: marketplaceEventKinds },
];
const cases = sides.flatMap(({ name, types }) => types.map((type) => ({ name, type })));

test.each(sides)('MKT-03 the document of the $name API has each event that is sent', ({ name, types }) => {
  expect(Object.keys(describeApi(name).webhooks ?? {})).toEqual(types);
});

test('the browser is sent no events', () => {
  expect(describeApi('browser')).not.toHaveProperty('webhooks');
});

describe.each(cases)('MKT-03 the call about $type of the $name API', ({ name, type }) => {
  const call = describeApi(name).webhooks?.[type]?.post;

  test('says its body, which names the event', () => {
    expect(call?.requestBody.content['application/json']?.schema).toMatchObject({
      properties: {
        type: { const: type },
        timestamp: { format: 'date-time' },
        data: { type: 'object', additionalProperties: false },
      },
      required: ['type', 'timestamp', 'data'],
    });
  });

  test('has the headers of Standard Webhooks, and says which answer counts', () => {
    expect(call?.parameters).toEqual(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((header) =>
        expect.objectContaining({ name: header, in: 'header', required: true }),
      ),
    );
    expect(Object.keys(call?.responses ?? {}).toSorted()).toEqual(['2XX', '410', 'default']);
  });
});
