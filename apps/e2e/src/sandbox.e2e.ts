import { hubAddress, putList } from './testing/feed-hub.ts';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

test('MKT-03 a developer tries an order in the sandbox, sees its webhook, and the shop sees none of it', async ({
  page,
}) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/my-account/own-systems'));
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New token' });
  await form.getByLabel('Name', { exact: true }).fill('Till');
  await form.getByRole('combobox', { name: 'Acts on' }).click();
  await page.getByRole('option', { name: /The sandbox/ }).click();
  await form.getByRole('combobox', { name: 'Orders', exact: true }).click();
  await page.getByRole('option', { name: 'Read and process' }).click();
  await form.getByRole('button', { name: 'Create token' }).click();
  const panel = page.getByRole('region', { name: 'Token for “Till” created' });
  const token = await panel.getByRole('textbox').inputValue();
  expect(token).toMatch(/^ofz_es_test_[0-9A-Za-z]{43}$/);
  await panel.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByRole('row', { name: /Till/ })).toContainText('Test');

  await page.getByRole('link', { name: 'For tests' }).click();
  await expect(page.getByText('Endpoints for tests are sent what happens in the sandbox')).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await putList(`sandbox-${shop.username}`, []);
  const address = hubAddress(`sandbox-${shop.username}`);
  await page.getByRole('button', { name: 'Endpoint', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'I’ve stored it' }).click();

  const placed = await page.request.post(shop.at('/api/shop/v1/sandbox/orders'), {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'the-first-order' },
    data: {},
  });
  expect([placed.status(), placed.headers()['offizin-sandbox']]).toEqual([200, 'true']);
  const { order } = await placed.json();
  const row = page.getByRole('row', { name: new RegExp(order.number) });
  await expect(row).toContainText('order.created');
  await expect(row).toContainText('200');
  await row.getByRole('link', { name: 'order.created' }).click();
  await expect(page.getByRole('region', { name: 'Webhook deliveries' })).toContainText(order.id);

  await page.goto(shop.at('/seller/my-account/own-systems'));
  await expect(page.getByText('No endpoints yet')).toBeVisible();
  await page.goto(shop.at('/seller/orders'));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByText(order.number)).toHaveCount(0);
});

test('MKT-03 a developer places an order from the screen and its customer acts: three webhooks arrive', async ({
  page,
}) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.at('/seller/my-account/own-systems'));
  const trial = page.getByRole('region', { name: 'Made-up orders' });
  await expect(page.getByText('No endpoints yet')).toBeVisible();
  await expect(trial).toHaveCount(0);
  await page.getByRole('link', { name: 'For tests' }).click();
  const place = trial.getByRole('button', { name: 'Place an order' });
  await expect(place).toBeVisible();

  await putList(`screen-${shop.username}`, []);
  await page.getByRole('button', { name: 'Endpoint', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('Address').fill(hubAddress(`screen-${shop.username}`));
  for (const event of ['message.received', 'order.cancelled'])
    await dialog.getByRole('checkbox', { name: new RegExp(event) }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'I’ve stored it' }).click();

  const lost = '**/api/sandbox/orders';
  const body = { type: 'about:blank', status: 409, message: 'sandbox.full', requestId: 'none' };
  await page.route(lost, (route) => route.fulfill({ status: 409, json: body }));
  await place.press('Enter');
  await expect(page.getByText('The sandbox has as many open orders as it can have.')).toBeVisible();
  await page.unroute(lost);

  await place.press('Enter');
  const said = trial.getByRole('status');
  await expect(said).toHaveText(/^Order TEST-\d{8} was placed\.$/);
  await expect(place).toBeFocused();
  const [number = ''] = /TEST-\d{8}/.exec((await said.textContent()) ?? '') ?? [];
  await trial.getByRole('button', { name: 'Customer writes' }).press('Enter');
  await expect(said).toHaveText(`The customer of order ${number} has written.`);
  const cancel = trial.getByRole('button', { name: 'Customer cancels' });
  await cancel.press('Enter');
  await expect(said).toHaveText(`The customer has cancelled order ${number}.`);
  await expect(cancel).toBeFocused();
  await expect(cancel).toHaveAccessibleDescription('This order is cancelled. Place another one.');

  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  expect(await findBarriers(page, 'main')).toEqual([]);
  for (const event of ['order.created', 'message.received', 'order.cancelled']) {
    const sent = page.getByRole('row', { name: new RegExp(number) }).filter({ hasText: event });
    await expect(sent).toContainText('200');
  }
});
