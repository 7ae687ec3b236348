export const parcels = {
  nav: 'Sections',
  count: '{count, plural, one {# parcel} other {# parcels}}',
  print: 'Print handover list',
  cut: 'These are the newest {listed} of {total}.',
  none: {
    title: 'No parcels are waiting for a courier',
    text: 'Orders you’ve dispatched stay here until the courier has them.',
  },
  failed: {
    title: 'We couldn’t load your parcels',
  },
  column: {
    order: 'Order',
    receiver: 'Recipient',
    units: 'Items',
    waybill: 'Tracking number or waybill',
  },
  courier: {
    swiss_post: 'Swiss Post',
    own: 'Own delivery',
    pickup_point: 'Pick-up point',
    other: 'Another courier',
  },
  erased: 'Customer data deleted',
} as const;
