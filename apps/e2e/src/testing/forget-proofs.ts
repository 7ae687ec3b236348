import { askDatabase } from './ask-database.ts';
import type { Shop } from './shop.ts';

/** Lets the time pass for which a proof of who one is counts. */
export async function forgetProofs(shop: Shop): Promise<void> {
  await askDatabase(
    `update session set authenticated_at = now() - interval '6 minutes' where user_id = (select id from user_account where username = $1)`,
    [shop.username],
  );
}
