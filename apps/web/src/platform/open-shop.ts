import { mayEndSession } from './before-session-ends.ts';
import { call } from './client.ts';
import { enterShop } from './enter-shop.ts';
import { shopChannel } from './follow-shop-changes.ts';

/** Goes on in another shop, at its orders or where `address` says; what other tabs show of this one goes, too. Who has typed is asked first. */
export async function openShop(sellerId: string, address?: string): Promise<void> {
  if (!(await mayEndSession())) return;
  await call('POST /shops/:sellerId/open', { params: { sellerId } });
  const channel = new BroadcastChannel(shopChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target
  channel.postMessage(sellerId);
  channel.close();
  enterShop(address);
}
