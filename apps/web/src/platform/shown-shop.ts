let shown: string | null = null;

/** Which shop this page shows: each call says it, so that a page of one shop never gets what belongs to another (AUT-19). */
export const shownShop = {
  set: (sellerId: string) => {
    shown = sellerId;
  },
  forget: () => {
    shown = null;
  },
  current: (): string | null => shown,
};
