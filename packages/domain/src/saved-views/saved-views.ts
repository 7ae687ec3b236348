import type { Area, Role } from '../access/roles.ts';
import { mayIn } from '../access/roles.ts';

/** The lists whose filters and sort can be saved under a name, each with the area of rights that it belongs to. */
export const viewLists = { orders: 'orders', offers: 'offers' } as const satisfies Readonly<Record<string, Area>>;
export type ViewList = keyof typeof viewLists;

/** Whose a view is: of the person who saved it, or of everybody in the shop. */
export const viewScopes = ['own', 'shop'] as const;
export type ViewScope = (typeof viewScopes)[number];

/** A view of one's own changes what one sees; one of the shop is for those who act on what it lists (ORD-21). */
export function mayChangeView(role: Role, list: ViewList, scope: ViewScope): boolean {
  return mayIn(role, viewLists[list], scope === 'own' ? 'read' : 'write');
}

interface Named {
  readonly name: string;
  readonly scope: ViewScope;
}

/** Whether a view of the same scope has this name already, capital letters aside. */
export function isNameTaken(views: readonly Named[], { name, scope }: Named): boolean {
  return views.some((view) => view.scope === scope && view.name.toLowerCase() === name.trim().toLowerCase());
}
