import type { AccessSubject } from '../access/access.ts';
import { menuFor } from '../access/menu.ts';
import { firstOpen, type ScreenId } from '../access/screens.ts';
import { orderScreens, uploadScreens } from '../access/twin-screens.ts';

/** What the one search asks the server for, each with the screens that show it: it is found by whom one of them is open to (GEN-15). */
const groupTable = {
  products: ['my_products'],
  orders: orderScreens,
  warehouseOrders: ['fulfilment_orders'],
  invoices: ['invoices'],
  uploads: uploadScreens,
} as const satisfies Readonly<Record<string, readonly ScreenId[]>>;

export type SearchGroup = keyof typeof groupTable;

/** In the order in which they are shown. */
export const searchGroups = Object.keys(groupTable) as readonly SearchGroup[];

/** Where somebody of a seller opens what is found, of two addresses the one in the menu; null where it is none of their business. */
export function groupScreen(group: SearchGroup, subject: AccessSubject): ScreenId | null {
  const ids: readonly ScreenId[] = groupTable[group];
  const inMenu = new Set(menuFor(subject).flatMap(({ screens }) => screens));
  return ids.find((id) => inMenu.has(id)) ?? firstOpen(ids, subject);
}
