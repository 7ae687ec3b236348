import { jobOf } from '@offizin/domain/access/legacy-jobs';
import type { ScreenId } from '@offizin/domain/access/screens';
import type { Messages } from '@offizin/i18n/messages';

/** A key and what it does. */
type Shortcut = readonly [keys: string, text: keyof Messages['shortcuts']['key']];

const everywhere: readonly Shortcut[] = [
  ['Ctrl K', 'everything'],
  ['?', 'show'],
  ['[', 'menu'],
  ['s 1…9', 'shops'],
  ['Esc', 'escape'],
];
const orders: readonly Shortcut[] = [
  ['/', 'search'],
  ['↑ ↓', 'upDown'],
  ['J', 'nextOrder'],
  ['K', 'previousOrder'],
  ['Enter', 'open'],
  ['X', 'choose'],
  ['C', 'confirm'],
  ['P', 'process'],
  ['R', 'reject'],
  ['U', 'undo'],
  ['B', 'pack'],
  ['Z', 'takeOut'],
  ['T', 'typeCode'],
  ['F', 'missing'],
  ['N', 'later'],
];
const list: readonly Shortcut[] = [
  ['/', 'search'],
  ['↑ ↓', 'row'],
  ['Enter', 'openRow'],
];
const offers: readonly Shortcut[] = [
  ['/', 'search'],
  ['↑ ↓', 'row'],
  ['Enter', 'edit'],
  ['Tab', 'keep'],
  ['↓', 'below'],
  ['Esc', 'discard'],
];
const upload: readonly Shortcut[] = [
  ['↑ ↓', 'nextWrong'],
  ['Enter', 'correct'],
  ['Tab', 'keep'],
  ['Ctrl Enter', 'fixAll'],
];

const form: readonly Shortcut[] = [['Ctrl S', 'save']];
const rules: readonly Shortcut[] = [
  ['N', 'newRule'],
  ['Alt ↑ ↓', 'moveRule'],
  ['/', 'search'],
  ['↑ ↓', 'row'],
];

/** The keys of each screen beside those that work everywhere. */
const ofScreen: Partial<Record<ScreenId, readonly Shortcut[]>> = {
  marketplace_sales: orders,
  gold_ventas: orders,
  fulfilment_orders: orders,
  messages: [['Ctrl Enter', 'reply']],
  my_products: offers,
  price_rules: rules,
  offer_upload: upload,
  gold_offer_upload: upload,
  sync_results: list,
  gold_sync_results: list,
  fulfilment_catalogue: list,
  company: form,
  profile: form,
  shop: form,
  fiscal_information: form,
  shipping_costs: form,
  holidays: form,
  invoices: [['/', 'search']],
  ledger: [['/', 'search']],
};

/** The keys of a screen, its own first. */
export function shortcutsOf(screen: ScreenId | null): readonly Shortcut[] {
  return [...(screen === null ? [] : (ofScreen[jobOf(screen)] ?? [])), ...everywhere];
}
