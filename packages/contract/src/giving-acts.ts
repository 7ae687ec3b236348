/** When the person must have proved a few minutes ago who it is. */
export type Proof =
  /** Before each call. */
  | 'always'
  /** Before those calls that give something: the handler says whether one does. */
  | 'when_it_gives'
  /** Whoever began it has proved it: an invitation that is taken. */
  | 'by_who_began'
  /** The key of the marketplace's system is all there is. */
  | 'by_key';

export interface GivingAct {
  readonly proof: Proof;
  /** Who learns of it by mail: all owners of the shop, or whom another mail is for, which its handler sends; null for a mere step. */
  readonly tells: 'owners' | 'by_handler' | null;
}

/** Why an operation that stands beside those gives nobody anything. */
type GivesNothing =
  /** Somebody can do less afterwards, or less is sent. */
  | 'takes_away'
  /** A code from the person's own mailbox is the proof. */
  | 'proved_by_mailbox'
  /** What it says is looked at by others before anything follows from it. */
  | 'checked_by_others'
  /** A name, or in which of one's own shops one goes on. */
  | 'changes_no_right'
  /** It reads or tries what is there, with what is typed or was saved by such an act. */
  | 'only_tries'
  /** A record of trade, or what the shop may sell and pays for: no person and no system gets in by it. */
  | 'record_of_trade'
  /** It answers what the shop itself has handed in. */
  | 'answers_the_shop'
  /** It concerns the marketplace's own systems. */
  | 'of_the_marketplace'
  /** A key for one minute: its use is in the history, marked as an operator's. */
  | 'noted_when_used';

const toOwners = { proof: 'always', tells: 'owners' } as const satisfies GivingAct;
const ownSignIn = { proof: 'always', tells: 'by_handler' } as const satisfies GivingAct;
const step = { proof: 'always', tells: null } as const satisfies GivingAct;
const whenItGives = { proof: 'when_it_gives', tells: 'owners' } as const satisfies GivingAct;
const byMarketplace = { proof: 'by_key', tells: 'owners' } as const satisfies GivingAct;
const taken = { proof: 'by_who_began', tells: 'owners' } as const satisfies GivingAct;

/**
 * Every operation about people, access, money and own systems, and every one of the marketplace's systems: what gives somebody
 * rights, or sends data or money elsewhere, goes with a proof, a mail and a row in the history (AUT-17, AUT-18); the others say
 * why they give nothing.
 */
