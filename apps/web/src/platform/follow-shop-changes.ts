import { followToShop } from './enter-shop.ts';
import { shownShop } from './shown-shop.ts';

export const shopChannel = 'offizin.shop';

/** Leaves a page whose shop is no longer the session's, as soon as another tab says so (AUT-19). */
export function followShopChanges(): void {
  new BroadcastChannel(shopChannel).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const shown = shownShop.current();
    if (shown !== null && data !== shown) followToShop();
  });
}
