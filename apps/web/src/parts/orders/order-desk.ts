import { orderScreens } from '@offizin/domain/access/twin-screens';
import { type ScreenId, screenDenial, screens } from '@offizin/domain/access/screens';
import { subjectOf, useSignedIn } from '../../platform/session.ts';

const warehouseDesks: readonly ScreenId[] = ['fulfilment_orders'];

/** The address of the orders that the shop sends itself, or of those of the warehouse; undefined for who may not see them. */
export function useOrderDesk({ warehouse = false }: { readonly warehouse?: boolean } = {}): string | undefined {
  const subject = subjectOf(useSignedIn());
  const desk = (warehouse ? warehouseDesks : orderScreens).find((id) => screenDenial(id, subject) === null);
  return desk && screens[desk].path;
}