export const givingActs: Readonly<Record<string, GivingAct | GivesNothing>> = {
  'POST /team/invitations': whenItGives,
  'POST /team/invitations/:invitationId/resend': whenItGives,
  'POST /invitation/register': taken,
  'POST /invitation/accept': taken,
  'PUT /team/members/:userId': whenItGives,
  'DELETE /team/members/:userId/second-factor': toOwners,
  'PUT /team/second-factor': toOwners,
  'PUT /team/refund-limits': whenItGives,
  'POST /api-tokens': toOwners,
  'POST /webhooks': toOwners,
  'PUT /webhooks/:webhookId': whenItGives,
  'POST /webhooks/:webhookId/secrets': toOwners,
  'PUT /feed': whenItGives,
  'PUT /company/bank-account': { proof: 'always', tells: 'by_handler' },
  'POST /payout/onboarding': step,
  'POST /access/authenticator': step,
  'POST /access/authenticator/confirm': ownSignIn,
  'DELETE /access/authenticator': ownSignIn,
  'POST /access/recovery-codes': ownSignIn,
  'POST /access/passkeys/options': step,
  'POST /access/passkeys': ownSignIn,
  'DELETE /access/passkeys/:passkeyId': ownSignIn,
  'POST /access/password-code': ownSignIn,
  'PUT /access/password': ownSignIn,
  'DELETE /team/invitations/:invitationId': 'takes_away',
  'DELETE /team/members/:userId': 'takes_away',
  'POST /team/leave': 'takes_away',
  'POST /invitation/open': 'only_tries',
  'POST /shops/:sellerId/open': 'changes_no_right',
  'DELETE /api-tokens/:tokenId': 'takes_away',
  'DELETE /webhooks/:webhookId': 'takes_away',
  'DELETE /webhooks/:webhookId/secrets/old': 'takes_away',
  'POST /webhooks/:webhookId/test': 'only_tries',
  'POST /webhook-deliveries/:deliveryId/send': 'only_tries',
  'POST /webhook-deliveries/send': 'only_tries',
  'DELETE /feed': 'takes_away',
  'POST /feed/trial': 'only_tries',
  'POST /feed/retrieve': 'only_tries',
  'PUT /company/seller-information': 'checked_by_others',
  'PUT /company/fiscal-information': 'checked_by_others',
  'PUT /company/billing': 'checked_by_others',
  'PUT /company/business': 'checked_by_others',
  'POST /company/vat-check': 'only_tries',
  'POST /payout/block': 'takes_away',
  'DELETE /access/sessions/:sessionId': 'takes_away',
  'POST /access/sessions/end-others': 'takes_away',
  'PUT /access/passkeys/:passkeyId': 'changes_no_right',
  'POST /password-code': 'proved_by_mailbox',
  'POST /password': 'proved_by_mailbox',
  'PUT /sellers/:externalId': byMarketplace,
  'DELETE /sellers/:externalId/users/:username/second-factor': byMarketplace,
  'PUT /sellers/:externalId/payout': byMarketplace,
  'POST /impersonation-tokens': 'noted_when_used',
  'POST /registrations/:registrationId/approve': 'answers_the_shop',
  'POST /registrations/:registrationId/request-changes': 'answers_the_shop',
  'POST /registrations/:registrationId/reject': 'answers_the_shop',
  'POST /disputes/:disputeId/decide': 'answers_the_shop',
  'PUT /orders/:orderNumber/messages/:messageNo': 'record_of_trade',
  'PUT /orders/:orderNumber/messages/:messageNo/files/:place': 'record_of_trade',
  'POST /orders/:orderNumber/replacements/:replacementId/decline': 'record_of_trade',
  'PUT /sellers/:externalId/returns/:returnNo': 'record_of_trade',
  'POST /sellers/:externalId/returns/:returnNo/pictures': 'record_of_trade',
  'POST /sellers/:externalId/returns/:returnNo/steps': 'record_of_trade',
  'PUT /metric-limits': 'of_the_marketplace',
  'PUT /webhooks/:name': 'of_the_marketplace',
  'DELETE /webhooks/:name': 'of_the_marketplace',
  'POST /webhooks/:name/secrets': 'of_the_marketplace',
  'POST /webhooks/:name/deliveries/:deliveryId/resend': 'of_the_marketplace',
  'PUT /sellers/:externalId/permissions': 'record_of_trade',
  'POST /products/bulk': 'record_of_trade',
  'POST /market-offers/bulk': 'record_of_trade',
  'PUT /sellers/:externalId/payouts/:payoutNo': 'record_of_trade',
  'PUT /sellers/:externalId/price-proposals/:proposalNo': 'record_of_trade',
  'POST /sellers/:externalId/price-proposals/:proposalNo/remove': 'record_of_trade',
  'PUT /sellers/:externalId/invoices/:invoiceNo': 'record_of_trade',
  'PUT /sellers/:externalId/invoices/:invoiceNo/payment': 'record_of_trade',
  'POST /ledger/bulk': 'record_of_trade',
  'POST /sellers/:externalId/postings/bulk': 'record_of_trade',
  'PUT /sellers/:externalId/sales-before': 'record_of_trade',
  'PUT /sellers/:externalId/services/:code': 'record_of_trade',
  'POST /sellers/:externalId/offers/bulk': 'record_of_trade',
  'POST /warehouse-stock/bulk': 'record_of_trade',
  'POST /orders/bulk': 'record_of_trade',
  'POST /shipments/bulk': 'record_of_trade',
  'POST /orders/:orderNumber/process': 'record_of_trade',
  'POST /orders/:orderNumber/cancel': 'record_of_trade',
  'POST /orders/erase-customers': 'record_of_trade',
};

/** What an operation gives, by its name; null of one that gives nothing. */
export function givingAct(operation: string): GivingAct | null {
  const found = givingActs[operation];
  return found === undefined || typeof found === 'string' ? null : found;
}
