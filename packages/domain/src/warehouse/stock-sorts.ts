export const stockSorts = ['name', 'available', 'incoming', 'price', 'since', 'expiry', 'changed'] as const;
export type StockSort = (typeof stockSorts)[number];
