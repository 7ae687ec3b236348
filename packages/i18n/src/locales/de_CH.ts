import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as german } from './de_DE.ts';

const swiss: Overlay = {
  orders: {
    detail: { total: 'Total, inkl. MWST', subtotal: 'Zwischentotal, {count, plural, other {# Stück}}' },
    stockOrigin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    reason: { wholesaler_lack: 'Beim Grossisten nicht lieferbar', upcoming_expiry_date: 'Ablaufdatum zu nah' },
    courier: { pickup_point: 'Abholung im Laden' },
  },
  offers: {
    origin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    cell: { invalidStock: 'Eine ganze Zahl von 0 bis 99’999' },
    position: { net: 'Bleibt netto, nach {commission} % Provision und {vat} % MWST' },
    product: { vat: 'Enthaltene MWST, {rate} %' },
  },
  shell: {
    screen: { holidays: 'Ferien' },
  },
  uploadsCodes: {
    field: { code: 'Pharmacode' },
    unreadable: { unknown_origin: 'Weder eigenes Lager noch Grossist' },
  },
};

/** Swiss spelling: no ß, and guillemets for quotation marks. */
export const messages = variantOf(german, swiss, (text) =>
  text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'),
);
