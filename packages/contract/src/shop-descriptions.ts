/**
 * What the operations that own systems may call change, and when they are refused: by group and key, as in the document of the API.
 * Apart from the endpoints, which every page loads.
 */
export const shopDescriptions: Readonly<Record<string, string>> = {
  'orders.list':
    'Changes nothing. `tab` is the one filter that is needed. For the next page pass `nextCursor` as `cursor`, with the same filters and sort; null is the end.',
  'orders.counts': 'Changes nothing. The counts are kept and cheap to read, so poll these rather than the list.',
  'orders.figures': 'Changes nothing. It takes the filters of the list and counts what the list would show.',
  'orders.place': 'Changes nothing. `isListed` is false where the filters leave the order out.',
  'orders.detail':
    'Changes nothing. `version` is what every change of the order asks for; `not_found` for an order of another shop as for one that does not exist.',
  'orders.confirm':
    'The order becomes pending, and the marketplace is notified at once, or ten seconds later with `isUndoable`. Refused with `order.version_conflict` where it has changed since it was read, with the order as it is now in `current`, and with `order.invalid_state` unless it is new.',
  'orders.process':
    'The order becomes processed, and the marketplace is notified. What it needs depends on how it is delivered: courier and tracking number, or a pickup code. Refused with `order.invalid_state` unless it is new or confirmed, with `order.version_conflict` where it has changed since it was read.',
  'orders.undo':
    'Only for what was confirmed or processed with `isUndoable`, within ten seconds. Refused with `order.sent` once the marketplace was notified.',
  'orders.reject':
    'For good: the order is cancelled. Some reasons ask for a comment. Refused with `order.invalid_state` once it is processed, with `order.version_conflict` where it has changed since it was read.',
  'orders.cancelUnits':
    'For good: `items` says how many units of which lines. The last unit cancels the order. Refused with `order.invalid_state` once it is processed, with `order.version_conflict` where it has changed since it was read.',
  'orders.editTracking':
    'The marketplace is notified of what is right now. Refused with `order.invalid_state` unless the order is processed, with `order.version_conflict` where it has changed since it was read.',
  'orders.editPickupCode':
    'The customer shows this code instead of the one before. Refused with `order.invalid_state` unless the order is processed, with `order.version_conflict` where it has changed since it was read.',
  'orders.deletePickupCode':
    'The order is picked up without a code. Refused with `order.invalid_state` unless the order is processed, with `order.version_conflict` where it has changed since it was read.',
  'orders.fulfilmentList':
    'Changes nothing. For the next page pass `nextCursor` as `cursor`, with the same filters and sort; null is the end. What a shop cannot ship itself takes no step.',
  'orders.fulfilmentCounts':
    'Changes nothing. The counts are kept and cheap to read, so poll these rather than the list.',
  'orders.fulfilmentDetail': 'Changes nothing. `not_found` for an order that the shop ships itself.',
  'papers.print':
    'Changes nothing, and nothing of the PDF is kept. It is in the language of the shop; an order that is named twice is printed once, and `not_found` says that the shop does not have one of them.',
  'papers.manifest':
    'Changes nothing. Without `courier` it is of the parcels that have none; `not_found` where none waits.',
  'papers.wholesalerList':
    'Changes nothing. Where `isCut` is true there is more than what is listed, which is of the orders that are due first.',
  'papers.wholesalerFile': 'Changes nothing, and nothing of the file is kept. It is in the language of the shop.',
  'parcels.list': 'Changes nothing. `total` may be more than what is listed.',
  'packing.scanned': 'Changes nothing. Order and product are null for a code that neither has.',
  'packing.keep':
    'Units that are there already stay as they are, and those that are no longer to be sent are left out. The order keeps its version. Refused with `order.invalid_state` once it is processed.',
  'sandbox.placeOrder':
    'With a test token only: another is refused with `sandbox.only`. The order is new and to be managed like any other, and test endpoints are sent `order.created`. Refused with `sandbox.full` where too many are open; each is deleted after 30 days.',
  'sandbox.playOrder':
    'With a test token only: another finds no made-up order. What happens is recorded and sent to test endpoints like that of a real order. Refused with `order.invalid_state` where it cannot happen to the order now.',
  'sandbox.beginReturn':
    'With a test token only, of an order that was processed and for which `delivered` was played; a parcel that is still on its way can only be reported as `not_arrived`. Goods that are withdrawn are on their way at once, everything else waits for the shop, and test endpoints are sent `return.requested`. Another token finds no made-up order; refused with `return.not_possible` like a real customer.',
  'sandbox.playReturn':
    'With a test token only: another finds no made-up return. What happens is recorded and sent to test endpoints like that of a real return. Refused with `return.invalid_state` where it cannot happen to the return now.',
  'sandbox.writeMessage':
    'With a test token only: another finds no made-up order. An order has one conversation for each subject, which waits for the shop by this; test endpoints are sent `message.received`. Contact data in the text are hidden as in that of a real customer.',
  'messages.list':
    'Changes nothing: nothing counts as read by it. For the next page pass `nextCursor` as `cursor`; null is the end.',
  'messages.counts': 'Changes nothing. The counts are cheap to read, so poll these rather than the list.',
  'messages.detail':
    'Changes nothing a customer sees. `version` is what an answer asks for; contact data of customers are hidden in what they wrote.',
  'messages.file':
    'Changes nothing. The bytes come in the media type of the file; `not_found` where the message has none at this place.',
  'messages.addFile':
    'The reply has the `fileId` that an answer names. A picture is made again without its location; a damaged or protected file is refused.',
  'messages.reply':
    'The customer is sent the text, and the conversation waits for the customer. Refused with `conversation.changed` where something was written since it was read, with what was written in `current`, and with `conversation.invalid_state` where it can only be read.',
  'messages.close':
    'The conversation ends; a new message of the customer opens it again for a while. Refused with `conversation.changed` where something was written since it was read.',
  'returns.list': 'Changes nothing. For the next page pass `next` as `after`; null is the end.',
  'returns.counts': 'Changes nothing. The counts are cheap to read, so poll these rather than the list.',
  'returns.figures': 'Changes nothing. The share is `refunded` of `delivered`.',
  'returns.detail':
    'Changes nothing. `version` is what every step asks for, `mayDo` which steps are possible now, and `dueAt` until when.',
  'returns.caseFile':
    'Changes nothing, and nothing of the PDF is kept. It has the pictures of both sides, so that it may be large.',
  'returns.file': 'Changes nothing. `of` says whose file it is; `not_found` where the case has none at this place.',
  'returnDecisions.addFile':
    'The reply has the `fileId` that a decision, evidence or an objection names. A picture is made again without its location; a damaged or protected file is refused.',
  'returnDecisions.open':
    'Begins a case with all that is left of the order; nothing is given back by it. A case that the shop began before and that is still open is answered. Refused with `return.not_possible` where the order was not sent, or nothing of it is left.',
  'returnDecisions.drop':
    'Only of a case that the shop began itself. Refused with `return.invalid_state` otherwise, and with `return.version_conflict` where it has changed since it was read.',
  'returnDecisions.accept':
    'The customer is asked to send the goods. Refused with `return.invalid_state` unless it is requested, and with `return.version_conflict` where it has changed since it was read.',
  'returnDecisions.receive':
    'The time for a decision begins. Refused with `return.invalid_state` unless the goods are expected, and with `return.version_conflict` where it has changed since it was read.',
  'returnDecisions.decide':
    'For good: what is given back is booked and the customer is notified. `total` is what the caller saw that it costs, and another sum is refused with `return.other_cost`. Above the limit of own systems nothing is booked and an owner of the shop is asked instead.',
  'returnDecisions.offer':
    'Nothing is booked before the customer accepts. Refused with `return.invalid_state` where one was made before, and with `return.version_conflict` where it has changed since it was read.',
  'returnDecisions.withdrawProposal':
    'Refused with `return.no_proposal` where none waits for an owner, and with `return.version_conflict` where the case has changed since it was read.',
  'returnDecisions.withdrawOffer':
    'Refused with `return.invalid_state` once the customer has answered or the time is over, and with `return.version_conflict` where the case has changed since it was read.',
  'returnDecisions.giveIn':
    'For good, of a case that was refused or is at the marketplace. `total` is what the caller saw that it costs, and another sum is refused with `return.other_cost`; refused with `return.exceeds_sale` where the order has less left.',
  'returnDecisions.sendEvidence':
    'The marketplace reads words and files beside those of the customer. Refused with `return.invalid_state` unless the case is at the marketplace and undecided.',
  'returnDecisions.appeal':
    'The marketplace decides once more, for good. Refused with `return.invalid_state` unless it has decided for the customer, and where the shop has objected before or the time is over.',
  'offers.list':
    'Changes nothing. For the next page pass `nextCursor` as `cursor`, with the same filters and sort; only null is the end, for a page may be short.',
  'offers.counts': 'Changes nothing. The counts are kept and cheap to read, so poll these rather than the list.',
  'offers.detail':
    'Changes nothing. `version` is what a change asks for; `not_found` for a product that the shop does not offer.',
  'offers.change':
    'The offer is judged by the rules at once. Refused with `offer.version_conflict` where it has changed since it was read, with `offer.refused` where a rule forbids the price, and with `catalogue.busy` while a file is being applied.',
  'offers.changeMany':
    'Each change is made or refused by itself; the items of the reply say which, in the order of the request. Refused as a whole with `catalogue.busy` while a file is being applied.',
  'uploads.template': 'Changes nothing. Columns are in the language of the shop, and may be named otherwise.',
  'uploads.start':
    'The reply comes at once, the check runs in the background: ask again while `state` is `checking`. The body is the file itself and its name is in `fileName`; the formats that a shop may use are the marketplace’s to decide.',
  'uploads.list': 'Changes nothing. Uploads of feeds are not among them.',
  'uploads.detail':
    'Changes nothing. Ask again while `state` is `checking` or `applying`; the webhook `upload.applied` says when offers were written.',
  'uploads.rows': 'Changes nothing. For the next page pass `nextCursor` as `cursor`; null is the end.',
  'uploads.correct':
    'The file is checked again with the values, in the background; nothing is written before it is applied. Refused with `upload.invalid_state` where the state does not allow it.',
  'uploads.nameColumns':
    'The file is read and checked again, in the background. Refused with `upload.invalid_state` where the state does not allow it.',
  'uploads.apply':
    'The reply comes at once and the offers are written in the background; the webhook `upload.applied` says when. It can be reverted on the screen for 24 hours. Refused with `upload.invalid_state` unless it is `ready`.',
  'uploads.discard': 'Offers stay as they are. Refused with `upload.invalid_state` unless it is `checking` or `ready`.',
  'sync.summary':
    'Changes nothing. Red are offers that are not on sale, grey those with a remark; each cause says how many products it has.',
  'sync.findings': 'Changes nothing. For the next page pass `nextCursor` as `cursor`; null is the end.',
  'priceRules.list': 'Changes nothing. `version` is what switching on asks for.',
  'priceRules.switchOn':
    'Prices change at once; `changed` says how many. Refused with `price_rule.preview_old` where the preview is too old or was made of another draft, with `price_rule.version_conflict` where the rule has changed, and with `catalogue.busy` while a file is being applied.',
  'priceRules.pause':
    'With `prices: back` each price goes back to what it was when the rule took it over; with `stay` they are left. Refused with `price_rule.invalid_state` unless the rule runs or is held.',
  'priceRules.pauseAll': 'Prices stay as they are. Where no rule runs nothing happens.',
  'priceRules.continueAll':
    'Rules that were paused one by one stay paused. Where none was paused together nothing happens.',
  'priceRuleHistory.changes': 'Changes nothing. For the next page pass `nextBefore` as `before`; null is the end.',
  'payout.list': 'Changes nothing. For the next page pass `nextCursor` as `cursor`; null is the end.',
  'payout.made': 'Changes nothing. Amounts are in the minor unit of the currency of the payout.',
  'payout.orders': 'Changes nothing. For the next page pass `nextCursor` as `cursor`; null is the end.',
  'invoices.list':
    'Changes nothing. For the next page pass `nextCursor` as `cursor`, with the same filters; null is the end.',
  'invoices.settlement': 'Changes nothing. Only documents that are set off have payouts here.',
  'invoices.file':
    'Changes nothing. The bytes come in the media type of the format; refused while the file is being made.',
  'ledger.list':
    'Changes nothing. For the next page pass `nextCursor` as `cursor`, with the same filters; null is the end.',
  'ledger.order': 'Changes nothing. `not_found` for an order of which nothing was booked.',
  'systemEvents.list':
    'Changes nothing: reading does not use events up. Begin without `after`, and pass `nextCursor` from then on; so nothing is missed that a webhook did not bring.',
  'reports.read': 'Changes nothing. Amounts are in the minor unit of the currency of the shop.',
  'shopProfile.read':
    'Changes nothing. `week` is null where nobody has given opening hours; closures and special hours come before it.',
  'holidays.read':
    'Changes nothing. Closures win over special hours, these over public holidays, and these over the week.',
  'holidays.pause': 'Changes nothing. While `isPaused` is true nobody can buy what the shop offers.',
  'company.read':
    'Changes nothing. A token is given what everybody may read of the company: no bank account, no birth date, no numbers of insurers.',
  'apiTokens.reference': 'Changes nothing. The document is the same for every token, whatever its scopes.',
};
