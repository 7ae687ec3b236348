import { expect, type Page } from '@playwright/test';
import { send } from './requests.ts';
import type { Shop } from './shop.ts';

interface SellerCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Behind `/api`. */
  readonly path: string;
  /** Sent as JSON; a file as it is. */
  readonly body?: unknown;
  readonly mediaType?: string;
}

/** Calls the portal as the page's signed-in seller does, and returns what it answers. */
export async function sellerCall<Answer>(page: Page, shop: Shop, call: SellerCall): Promise<Answer> {
  const { method, path, body, mediaType = 'application/json' } = call;
  const { host } = shop;
  const cookies = await page.context().cookies(shop.at('/'));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const visit = await send({ method: 'GET', path: '/api/auth/csrf-token', host, headers: { cookie } });
  const { csrfToken }: { csrfToken: string } = JSON.parse(visit.text);
  const headers = { cookie, 'x-csrf-token': csrfToken, ...(body !== undefined && { 'content-type': mediaType }) };
  const reply = await send({ method, path: `/api${path}`, host, headers, body });
  expect(reply.status, `${method} ${path}: ${reply.text}`).toBe(200);
  const answer: Answer = JSON.parse(reply.text);
  return answer;
}
