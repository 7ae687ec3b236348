/** What was done to an order, and where one is then. */
export const orderSaid = {
  confirmed: 'Order {number} confirmed',
  processed: 'Order {number} dispatched',
  rejected: 'Order {number} rejected',
  unitsRejected: 'Items of order {number} rejected',
  takenBack: 'Order {number}: undone. Nothing was sent.',
  trackingSaved: 'Tracking of order {number} saved',
  pickupSaved: 'Pick-up code of order {number} saved',
  pickupDeleted: 'Pick-up code of order {number} deleted',
  now: 'Now {order}, {units}, {deadline}.',
  noneNew: 'No other new orders in this list.',
  noneLeft: 'No other orders in this list.',
  conflict: 'Someone else has changed order {number}. This is the latest version.',
  invalidState: 'You can’t do this any more: order {number} is now “{status}”.',
} as const;
