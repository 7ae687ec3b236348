import { limits } from '@offizin/domain/limits';
import { expect, test } from 'vitest';
import { portalForFile } from '../../../../testing/portal.ts';
import { openTeam, send } from '../../../../testing/teams.ts';

const portal = await portalForFile();

test('MKT-03 what was given up is counted behind ten thousand newer deliveries, and these are said to be more', async () => {
  const { owner, sellerId } = await openTeam(portal);
  const body = { address: 'https://hooks.example/in', events: ['order.created'] };
  const added = await send(owner, 'POST /webhooks', { body });
  const { webhook } = added.json as { webhook: { id: string } };
  const fill = (state: string, count: number, age: string) =>
    portal.ask(
      `insert into webhook_delivery (id, webhook_id, brand, seller_id, type, body, state, attempts, created_at)
       select gen_random_uuid(), $1, 'de', $2, 'order.created', '{}', $3, 1, now() - $5::interval from generate_series(1, $4)`,
      [webhook.id, sellerId, state, count, age],
    );
  await fill('given_up', 3, '2 days');
  await fill('delivered', limits.deliveriesCounted + 5, '1 hour');
  const { json } = await send(owner, 'GET /webhook-deliveries');
  expect(json).toMatchObject({ counts: { waiting: 0, given_up: 3, delivered: limits.deliveriesCounted + 1 } });
});
