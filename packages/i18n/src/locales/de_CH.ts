import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as german } from './de_DE.ts';

const swiss: Overlay = {
  company: { field: { region: 'Kanton' } },
  faults: {
    number: {
      INVALID_VIES: 'Schweizer Nummern stehen nicht in VIES. Fragen Sie die Eidgenössische Steuerverwaltung.',
    },
  },
  orderFile: { gtin: 'GTIN' },
  orderDialogs: {
    reason: { wholesaler_lack: 'Beim Grossisten nicht lieferbar', upcoming_expiry_date: 'Ablaufdatum zu nah' },
  },
  orders: {
    detail: { total: 'Total, inkl. MWST', subtotal: 'Zwischentotal, {count, plural, other {# Stück}}' },
    stockOrigin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    wholesaler: 'Grossistenliste',
  },
  offers: {
    origin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    position: { net: 'Bleibt netto, nach {commission} % Provision und {vat} % MWST' },
    bulk: {
      stock: { note: '0 bedeutet bei Angeboten vom Grossisten: unbegrenzt.' },
    },
  },
  priceRuleEditor: { condition: { wholesaler: 'Grossist' } },
  registrations: {
    field: { region: 'Kanton' },
    vatCheckText: {
      unverified: 'Schweizer Nummern stehen nicht im europäischen Register (VIES). Sie müssen nichts tun.',
      invalid:
        'Im europäischen Register (VIES) steht sie nicht. Vertippt? Rufen Sie uns an: {phone}. Stimmt sie, fragen Sie bei der Eidgenössischen Steuerverwaltung nach.',
    },
  },
  sync: {
    list: {
      none: {
        text: 'Kein Ergebnis passt zu dieser Suche. Prüfen Sie den Pharmacode, oder löschen Sie Suche und Filter.',
      },
    },
    solution: {
      missing_identifier:
        'Für dieses Produkt brauchen wir einen gültigen Pharmacode oder eine gültige EAN, einen Preis und einen Bestand. Ergänzen Sie die Zeile und prüfen Sie den Pharmacode.',
      duplicated_in_catalogue:
        'Der Pharmacode passt zu mehreren Produkten, oder Pharmacode und EAN gehören zu verschiedenen. Wählen Sie Ihr Produkt, und wir merken es uns.',
    },
    column: { limitAbove: 'Grenze, 1.5 ×', limitBelow: 'Grenze, 0.5 ×' },
  },
  tours: {
    my_products_launch: {
      search: {
        text: 'Geben Sie einen Teil des Namens, den Pharmacode oder die EAN ein. Kleine Tippfehler schaden nicht.',
      },
    },
  },
  wholesaler: {
    title: 'Grossistenliste',
    fileName: 'grossistenliste',
    none: { title: 'Vom Grossisten wird nichts gebraucht' },
    failed: { title: 'Wir konnten die Grossistenliste nicht laden' },
  },
  uploads: {
    origin: { own: 'Eigener Bestand', wholesaler: 'Grossist' },
    reason: { unlimited: 'Grossist: unbegrenzt' },
    rules: {
      originText: 'Eigener Bestand oder Grossist. Leer bedeutet Grossist.',
      stockText: 'Ganze Zahl von 0 bis {max}. Beim Grossisten ist 0 unbegrenzt.',
    },
    template: {
      field: {
        origin: 'Aus der Liste wählen: «Eigen» oder «Grossist». Leer bedeutet Grossist.',
        code: 'Der Pharmacode der Packung. Erforderlich ist er oder die EAN. Führende Nullen bleiben erhalten: Die Spalte ist als Text formatiert.',
        stock: 'Eine ganze Zahl von 0 bis {max}. Mit der Herkunft «Grossist» bedeutet 0 unbegrenzt.',
      },
    },
  },
  uploadsCodes: {
    unreadable: {
      letters_in_code: 'Der Pharmacode enthält Buchstaben oder Zeichen',
      unknown_origin: 'Weder eigener Bestand noch Grossist',
    },
    identifier: { wrong_length: 'Der Pharmacode hat nicht die richtige Länge' },
    note: {
      ean_in_code_column: 'In der Spalte «Pharmacode» steht eine EAN: {from}',
      code_in_ean_column: 'In der EAN-Spalte steht ein Pharmacode: {from}',
      ppn_in_code_column: 'PPN {from} als PZN {to} gelesen',
      gtin_ignored: 'EAN {from} ist ungültig; wir haben den Pharmacode verwendet',
    },
    suggestion: { from_code: 'Aus dem Pharmacode dieser Zeile' },
    confirmed: { gtin: 'Der Pharmacode der Zeile bestätigt es.' },
  },
  warehouse: { column: { expiry: 'Nächster Ablauf' }, remark: { expired: 'Abgelaufen' } },
};

/** Swiss spelling: no ß, guillemets for quotation marks, 12.50 and 99’999, the Swiss national code and the Swiss words for VAT. */
export const messages = variantOf(german, swiss, (text) =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(\d)\.(\d{3})/g, '$1’$2')
    .replaceAll('PZN', 'Pharmacode')
    .replaceAll('USt-IdNr.', 'MWST-Nummer')
    .replaceAll(/Umsatzsteuer(?:-Voranmeldung|erklärung)/g, 'MWST-Abrechnung')
    .replaceAll(/MwSt\.|USt\.|Umsatzsteuer/g, 'MWST'),
);
