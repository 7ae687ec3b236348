/** Through which channel of the marketplace the customer ordered; a replacement is sent without an order of the customer. */
export const orderOrigins = ['web', 'app', 'phone', 'replacement'] as const;
export type OrderOrigin = (typeof orderOrigins)[number];
