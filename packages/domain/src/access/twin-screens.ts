import type { ScreenId } from './screens.ts';

/** One screen under two addresses: which of them a seller may open depends on its brand and its kind. */
export const orderScreens = ['marketplace_sales', 'gold_ventas'] as const satisfies readonly ScreenId[];
export const uploadScreens = ['offer_upload', 'gold_offer_upload'] as const satisfies readonly ScreenId[];
export const resultScreens = ['sync_results', 'gold_sync_results'] as const satisfies readonly ScreenId[];

/** Where the ledger of the orders is: a tab of the invoices, or a screen of its own on the brand whose shops have none. */
export const ledgerScreens = ['invoices', 'ledger'] as const satisfies readonly ScreenId[];
/** Where a payout is opened: beside the account that it goes to, or in the ledger. */
export const payoutScreens = ['payment_provider', ...ledgerScreens] as const satisfies readonly ScreenId[];

/** What comes after the sale: two screens, and one line of the menu that leads to the first of them that somebody may open. */
export const afterSaleScreens = ['messages', 'returns'] as const satisfies readonly ScreenId[];
