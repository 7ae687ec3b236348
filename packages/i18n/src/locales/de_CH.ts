import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as german } from './de_DE.ts';

const swiss: Overlay = {
  orders: {
    paymentType: { invoice: 'Rechnung', cash_on_delivery: 'Nachnahme', paid_online: 'Online bezahlt' },
    detail: { total: 'Total, inkl. MWST', subtotal: 'Zwischentotal, {count, plural, other {# Stück}}' },
    stockOrigin: { wholesaler: 'Grossist' },
    reason: { wholesaler_lack: 'Beim Grossisten nicht lieferbar', discontinued: 'Ausser Handel' },
    courier: { pickup_point: 'Abholung im Laden' },
  },
};

/** Swiss spelling: no ß, and guillemets for quotation marks. */
export const messages = variantOf(german, swiss, (text) =>
  text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'),
);
