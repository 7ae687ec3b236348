export const wholesaler = {
  title: 'Wholesaler list',
  sum: '{products, plural, one {# product} other {# products}}, {units, plural, one {# item} other {# items}}',
  orders: '{count, plural, one {# order} other {# orders}}',
  fileName: 'wholesaler-list',
  column: {
    product: 'Product',
    pack: 'Pack',
    code: 'National code',
    units: 'Items',
    orders: 'From orders',
  },
  none: {
    title: 'Nothing is needed from the wholesaler',
    text: 'What your open orders still need is in your own stock.',
  },
  failed: { title: 'We couldn’t load the wholesaler list' },
  cut: 'Only the orders due first are added up.',
  print: 'Print',
  sheet: 'As Excel',
  missing: 'Not available',
  missingOf: 'Not available: {name}',
} as const;
