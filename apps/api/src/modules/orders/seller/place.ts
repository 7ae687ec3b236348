import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { findPosition, hasOrder } from '../read/order-figure-queries.ts';
import { questionAsked } from './question-asked.ts';

type PlaceInput = InputOf<typeof api.orders.place> | InputOf<typeof api.orders.fulfilmentPlace>;

async function placeOf(input: PlaceInput, warehouse: boolean) {
  const { db, params, fail } = input;
  const question = questionAsked(input, warehouse);
  const position = await findPosition(db, question, params.orderId);
  if (position === null && !(await hasOrder(db, question, params.orderId))) return fail('not_found');
  return { isListed: position !== null, position: (position ?? Infinity) > limits.orderCountMax ? null : position };
}

export function place(input: InputOf<typeof api.orders.place>) {
  return placeOf(input, false);
}

export function fulfilmentPlace(input: InputOf<typeof api.orders.fulfilmentPlace>) {
  return placeOf(input, true);
}
