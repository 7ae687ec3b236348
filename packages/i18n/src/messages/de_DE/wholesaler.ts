export const wholesaler = {
  title: 'Großhandelsliste',
  sum: '{products, plural, one {# Produkt} other {# Produkte}}, {units, plural, other {# Stück}}',
  orders: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  fileName: 'grosshandelsliste',
  column: {
    product: 'Produkt',
    pack: 'Packung',
    code: 'PZN',
    units: 'Stück',
    orders: 'Aus Bestellungen',
  },
  none: {
    title: 'Vom Großhandel wird nichts gebraucht',
    text: 'Was Ihre offenen Bestellungen noch brauchen, liegt in Ihrem eigenen Lager.',
  },
  failed: { title: 'Wir konnten die Großhandelsliste nicht laden' },
  cut: 'Nur die Bestellungen, die zuerst fällig sind, sind zusammengezählt.',
  print: 'Drucken',
  sheet: 'Als Excel',
  missing: 'Nicht lieferbar',
  missingOf: 'Nicht lieferbar: {name}',
};
