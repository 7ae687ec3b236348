import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as german } from './de_DE.ts';

const swiss: Overlay = {
  exports: { column: { code: 'Pharmacode' } },
  orders: {
    detail: { total: 'Total, inkl. MWST', subtotal: 'Zwischentotal, {count, plural, other {# Stück}}' },
    file: { code: 'Pharmacode' },
    stockOrigin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    reason: { wholesaler_lack: 'Beim Grossisten nicht lieferbar', upcoming_expiry_date: 'Ablaufdatum zu nah' },
    courier: { pickup_point: 'Abholung im Laden' },
  },
  offers: {
    origin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    cell: { invalidStock: 'Eine ganze Zahl von 0 bis 99’999' },
    position: { net: 'Bleibt netto, nach {commission} % Provision und {vat} % MWST' },
    product: { vat: 'Enthaltene MWST, {rate} %', oneAndHalf: '1.5-Faches des höchsten Angebots' },
    bulk: {
      prices: { example: 'z. B. -5 oder 2.5' },
      stock: { note: '0 bedeutet bei Angeboten vom Grossisten: unbegrenzt.' },
    },
  },
  shell: {
    screen: { holidays: 'Ferien' },
  },
  sync: {
    column: { limitAbove: 'Grenze, 1.5 ×', limitBelow: 'Grenze, 0.5 ×' },
    hint: {
      price_above_highest: 'Höchstens das 1.5-Fache des höchsten anderen Angebots',
      price_below_best: 'Mindestens die Hälfte des besten Angebots',
    },
    reason: {
      price_above_highest:
        'Ihr Preis {price} liegt über {limit}, dem 1.5-Fachen des höchsten anderen Angebots ({highest})',
      price_below_best: 'Ihr Preis {price} liegt unter {limit}, der Hälfte des besten anderen Angebots ({best})',
    },
    title: { missing_identifier: 'Pharmacode oder EAN fehlt oder ist falsch' },
  },
  uploads: {
    origin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    reason: { unlimited: 'Grossist: unbegrenzt' },
    rules: { stockText: 'Ganze Zahl von 0 bis 99’999. Beim Grossisten ist 0 unbegrenzt.' },
    template: {
      field: { stock: 'Eine ganze Zahl von 0 bis 99’999. Mit der Herkunft «Grossist» bedeutet 0 unbegrenzt.' },
    },
  },
  uploadsCodes: {
    field: { code: 'Pharmacode' },
    unreadable: { unknown_origin: 'Weder eigenes Lager noch Grossist' },
  },
  warehouse: { column: { expiry: 'Nächster Ablauf' }, remark: { expired: 'Abgelaufen' } },
};

/** Swiss spelling: no ß, and guillemets for quotation marks. */
export const messages = variantOf(german, swiss, (text) =>
  text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»'),
);
