/** Through which channel of the marketplace the customer ordered. */
export const orderOrigins = ['web', 'app', 'phone'] as const;
export type OrderOrigin = (typeof orderOrigins)[number];
