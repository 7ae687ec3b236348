/** Why a call that writes leaves no row of its own in the history (PRO-12). */
export type Unaudited =
  /** Its handler writes the row: it knows more than the call does, or there is no session yet. */
  | 'by_handler'
  /** The thing that it changes has a history of its own, which names the person. */
  | 'own_history'
  /** It reads, tries or counts, or marks what one has seen: nothing of the shop changes. */
  | 'changes_nothing'
  /** What the marketplace's systems hand over for very many sellers at once, by their own records. */
  | 'handed_over';

/** Every writing call that declares no `audited`; a test goes over the contract. */
export const unaudited: Readonly<Record<string, Unaudited>> = {
  'POST /signin': 'by_handler',
  'POST /session-details': 'changes_nothing',
  'POST /impersonate': 'by_handler',
  'POST /impersonate/extend': 'by_handler',
  'POST /password-code': 'by_handler',
  'POST /password': 'by_handler',
  'POST /registration/code': 'by_handler',
  'POST /registration/proof': 'by_handler',
  'POST /registration/resume': 'by_handler',
  'POST /registration/link': 'changes_nothing',
  'POST /registration/submit': 'by_handler',
  'PUT /registration/answers': 'changes_nothing',
  'PUT /registration/licence': 'changes_nothing',
  'DELETE /registration/licence': 'changes_nothing',
  'POST /orders/:orderId/confirm': 'own_history',
  'POST /orders/:orderId/process': 'own_history',
  'POST /orders/:orderId/reject': 'own_history',
  'POST /orders/:orderId/cancel-units': 'own_history',
  'PUT /orders/:orderId/tracking': 'own_history',
  'PUT /orders/:orderId/pickup-code': 'own_history',
  'DELETE /orders/:orderId/pickup-code': 'own_history',
  'PUT /offers/:productId': 'own_history',
  'POST /offers/changes': 'own_history',
  'POST /offer-uploads': 'own_history',
  'PUT /offer-uploads/:uploadId/corrections': 'own_history',
  'POST /offer-uploads/:uploadId/choices': 'own_history',
  'POST /offer-uploads/:uploadId/recalled-corrections/removal': 'own_history',
  'POST /offer-uploads/:uploadId/apply': 'own_history',
  'POST /offer-uploads/:uploadId/discard': 'own_history',
  'POST /offer-uploads/:uploadId/revert': 'own_history',
  'POST /sync/remedies': 'own_history',
  'POST /sync/dismissals': 'changes_nothing',
  'POST /sync/choices': 'own_history',
  'POST /feed/trial': 'changes_nothing',
  'POST /feed/retrieve': 'own_history',
  'PUT /notifications/:notificationId/read': 'changes_nothing',
  'PUT /notifications/read': 'changes_nothing',
  'POST /products/bulk': 'handed_over',
  'POST /market-offers/bulk': 'handed_over',
  'POST /sellers/:externalId/offers/bulk': 'own_history',
  'POST /warehouse-stock/bulk': 'handed_over',
  'POST /orders/bulk': 'own_history',
  'POST /shipments/bulk': 'own_history',
  'POST /orders/:orderNumber/process': 'own_history',
  'POST /orders/:orderNumber/cancel': 'own_history',
  'POST /orders/erase-customers': 'handed_over',
  'POST /impersonation-tokens': 'changes_nothing',
  'PUT /sellers/:externalId': 'by_handler',
  'PUT /sellers/:externalId/permissions': 'by_handler',
  'POST /registrations/:registrationId/approve': 'by_handler',
  'POST /registrations/:registrationId/request-changes': 'by_handler',
  'POST /registrations/:registrationId/reject': 'by_handler',
};
