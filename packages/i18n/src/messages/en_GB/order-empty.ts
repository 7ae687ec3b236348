/** What the list of orders says where it has none. */
export const orderEmpty = {
  'to-manage': { title: 'Nothing to manage', text: 'New orders appear here as soon as customers place them.' },
  managed: { title: 'No managed orders yet', text: 'Orders you’ve dispatched or rejected appear here.' },
  search: {
    title: 'No orders found',
    text: 'Check what you typed: any part of a number, name, city, product or code is enough, from three characters.',
  },
  filter: { title: 'No orders match these filters', text: 'Clear the filters to see all orders in this tab.' },
} as const;
