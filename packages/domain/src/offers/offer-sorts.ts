export const offerSorts = ['name', 'stock', 'price', 'best', 'recommended', 'commission', 'changed'] as const;
export type OfferSort = (typeof offerSorts)[number];
