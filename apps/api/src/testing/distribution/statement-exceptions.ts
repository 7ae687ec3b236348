import type { StatementRule } from './statement-findings.ts';

export interface StatementException {
  /** The function that sends the statement. */
  readonly sender: string;
  readonly rule: StatementRule;
  readonly reason: string;
}

/** Statements that a distributed database answers from every node, because they are asked for all sellers. */
export const statementExceptions: readonly StatementException[] = [
  { sender: 'findOverview', rule: 'seller', reason: "the operator's figures of a whole brand" },
  { sender: 'findOrdersInStatus', rule: 'seller', reason: "the operator's list of a whole brand, page by page" },
  { sender: 'findServiceRequests', rule: 'seller', reason: "the operator's list of a whole brand" },
  {
    sender: 'findSellersConcerned',
    rule: 'seller',
    reason: 'which sellers a changed catalogue concerns, once for each change',
  },
  {
    sender: 'findCoveredProducts',
    rule: 'seller',
    reason: 'which products of a portion of the market any price rule covers',
  },
  {
    sender: 'findMovedShops',
    rule: 'seller',
    reason: 'whose price rules a moved market concerns, once for each change',
  },
  { sender: 'findShopsToLook', rule: 'seller', reason: 'whose price rules a schedule concerns, once a minute' },
  { sender: 'findDueFeeds', rule: 'seller', reason: 'which sellers a schedule concerns, once a minute for each brand' },
  { sender: 'findDueShops', rule: 'seller', reason: 'whose tax months a schedule closes, every five minutes' },
  {
    sender: 'findShopsToSum',
    rule: 'seller',
    reason: 'whose days of sales a schedule sums up, every five minutes',
  },
  { sender: 'findUncountedShops', rule: 'seller', reason: 'which sellers a schedule concerns, every five minutes' },
  { sender: 'findUncountedPosters', rule: 'seller', reason: 'which sellers a schedule concerns, every five minutes' },
  { sender: 'findSellersWithFeeds', rule: 'seller', reason: 'whose credentials are sealed again, once an hour' },
  { sender: 'findSellersWithSecrets', rule: 'seller', reason: 'whose company data are sealed again, once an hour' },
  { sender: 'findDueVatChecks', rule: 'seller', reason: 'which sellers a schedule concerns, every five minutes' },
  { sender: 'findSellersWithDueLinks', rule: 'seller', reason: 'which sellers a schedule concerns, every ten minutes' },
  { sender: 'findHolder', rule: 'seller', reason: 'whose account a message of a payout provider is about' },
  { sender: 'findOpenAccounts', rule: 'seller', reason: 'which sellers a schedule concerns, once an hour' },
  { sender: 'findUnnoticedDueOrders', rule: 'seller', reason: 'which sellers a schedule concerns, every five minutes' },
  { sender: 'findPlacesWithDue', rule: 'seller', reason: 'where those sellers lie, every five minutes' },
  { sender: 'findEnding', rule: 'seller', reason: 'which sellers a schedule concerns, every ten minutes' },
  { sender: 'findDueSoon', rule: 'seller', reason: 'which replies a schedule concerns, every five minutes' },
  { sender: 'closeQuiet', rule: 'seller', reason: 'conversations that end by time, once an hour' },
  { sender: 'findSellersToErase', rule: 'seller', reason: 'which sellers a schedule concerns, once an hour' },
  { sender: 'findPendingDisputes', rule: 'seller', reason: "the operator's list of a whole brand" },
  { sender: 'findEscalated', rule: 'seller', reason: "the operator's list of a whole brand" },
  { sender: 'findLate', rule: 'seller', reason: 'which returns a schedule concerns, every five minutes' },
  { sender: 'findDueSoon', rule: 'seller', reason: 'of which returns shops are reminded, every five minutes' },
  { sender: 'findDispute', rule: 'seller', reason: 'the operator names a dispute by its id alone' },
  {
    sender: 'hasOrdersSince',
    rule: 'seller',
    reason: 'whether the orders of a week are there, once when its metrics are due',
  },
  {
    sender: 'writeWeeks',
    rule: 'seller',
    reason: 'metrics of a portion of sellers, once a week; each row has its seller',
  },
  { sender: 'removeAccepted', rule: 'seller', reason: 'disputes of a portion of sellers, once a week' },
  { sender: 'gatherMails', rule: 'seller', reason: 'which users a schedule concerns, once a minute for each brand' },
  { sender: 'findOpenMails', rule: 'seller', reason: 'the mails of a brand that wait to be sent, once a minute' },
  {
    sender: 'findWishes',
    rule: 'seller',
    reason: 'who wants to hear of complete sets, every ten minutes for each brand',
  },
  { sender: 'gatherLetters', rule: 'seller', reason: 'the sets of a person that one letter names, every ten minutes' },
  {
    sender: 'findOpenLetters',
    rule: 'seller',
    reason: 'the letters of a brand that wait to be sent, every ten minutes',
  },
  {
    sender: 'writeWarehouseStock',
    rule: 'seller',
    reason: 'one batch of the warehouse removes stock of many sellers; each row has its seller',
  },
  {
    sender: 'deletePortion',
    rule: 'seller',
    reason: 'retention: every node deletes what has expired of its own sellers',
  },
  {
    sender: 'eraseExpiredCustomers',
    rule: 'seller',
    reason: 'retention: every node takes customers out of the old orders of its own sellers',
  },
  {
    sender: 'eraseExpiredReturns',
    rule: 'seller',
    reason: 'retention: every node takes customers out of the old returns of its own sellers',
  },
  { sender: 'findStorageUse', rule: 'seller', reason: 'figures of all sellers, when metrics are read' },
  { sender: 'findActiveFeeds', rule: 'seller', reason: 'figures of all sellers, when metrics are read' },
  { sender: 'countLateAnswers', rule: 'seller', reason: 'figures of all sellers, when metrics are read' },
  { sender: 'countUnmade', rule: 'seller', reason: 'figures of all sellers, when metrics are read' },
  { sender: 'countMails', rule: 'seller', reason: 'figures of all sellers, when metrics are read' },
];
