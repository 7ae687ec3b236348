import { limits } from '@offizin/domain/limits';

const hour = 3600;

/** How often a seller may call what costs much; `per` is the length of the window in seconds. */
export const rates = {
  search: { calls: limits.searchesPerMinute, per: 60 },
  /** What is counted of a search beside its rows. */
  search_figures: { calls: limits.searchFiguresPerMinute, per: 60 },
  /** The one search, which asks while somebody types: it takes nothing from the searches of the lists. */
  search_all: { calls: limits.searchesOfAllPerMinute, per: 60 },
  new_orders: { calls: limits.newOrdersDownloadsPerHour, per: hour },
  tracking_list: { calls: limits.trackingListsPerMinute, per: 60 },
  papers: { calls: limits.papersPerMinute, per: 60 },
  export: { calls: limits.exportsPerHour, per: hour },
  /** Of several shops at once, and each month by itself: who looks for what is missing asks more often. */
  monthly_sets: { calls: limits.monthlySetsPerHour, per: hour },
  upload: { calls: limits.uploadsPerHour, per: hour },
  invitation: { calls: limits.invitationCallsPerDay, per: 24 * hour },
  feed_trial: { calls: limits.feedTrialsPerHour, per: hour },
  webhook_test: { calls: limits.webhookTestsPerHour, per: hour },
  sandbox_order: { calls: limits.sandboxOrdersPerHour, per: hour },
  vat_check: { calls: limits.vatChecksPerHour, per: hour },
  payout_onboarding: { calls: limits.payoutLinksPerHour, per: hour },
  image: { calls: limits.imagesPerHour, per: hour },
  legal_file: { calls: limits.legalFilesPerHour, per: hour },
  evidence: { calls: limits.evidencePerHour, per: hour },
  message_file: { calls: limits.messageFilesPerHour, per: hour },
  address_search: { calls: limits.addressSearchesPerHour, per: hour },
  feed: { calls: limits.feedRetrievalsPerHour, per: hour },
} as const;

/**
 * What a call is counted as; with `typed` only the first page of a list in which that part of the query was typed. Over
 * its rate a call is refused; what is `put_off` is done, and its handler learns how long the costly part has to wait.
 */
export interface Rated {
  readonly as: keyof typeof rates;
  readonly over?: 'put_off';
  readonly typed?: string;
}
