import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { countHeldRules } from '../write/rule-queries.ts';

/** How many rules the brake holds, for the menu (OFF-11). */
export async function held({ db }: InputOf<typeof api.priceRules.held>) {
  return { held: await countHeldRules(db) };
}
