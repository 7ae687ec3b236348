import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findChoice } from '../../read/order-batch-read-queries.ts';
import { questionAsked } from '../question-asked.ts';

/** What the list shows, loaded or not, as far as one batch goes (ORD-13). */
export async function choice(input: InputOf<typeof api.orderBatches.choice>) {
  const found = await findChoice(input.db, questionAsked(input, false), limits.orderBatch + 1);
  return { orders: found.slice(0, limits.orderBatch), isMore: found.length > limits.orderBatch };
}
