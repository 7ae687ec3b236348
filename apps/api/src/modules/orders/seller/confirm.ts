import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { applyTransition, undoableUntil } from './apply-transition.ts';

export function confirm(input: InputOf<typeof api.orders.confirm>) {
  return applyTransition(input, { action: 'confirm', sendsAt: undoableUntil(input.body, input.now) });
}
