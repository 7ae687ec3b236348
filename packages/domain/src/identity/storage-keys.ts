/** The keys the portal keeps in the browser (GEN-11); none of them holds data of a customer or who signs in. */
export const storageKeys = {
  analyticsConsent: 'analyticsConsent',
  preferredLanguage: 'preferredLanguage',
  viewedTours: 'viewedTours',
  sellersWithoutMetrics: 'sellersWithoutMetrics',
  ordersReviewed: 'ordersReviewed',
  orderDrafts: 'orderDrafts',
  formDrafts: 'formDrafts',
  passwordCode: 'passwordCode',
  sidebarStatus: 'sidebarStatus',
  theme: 'theme',
  packingSound: 'packingSound',
  recentSearches: 'recentSearches',
  offerEdits: 'offerEdits',
  offerColumns: 'offerColumns',
  offerViews: 'offerViews',
  apiReference: 'apiReference',
  downloadProducts: 'bulkDownload.products',
  downloadInvoices: 'bulkDownload.invoices',
  downloadSyncResults: 'bulkDownload.syncResults',
  downloadOfferUpload: 'bulkDownload.offerUpload',
  downloadSellerData: 'bulkDownload.sellerData',
  downloadOfferUploadHistory: 'bulkDownload.offerUploadHistory',
} as const;

export type StorageKey = keyof typeof storageKeys;
