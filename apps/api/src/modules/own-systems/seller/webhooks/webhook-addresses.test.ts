import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putProducts, putSeller } from '../../../../testing/portal.ts';
import { deliverWebhook } from '../../jobs/deliver-webhook.job.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');
beforeEach(() => portal.ask('delete from webhook'));

describe('security 20: where nothing is sent', () => {
  test.each([
    'http://erp.example/hooks',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost:8443/',
    'https://10.0.0.7/',
    'https://2130706433/',
  ])('%s is refused as it is written', async (to) => {
    const reply = await seller.call('POST', '/webhooks', { body: { address: to, events: ['order.created'] } });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ errors: [{ path: 'body.address', code: 'field.not_available' }] });
  });

  test('an address with a password in it', async () => {
    const to = 'https://user:word@erp.example/';
    const reply = await seller.call('POST', '/webhooks', { body: { address: to, events: ['order.created'] } });
    expect(reply.json).toMatchObject({ errors: [{ path: 'body.address', code: 'field.invalid' }] });
  });

  // What a name led to when it was saved does not matter: each of these resolves to a place that nobody outside reaches.
  test.each(['https://localhost:9/hooks', 'https://127.0.0.1:9/', 'http://erp.example/hooks', 'https://[::1]:9/'])(
    '%s is refused when it is called',
    async (address) => {
      await seller.ask('POST /webhooks', { body: { address: 'https://erp.example/', events: ['order.created'] } });
      await portal.ask('update webhook set address = $1', [address]);
      const { items } = await seller.ask('GET /webhooks', {});
      const params = { webhookId: items[0]?.id ?? '' };
      const { delivery } = await seller.ask('POST /webhooks/:webhookId/test', { params, body: {} });
      await deliverWebhook.run(portal.jobContext(), { deliveryId: delivery.id, brand: 'de' });
      const after = await seller.ask('GET /webhooks', {});
      expect(after.items).toMatchObject([{ last: { status: null, problem: 'address_refused' } }]);
    },
  );

  test('five endpoints and no more, even if they are added at once', async () => {
    const body = { address: 'https://erp.example/hooks', events: ['order.created'] };
    const replies = await Promise.all(Array.from({ length: 8 }, () => seller.call('POST', '/webhooks', { body })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual(Array(3).fill('webhook.too_many'));
  });
});
