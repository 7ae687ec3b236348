import { afterSaleScreens, orderScreens, resultScreens, uploadScreens } from './twin-screens.ts';
import type { ScreenId } from './screens.ts';

/** The tabs of the bar below on phones, in their order, each with the screens it may lead to. */
const tabs = [
  { name: 'home', screens: ['home'] },
  { name: 'orders', screens: [...orderScreens, 'fulfilment_orders'] },
  { name: 'after_sale', screens: afterSaleScreens },
  { name: 'products', screens: ['my_products', 'fulfilment_catalogue'] },
  { name: 'sync', screens: resultScreens, unless: ['after_sale'] },
  { name: 'upload', screens: uploadScreens, unless: ['after_sale', 'sync'] },
] as const satisfies readonly {
  readonly name: string;
  readonly screens: readonly ScreenId[];
  /** The tabs that it replaces for sellers who have none of them. */
  readonly unless?: readonly string[];
}[];

export interface PhoneTab {
  readonly name: (typeof tabs)[number]['name'];
  readonly screen: ScreenId;
}

/** The screens that a phone has at hand, of those in a seller's menu (GEN-08). */
export function phoneTabsOf(menu: readonly ScreenId[]): PhoneTab[] {
  const found: PhoneTab[] = [];
  for (const tab of tabs) {
    const screen = tab.screens.find((id) => menu.includes(id));
    const isTaken = 'unless' in tab && found.some(({ name }) => tab.unless.some((other) => other === name));
    if (screen !== undefined && !isTaken) found.push({ name: tab.name, screen });
  }
  return found;
}
