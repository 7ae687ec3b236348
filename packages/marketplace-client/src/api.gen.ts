// Made of the OpenAPI document of the marketplace API; `npm test -- api client-types -u` writes it again.
import type { Lines } from './bodies.ts';

export interface paths {
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many sellers, products, market offers and orders the portal holds for the brand, and its newest order
         * @description Changes nothing. Of an empty portal every number is 0 and `newestOrderAt` is null: a quick way to see whether a key works.
         */
        get: operations["marketplace.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sellers of the brand by their external ids, after an id; only those of a status when it is given
         * @description Changes nothing. For the next page pass `next` as `after`, with the same status; null is the end.
         */
        get: operations["marketplace.sellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A seller as the portal has it, with its configuration, services and users; no passwords, no bank account
         * @description Changes nothing. Read it before `putSeller` replaces it; `not_found` for a seller that was never handed over.
         */
        get: operations["marketplace.seller"];
        /**
         * Create a seller or replace its record, services, users and status; only in countries and regions where shops can be
         * @description Replaces what the marketplace decides about a seller; what the shop has entered itself stays. Users that are named are added or changed and none is removed: who is new gets the `initialPassword`, which later is the user's own. Refused with `seller.place_unknown` where no shop can be.
         */
        put: operations["marketplace.putSeller"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A seller's certificates and its contracts with brands of selective distribution
         * @description Changes nothing. Read them before `putPermissions` replaces both lists.
         */
        get: operations["marketplace.permissions"];
        /**
         * Replace a seller's certificates and its contracts with brands of selective distribution
         * @description Both lists are replaced as a whole, and the shop's offers are judged by them in the background. `not_found` for a seller that was never handed over.
         */
        put: operations["marketplace.putPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a seller shows to shoppers: texts, contact, opening hours, pictures
         * @description Changes nothing. Read it again when `seller.profile_changed` says which part of it changed.
         */
        get: operations["marketplace.sellerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/shipping-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a seller charges for shipping; null until it has said so
         * @description Changes nothing. Read it again after `seller.shipping_costs_changed`.
         */
        get: operations["marketplace.sellerShippingCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product as the portal has it, and its market with the 100 lowest offers
         * @description Changes nothing. `not_found` for a product that was never handed over.
         */
        get: operations["marketplace.product"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace catalogue products, one JSON document per line, written in portions of 1,000; a repeat changes nothing
         * @description Each line is a whole product and replaces what was known of it. A wrong line is reported by its index, counted from 0, and all others are kept; of two lines about one product the later one counts. Offers of products that changed are judged again in the background.
         */
        post: operations["marketplace.bulkProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market-offers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What sellers ask for products on the marketplace, one JSON document per line, written in portions of 1,000; a repeat changes nothing, and an empty body says that nothing has changed, without which price rules rest after an hour
         * @description Each line is what one seller asks for one product; a `price` of null is an offer that is gone. A wrong line is reported by its index, counted from 0, and all others are kept. Best and highest prices follow, offers are judged again and price rules look at what moved.
         */
        post: operations["marketplace.bulkMarketOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The registrations in a state, in the order of their ids, after an id
         * @description Changes nothing. For the next page pass the last `registrationId` as `after`; a page with fewer than asked for is the last one.
         */
        get: operations["marketplace.registrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A registration with its answers and consents
         * @description Changes nothing. It holds personal data: answers, consents, and what the VAT register said.
         */
        get: operations["marketplace.registration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The copy of the licence that was handed in
         * @description Changes nothing. The bytes come in the media type of the file that was handed in. `not_found` where there is none.
         */
        get: operations["marketplace.registrationLicence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the seller sell, with these services
         * @description The seller becomes active and is notified by mail. Refused with `registration.invalid_state` unless the registration was handed in and waits.
         */
        post: operations["marketplace.approveRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for changes, each answer with its reason in the language of the seller
         * @description The applicant is notified by mail and may hand in again, which sends `seller.registered` once more. Refused with `registration.invalid_state` unless the registration was handed in and waits.
         */
        post: operations["marketplace.requestRegistrationChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a registration; its user can no longer sign in, and the person's data go
         * @description For good: the applicant is notified by mail and can no longer sign in. Refused with `registration.invalid_state` unless the registration was handed in and waits.
         */
        post: operations["marketplace.rejectRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/users/{username}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take app, recovery codes and passkeys away from a user who lost them; the person is notified by mail
         * @description The user signs in with the password alone until a new factor is set up. Use it only once you know who asks: it takes away what protects an account.
         */
        delete: operations["marketplace.resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/impersonation-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mint a pair of single-use tokens with which an operator opens a session for one seller
         * @description The tokens are in this reply alone, which a repeat with the same key shows again for some minutes. Each works once and within a minute; every act of the session is audited with the name of the operator.
         */
        post: operations["marketplace.mintImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a seller may be paid, and what a payout waits for; no account number
         * @description Changes nothing. Read it before a payout is made: nothing may be paid while `heldUntil` is ahead or `blockedAt` is set.
         */
        get: operations["marketplace.sellerPayout"];
        /**
         * Set the state of a seller's payout account; `blocked: false` releases payouts that the shop has stopped
         * @description Replaces state and requirements; `blocked` stays as it is where it is left out. The shop is notified, and `seller.payout_changed` says what holds now.
         */
        put: operations["marketplace.putSellerPayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/payouts/{payoutNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payout of a seller as the portal has it
         * @description Changes nothing. `not_found` for a payout that was never handed over.
         */
        get: operations["marketplace.payout"];
        /**
         * Create a payout of a seller or replace it: amount, what it is made of, due, paid, returned; once it was paid only that it came back, or was paid once more; it is paid when the lines that name it come to its amount
         * @description A payout that was made keeps amount, currency, lines and day: another content is refused with `payout.settled`. It is refused with `payout.currency` in another currency than the shop's, and with `payout.lines_differ` as paid while the ledger's lines that name it do not come to its amount.
         */
        put: operations["marketplace.putPayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/price-proposals/{proposalNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proposal with its prices, and what became of it
         * @description Changes nothing. Read it after `price_proposal.accepted` or `price_proposal.rejected`.
         */
        get: operations["marketplace.priceProposal"];
        /**
         * Propose prices for products that a seller offers; one that is already there is left unchanged
         * @description The shop finds the proposal on its screen and accepts or rejects it, which sends `price_proposal.accepted` or `price_proposal.rejected`. Refused with `price_proposal.too_many` while as many as there may be are open.
         */
        put: operations["marketplace.putPriceProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/price-proposals/{proposalNo}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an open proposal back; the seller reads why
         * @description Refused with `price_proposal.invalid_state` once the shop has answered or the time is over.
         */
        post: operations["marketplace.removePriceProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metric-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From which shares of the orders on the brand’s sellers are at risk, and over the limit, in basis points
         * @description Changes nothing. 100 basis points are one per cent.
         */
        get: operations["marketplace.metricLimits"];
        /**
         * Set these limits; the week that runs and all that follow are judged by them
         * @description Replaces all limits of the brand at once; each `atRisk` is below its `exceeded`. Weeks that are published stay as they were.
         */
        put: operations["marketplace.putMetricLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputes that wait for a decision, the oldest first
         * @description Changes nothing. A dispute comes with `metrics.disputed` and stays in this list until it is decided or withdrawn.
         */
        get: operations["marketplace.disputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{disputeId}/files/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a dispute by its place, from 1
         * @description Changes nothing. The bytes come in the media type of the file that the shop sent; a month after the decision it is gone and the answer is `not_found`.
         */
        get: operations["marketplace.disputeFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{disputeId}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a dispute, whose order leaves the figure with the next publication, or refuse it and say why
         * @description For good: the shop reads the answer, which a refusal must have. Refused with `dispute.not_possible` where it was decided or withdrawn.
         */
        post: operations["marketplace.decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/invoices/{invoiceNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as the portal has it, with its sums in minor units and whether it is paid; its PDF is not in it
         * @description Changes nothing. `not_found` for a number that is not the seller's.
         */
        get: operations["marketplace.invoice"];
        /**
         * Hand over a document with the next number of the brand’s series of its year, not dated before the one before it nor after today where the brand is, in the shop’s currency; what its VAT falls under follows from the parties’ countries where no line says it; a credit note takes back at most what is left of its document; a repeat changes nothing, another content is refused; one that is set off comes to what was booked, to the cent
         * @description The portal draws the document where `pdf` is left out, and makes its e-invoice. Once it is here no part of it changes: the same content again answers `created: false`, another one is refused with `invoice.immutable`. Numbers have no gaps: any but the next one of the series is refused with `invoice.number`.
         */
        put: operations["marketplace.putInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/invoices/{invoiceNo}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a document is paid, or that it is not; one that is set off is settled by its payouts alone
         * @description May be said again and taken back. Refused with `invoice.paid_before_issued` for a day before the document, and with `invoice.set_off` for one that payouts settle.
         */
        put: operations["marketplace.putInvoicePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice-series/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many documents the portal has of a year: the next number is one higher
         * @description Changes nothing. Ask before the first document of a run, for `putInvoice` takes only the next number.
         */
        get: operations["marketplace.lastInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book lines for at most 500 orders and say where their money stands; a line never changes, what is wrong is corrected by another one, no order gives back more than it sold, a payout line names a payout that is not paid yet and never pays twice, and what a document of a month takes in is not booked in that month any more
         * @description Each entry is taken or refused by itself and reported by its index, counted from 0. A line that is there already must be the same; a standing that is left out stays.
         */
        post: operations["marketplace.bulkLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/ledger/payable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of a seller whose money is payable, by number, after a number: what the next payout pays or sets off
         * @description Changes nothing. For the next page pass `next` as `after`; null is the end.
         */
        get: operations["marketplace.payableLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/postings/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post at most 200 corrections to a seller beside orders, or name the payout of postings that are there; nothing else of a posting changes
         * @description Each posting is taken or refused by itself and reported by its index, counted from 0. A posting that is there with another content is refused; only its payout may be named later, once.
         */
        post: operations["marketplace.bulkPostings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/postings/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was posted to a seller beside orders and has no payout yet, by number, after a number
         * @description Changes nothing. For the next page pass `next` as `after`; null is the end.
         */
        get: operations["marketplace.openPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/ledger/booked/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was booked for a seller in a month, by kind and rate: what the documents of the month come to
         * @description Changes nothing. An invoice that is set off has to come to these sums, to the cent.
         */
        get: operations["marketplace.bookedLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of an order as the portal has them, and what they come to
         * @description Changes nothing. `open` is in minor units, and negative where the shop owes.
         */
        get: operations["marketplace.orderLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/sales-before": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said about the sales of a seller before the portal, month by month
         * @description Changes nothing. Of a seller of whom nothing was said the list is empty.
         */
        get: operations["marketplace.salesBefore"];
        /**
         * Say what a seller sold, month by month, through orders that the portal never had; replaces what was said before
         * @description The whole list is replaced, so an empty one takes everything back. The shop's reports show it beside what the portal counted itself.
         */
        put: operations["marketplace.putSalesBefore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/returns/{returnNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A return as the portal has it: its state, what the shop decided, offers and proves
         * @description Changes nothing. Read it after each `return.moved`.
         */
        get: operations["marketplace.readReturn"];
        /**
         * Hand over what a customer returns or complains about; a number that is taken stays what it is
         * @description The shop is asked to decide, is notified, and its own systems are sent `return.requested`. A number that is there is answered with what it has become, whatever the body says. Refused with `return.not_possible` where the order was not sent, the time is over or it has too few such units.
         */
        put: operations["marketplace.putReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/returns/{returnNo}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture that the customer took, of at most five
         * @description Pictures are checked and made again before the shop sees them. A repeat with the same Idempotency-Key adds none.
         */
        post: operations["marketplace.putReturnPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/returns/{returnNo}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the customer or the carrier has done, or what the marketplace has decided
         * @description The body says which step: what the customer or the carrier did, or how the marketplace decides. Refused with `return.invalid_state` where the state does not allow the step, and with `return.exceeds_sale` where more would go back than the order has left.
         */
        post: operations["marketplace.moveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/returns/{returnNo}/evidence/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that the shop has sent, by its place, from 1
         * @description Changes nothing. The bytes come in the media type of the file that the shop sent.
         */
        get: operations["marketplace.returnEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/escalated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns that wait for the marketplace’s decision, the oldest first
         * @description Changes nothing. Each is decided with a step of `moveReturn`.
         */
        get: operations["marketplace.escalatedReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The services of a seller, and what it has asked for
         * @description Changes nothing. `asked` is what the shop waits to hear about.
         */
        get: operations["marketplace.sellerServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What sellers of the brand have asked for and not heard about, the oldest first, at most 500
         * @description Changes nothing. A request leaves the list when the service is set, or when the shop takes it back.
         */
        get: operations["marketplace.serviceRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/services/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set one service of a seller, which answers what it has asked; `gold_partner` sets the mark of gold partners with it
         * @description Other services stay as they are, and what the shop has asked about this one is answered by it. The shop is notified, with the reason where there is one.
         */
        put: operations["marketplace.putSellerService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/offers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over at most 5000 offers of a seller; they are taken over in the background by the rules of an upload, offers that are not named stay
         * @description Each offer names a product by `productId`, `nationalCode` or `gtin`. What is wrong in shape is reported by its index, counted from 0; what the rules make of the others is read with `handover` once they are done.
         */
        post: operations["marketplace.handOverOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/offer-handovers/{handoverId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far offers that were handed over are, and what their run made of them
         * @description Changes nothing. Ask again while `state` is `waiting`; the shop's own systems are sent `sync.finished` at the end.
         */
        get: operations["marketplace.handover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A seller's offers in the order of their products, after a product; only those changed by one run when it is given
         * @description Changes nothing. After `offers.changed` read with its `runNo`; where offers were removed read all of them. For the next page pass `next` as `after`; null is the end.
         */
        get: operations["marketplace.sellerOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse-stock/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the warehouse holds for sellers, one JSON document per line, written in portions of 1,000; a repeat changes nothing
         * @description Each line is all that the warehouse holds of one product for one seller; a `stock` of null is nothing any more. A line of an unknown seller or product, or of a wrong shape, is reported by its index, counted from 0, and all others are kept.
         */
        post: operations["marketplace.bulkWarehouseStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellers/{externalId}/warehouse-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the warehouse holds for a seller in the order of the products, after a product
         * @description Changes nothing. For the next page pass `next` as `after`; null is the end.
         */
        get: operations["marketplace.sellerWarehouseStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have events sent to an address, of all kinds or chosen ones, signed per Standard Webhooks; the secret is in the reply of the first call only
         * @description Creates the endpoint of this name or replaces its settings; `active: false` pauses it, and what happens meanwhile waits. It begins with what happens from now on. Refused with `webhook.too_many` beyond the number that a brand may have.
         */
        put: operations["marketplace.putWebhook"];
        post?: never;
        /**
         * Send nothing there any more; what waits is dropped
         * @description Deliveries of the endpoint go with it, those that wait too. What it would have been sent is still in the feed of events.
         */
        delete: operations["marketplace.removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where events are sent, how the addresses answer, and the secrets that sign
         * @description Changes nothing. Secrets are shown by their last four characters alone.
         */
        get: operations["marketplace.webhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret, in this reply only; the old one signs beside it for 24 hours
         * @description Both secrets sign until the old one ends, so a receiver can change without losing a call. Only a repeat with the same key within ten minutes shows the new one again.
         */
        post: operations["marketplace.changeWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent there and what waits, newest first, after a cursor
         * @description Changes nothing. For the next page pass `nextCursor` as `cursor`; null is the end.
         */
        get: operations["marketplace.webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{name}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again at once, under the same id
         * @description Whether it waits, was given up or has arrived. Refused with `webhook.not_active` while the endpoint is paused or switched off.
         */
        post: operations["marketplace.resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over at most 200 orders; an order that is already there is left unchanged, and one that is handed over again with other content is reported
         * @description Each order is taken, left as it is, or refused by itself and reported by its index, counted from 0: with `order.number_taken` where another shop has the number, with `order.differs` where it was handed over with another content. Shops are notified of new ones and their own systems are sent `order.created`.
         */
        post: operations["marketplace.bulkOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders in some states with their shipment, oldest number first, after a number
         * @description Changes nothing. For the next page pass the last `number` as `after`; a page with fewer than asked for is the last one.
         */
        get: operations["marketplace.openOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order as the portal has it: status, shipment, lines, cancellation and what happened when; nothing of its customer, whom the marketplace knows
         * @description Changes nothing. Read it before a step that its status may forbid.
         */
        get: operations["marketplace.order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * At most 500 shipment updates, payments and closings of orders
         * @description Each update is taken or refused by itself and reported by its index, counted from 0. An update older than the last one goes into the history alone, and a repeat changes nothing.
         */
        post: operations["marketplace.bulkShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The warehouse has handed over an order that it ships for the seller
         * @description The order becomes processed and its shop sees courier and tracking number. Refused with `order.invalid_state` where the shop ships it itself or its status does not allow it.
         */
        post: operations["marketplace.processWarehouseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer or the marketplace cancels an order; the reason decides to whom it is attributed
         * @description For good: the shop is notified and its own systems are sent `order.cancelled`. Refused with `order.invalid_state` where it is closed or cancelled already.
         */
        post: operations["marketplace.cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/erase-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the customers out of orders, and out of the files, replies and events about them; open orders are left as they are
         * @description For good: names, addresses, phone numbers and what customers wrote are gone, orders and figures stay. Each number comes back in one of the lists; of open orders nothing is taken.
         */
        post: operations["marketplace.eraseCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/messages/{messageNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand over what a customer has written about an order, of orders of the warehouse with what the marketplace answered; one that is already there is left unchanged
         * @description The conversation waits for the shop, which is notified, and its own systems are sent `message.received`. A `messageNo` that is there is left unchanged, whatever the body says. `not_found` for an order that was never handed over.
         */
        put: operations["marketplace.putMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/messages/{messageNo}/files/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand over a file of a message; one that has its place is left unchanged
         * @description Hand over the message first. A PDF is checked and a picture made again before the shop sees it.
         */
        put: operations["marketplace.putMessageFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/answers/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop's answer as its customer may read it: contact data other than the courier's are hidden
         * @description Changes nothing. Read it after `message.sent`.
         */
        get: operations["marketplace.readMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/answers/{messageId}/files/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of an answer by its place, from 1
         * @description Changes nothing. The bytes come in the media type of the file.
         */
        get: operations["marketplace.readMessageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/replacements/{replacementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a shop asks to send once more; the order is handed over like any other, at no charge and with `replacementFor`
         * @description Changes nothing. Read it after `order.replacement_requested`; what is handed over has the same products and units, and costs nothing.
         */
        get: operations["marketplace.readReplacement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/replacements/{replacementId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make no order of it; the shop reads why, and may ask again
         * @description Refused with `replacement.settled` where an order was made of it already, or it was declined.
         */
        post: operations["marketplace.declineReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sellers' actions in order, after a cursor; empty when there is nothing new
         * @description Changes nothing: reading does not use events up. Begin without `after`, and pass `nextCursor` from then on. Refused with `events.cursor_ahead` for a cursor that the feed has not reached, as after a restored backup.
         */
        get: operations["marketplace.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has confirmed an order
         * @description A shop has confirmed an order. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has handed an order to its carrier, or keeps it ready for pickup
         * @description A shop has handed an order to its carrier, or keeps it ready for pickup. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderProcessed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has rejected an order, or cancelled its last units
         * @description A shop has rejected an order, or cancelled its last units. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.units_cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has cancelled single units of an order
         * @description A shop has cancelled single units of an order. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderUnitsCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.tracking_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has corrected courier or tracking number of an order
         * @description A shop has corrected courier or tracking number of an order. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderTrackingChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.pickup_code_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has changed or deleted the pickup code of an order
         * @description A shop has changed or deleted the pickup code of an order. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderPickupCodeChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.replacement_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop wants to send something of an order once more
         * @description A shop wants to send something of an order once more. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.orderReplacementRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offers.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers of a shop were changed or removed; they are read by the number of the run
         * @description Offers of a shop were changed or removed; they are read by the number of the run. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.offersChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody has handed in a registration, or handed it in again
         * @description Somebody has handed in a registration, or handed it in again. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.sellerRegistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller.bank_account_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop wants to be paid to another account
         * @description A shop wants to be paid to another account. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.sellerBankAccountChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller.payout_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a shop may be paid has changed, or what payouts wait for
         * @description Whether a shop may be paid has changed, or what payouts wait for. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.sellerPayoutChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller.profile_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has changed a part of what it shows to shoppers
         * @description A shop has changed a part of what it shows to shoppers. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.sellerProfileChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offers.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A closure takes the offers of a shop off sale for a time
         * @description A closure takes the offers of a shop off sale for a time. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.offersPaused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offers.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A closure no longer takes the offers of a shop off sale
         * @description A closure no longer takes the offers of a shop off sale. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.offersResumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller.shipping_costs_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop charges something else for shipping
         * @description A shop charges something else for shipping. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.sellerShippingCostsChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "price_proposal.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has accepted a proposal of prices
         * @description A shop has accepted a proposal of prices. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.priceProposalAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "price_proposal.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has rejected a proposal of prices
         * @description A shop has rejected a proposal of prices. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.priceProposalRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "metrics.disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop disputes that an order counts against it
         * @description A shop disputes that an order counts against it. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.metricsDisputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "metrics.dispute_withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop no longer disputes an order
         * @description A shop no longer disputes an order. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.metricsDisputeWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "return.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A return has moved, by what the shop did or by its silence
         * @description A return has moved, by what the shop did or by its silence. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.returnMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller.service_asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop asks for a service or for its end, or no longer does
         * @description A shop asks for a service or for its end, or no longer does. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.sellerServiceAsked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has answered a customer
         * @description A shop has answered a customer. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.messageSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shop has closed a conversation with a customer
         * @description A shop has closed a conversation with a customer. The body has ids and states alone; what else there is to know is read by the API.
         */
        post: operations["webhooks.conversationClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            /**
             * @description The code to act on
             * @enum {string}
             */
            message: "request.malformed" | "request.invalid" | "request.unsupported_media_type" | "request.too_large" | "request.timeout" | "idempotency.key_required" | "idempotency.key_reused" | "idempotency.in_progress" | "invalid_credentials" | "user_banned" | "session_expired" | "signin.no_shop" | "signin.passkey_required" | "api_key.invalid" | "api_key.scope" | "api_token.invalid" | "api_token.scope" | "api_token.too_many" | "webhook.too_many" | "webhook.not_active" | "csrf.invalid" | "access.brand" | "access.service" | "access.seller_type" | "access.role" | "access.impersonation" | "access.approval" | "access.second_factor" | "reauthentication.required" | "reauthentication.second_factor" | "human_check_required" | "impersonation.invalid" | "code_invalid" | "code_expired" | "signin.expired" | "passkey.invalid" | "passkey.exists" | "passkey.limit" | "authenticator.exists" | "password_already_used" | "team.last_owner" | "team.second_factor_elsewhere" | "team.second_factor_missing" | "invitation.used" | "invitation.other_account" | "session.other_shop" | "mail.unavailable" | "payout.provider_unavailable" | "payout.nothing_to_stop" | "user_exists" | "registration.invalid_state" | "registration.link_used" | "not_found" | "host.unknown" | "order.invalid_state" | "order.version_conflict" | "order.nothing_left" | "order_batch.sent" | "order.sent" | "tracking_list.unreadable" | "saved_view.too_many" | "order.number_taken" | "order.differs" | "conversation.changed" | "conversation.invalid_state" | "message_template.too_many" | "shipment.invalid_state" | "shipment.in_future" | "events.cursor_ahead" | "events.cursor_outdated" | "seller.place_unknown" | "seller.unknown" | "product.unknown" | "settings.version_conflict" | "tax_month.not_open" | "closure.too_many" | "special_hours.too_many" | "emergency_duty.too_many" | "local_holiday.too_many" | "dispute.decided" | "dispute.not_possible" | "return.invalid_state" | "return.version_conflict" | "return.other_cost" | "return.not_possible" | "replacement.not_possible" | "replacement.settled" | "replacement.unknown" | "replacement.not_free" | "replacement.differs" | "return.exceeds_sale" | "return.no_proposal" | "service.invalid_state" | "service.conditions" | "offer.version_conflict" | "offer.refused" | "catalogue.busy" | "price_proposal.invalid_state" | "price_proposal.too_many" | "price_proposal.incomplete" | "price_proposal.refused" | "price_rule.invalid_state" | "price_rule.version_conflict" | "price_rule.preview_old" | "price_rule.too_many" | "sync.no_remedy" | "image.unreadable" | "legal.file_refused" | "invoice.number" | "invoice.immutable" | "invoice.corrects" | "invoice.credit_too_large" | "invoice.currency" | "invoice.date" | "invoice.future" | "invoice.vat" | "invoice.paid_before_issued" | "invoice.unprintable" | "invoice.lines_differ" | "invoice.collected" | "invoice.set_off" | "ledger.posting_taken" | "payout.lines_differ" | "payout.currency" | "payout.settled" | "files.full" | "files.unavailable" | "address.lookup_failed" | "upload.not_excel" | "upload.format_not_allowed" | "upload.day_full" | "upload.full" | "upload.invalid_state" | "upload.revert_too_late" | "download.not_ready" | "download.expired" | "download.full" | "signin.wait" | "rate_limited" | "overloaded" | "internal";
            /** @description For people who read the wire; not localised */
            detail: string;
            requestId: string;
            errors?: {
                /** @description The path in the request, as in body.items.0.quantity */
                path: string;
                /** @description One of field.required, field.invalid, field.unknown, field.too_short, field.too_long, field.too_small, field.too_large, field.not_available, field.control_character, field.too_simple, field.too_common, field.in_team, field.not_a_time, field.reversed, field.overlap, field.overlap_next_day, field.past, field.special_character, field.special_character, field.not_numeric, field.spaces, field.exact_length, field.check_digit, field.company_address, field.bank_elsewhere, INVALID_VIES, INVALID_VAT_NUMBER, INVALID_IBAN, INVALID_SWIFT_CODE, or a code of the operation's own rules */
                code: string;
                params?: {
                    [key: string]: string | number;
                };
            }[];
            /** @description The current state of what a 409 could not change */
            current?: unknown;
            /** @description Seconds to wait before trying again */
            retryAfter?: number;
        };
        OpeningHours: {
            monday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
            tuesday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
            wednesday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
            thursday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
            friday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
            saturday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
            sunday: {
                /** @constant */
                mode: "closed";
            } | {
                /** @constant */
                mode: "full";
                first: {
                    from: string;
                    to: string;
                };
            } | {
                /** @constant */
                mode: "split";
                first: {
                    from: string;
                    to: string;
                };
                second: {
                    from: string;
                    to: string;
                };
                third?: {
                    from: string;
                    to: string;
                };
            };
        };
        SellerRecord: {
            name: string;
            /** @enum {string} */
            status: "pending" | "active" | "banned";
            /** @enum {string} */
            businessType: "pharmacy_or_parapharmacy" | "cosmetic_shop" | "herbalist_shop" | "optician_shop" | "orthopaedic_shop" | "perfumery" | "personal_care_shop" | "other";
            marketplaceConfiguration: {
                id: string;
                /** @enum {string} */
                type: "hybrid" | "managed" | "pure";
            };
            goldPartner: boolean;
            /**
             * @description In which formats the seller may upload its offers by hand
             * @default [
             *       "xlsx"
             *     ]
             */
            uploadFormats?: ("xlsx" | "csv" | "ods")[];
            /** @enum {string} */
            locale: "de_DE" | "de_CH" | "fr_FR" | "fr_CH" | "es_ES" | "it_IT" | "pt_PT" | "en_GB";
            services: {
                /** @enum {string} */
                code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                /** @enum {string} */
                status: "subscribed" | "unsubscribed" | "pending";
                /**
                 * Format: date-time
                 * @description Since when; since now, where it is left out
                 */
                since?: string;
            }[];
            address: {
                street: string;
                postalCode: string;
                city: string;
                region: string | null;
                countryCode: string;
            };
            /**
             * @description Null, or left out, where nobody knows them: nothing is said of them, and deadlines are counted by the usual ones
             * @default null
             */
            openingHours?: components["schemas"]["OpeningHours"] | null;
            /** @description The company behind the shop; taken only where the shop has entered nothing itself yet */
            company?: {
                legalName?: string;
                legalForm?: string;
                companyUrl?: string;
                vatNumber?: string;
                viesNumber?: string;
                commercialRegisterNumber?: string;
                commercialRegister?: string;
                ikNumber1?: string;
                ikNumber2?: string;
                ikNumber3?: string;
                goodsManagementSystem?: string;
                accountingCenter?: string;
                licence?: string;
                lanr?: string;
                professionalNumber?: string;
                ownerFirstName?: string;
                ownerLastName?: string;
                managingDirector?: string;
                gender?: string;
                birthDate?: string;
                accountHolder?: string;
                iban?: string;
                swift?: string;
            };
            /** @description Whole days on which the shop is closed besides its weekly hours and public holidays */
            closures: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[];
            users: {
                username: string;
                /** Format: email */
                email: string;
                name: string;
                /**
                 * @description What the person may do, an owner's all without it; taken only when they are new in the shop
                 * @enum {string}
                 */
                role?: "owner" | "manager" | "orders" | "catalogue" | "accounting" | "reader";
                /** @description Taken only when the user is new; later the password is the user's own */
                initialPassword?: string;
                banned: boolean;
            }[];
        };
        ProductImage: {
            /** @enum {string} */
            shape: "box" | "tube" | "bottle" | "jar" | "blister" | "sachet" | "spray";
            primary: string;
            secondary: string;
        };
        ProductRecord: {
            productId: string;
            name: string;
            pack: string;
            brand: string;
            manufacturer: string;
            category: string;
            /** @enum {string} */
            productType: "medicine" | "parapharmacy" | "cosmetic" | "medical_device" | "food_supplement" | "other";
            /** @description The market whose national code it carries */
            market: string;
            nationalCode: string | null;
            gtin: string | null;
            recommendedPrice: number | null;
            image: components["schemas"]["ProductImage"];
            /** @default [] */
            moreImages?: components["schemas"]["ProductImage"][];
            /**
             * @description The product's page on the marketplace
             * @default null
             */
            pageUrl?: string | null;
            /** @default false */
            prescription?: boolean;
            /**
             * @description Not for sale on this marketplace or in this market
             * @default false
             */
            blocked?: boolean;
            /**
             * @description Its brand is sold by partners with a contract only
             * @default false
             */
            selective?: boolean;
            /**
             * @description The certificate that a seller needs for it
             * @default null
             */
            certificate?: string | null;
            /**
             * @description Basis points of the price
             * @default 0
             */
            commissionRate?: number;
            /**
             * @description Basis points, included in the price
             * @default 0
             */
            vatRate?: number;
        };
        BulkResult: {
            accepted: number;
            unchanged: number;
            errors: {
                index: number;
                code: string;
                path: string;
                params?: {
                    [key: string]: string | number;
                };
            }[];
        };
        MarketOfferRecord: {
            productId: string;
            seller: string;
            /** @description How other sellers see it: "Pharmacy in Kassel" */
            label: string;
            price: number | null;
            /**
             * @description How soon customers have it
             * @default standard
             * @enum {string}
             */
            delivery?: "standard" | "same_day";
        };
        PayoutRecord: {
            /** @enum {string} */
            state: "planned" | "held" | "paid" | "returned";
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "CHF";
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            returnedAt: string | null;
            accountEnd: string | null;
            lines: {
                /** @enum {string} */
                kind: "sales" | "shipping" | "refunds" | "commission" | "adjustment";
                amount: number;
                count: number | null;
            }[];
        };
        PriceProposalRecord: {
            /** @enum {string} */
            reason: "market" | "stock_age" | "rrp_change";
            /**
             * Format: date-time
             * @description In fourteen days where it is left out
             */
            expiresAt?: string;
            products: {
                productId: string;
                newPrice: number;
            }[];
        };
        InvoiceRecord: {
            /** @enum {string} */
            kind: "ISSUED" | "RECEIVED";
            /** @enum {string} */
            type: "commission" | "shipping_vat" | "fulfilment" | "vouchers" | "credit_note" | "report";
            /** Format: date */
            issuedOn: string;
            /** @description The month it is about */
            month: string;
            dueOn: string | null;
            /** @enum {string} */
            currency: "EUR" | "CHF";
            supplier: components["schemas"]["InvoiceParty"];
            customer: components["schemas"]["InvoiceParty"];
            /** @description The customer owes the VAT of a line: by the law of the Union (AE), or by that of its own country */
            reverseCharge: boolean;
            lines: {
                text: string;
                quantity: number;
                unitPrice: number;
                vatRate: number;
                /**
                 * @description What it falls under (UNTDID 5305); without it what follows from its rate and from where the two parties are
                 * @enum {string}
                 */
                vatCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            }[];
            vatReasons?: {
                /** @enum {string} */
                category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
                /** @enum {string} */
                code?: "VATEX-EU-79-C" | "VATEX-EU-135-1" | "VATEX-EU-144" | "VATEX-EU-146-1E" | "VATEX-EU-153" | "VATEX-EU-159" | "VATEX-EU-309" | "VATEX-EU-D" | "VATEX-EU-F" | "VATEX-EU-I" | "VATEX-EU-J" | "VATEX-EU-132" | "VATEX-EU-132-1A" | "VATEX-EU-132-1B" | "VATEX-EU-132-1C" | "VATEX-EU-132-1D" | "VATEX-EU-132-1E" | "VATEX-EU-132-1F" | "VATEX-EU-132-1G" | "VATEX-EU-132-1H" | "VATEX-EU-132-1I" | "VATEX-EU-132-1J" | "VATEX-EU-132-1K" | "VATEX-EU-132-1L" | "VATEX-EU-132-1M" | "VATEX-EU-132-1N" | "VATEX-EU-132-1O" | "VATEX-EU-132-1P" | "VATEX-EU-132-1Q" | "VATEX-EU-143" | "VATEX-EU-143-1FA" | "VATEX-EU-143-1A" | "VATEX-EU-143-1B" | "VATEX-EU-143-1C" | "VATEX-EU-143-1D" | "VATEX-EU-143-1E" | "VATEX-EU-143-1F" | "VATEX-EU-143-1G" | "VATEX-EU-143-1H" | "VATEX-EU-143-1I" | "VATEX-EU-143-1J" | "VATEX-EU-143-1K" | "VATEX-EU-143-1L" | "VATEX-EU-148" | "VATEX-EU-148-A" | "VATEX-EU-148-B" | "VATEX-EU-148-C" | "VATEX-EU-148-D" | "VATEX-EU-148-E" | "VATEX-EU-148-F" | "VATEX-EU-148-G" | "VATEX-EU-151" | "VATEX-EU-151-1AA" | "VATEX-EU-151-1A" | "VATEX-EU-151-1B" | "VATEX-EU-151-1C" | "VATEX-EU-151-1D" | "VATEX-EU-151-1E" | "VATEX-EU-AE" | "VATEX-EU-IC" | "VATEX-EU-G" | "VATEX-EU-O";
                text?: string;
            }[];
            /** @description By rate: VAT that was charged order by order, in minor units, where the document shall show its sum */
            chargedVat?: {
                vatRate: number;
                vat: number;
            }[];
            /** @description Where nobody transfers it: it is settled with payouts, so it is never due. What was booked for orders in its month (commission with its VAT, vouchers that the marketplace replaces) and these postings come to it */
            setOff?: {
                postings: {
                    postingNo: string;
                    /** @enum {string} */
                    kind: "fee" | "credit" | "shipping" | "fulfilment" | "vouchers";
                    /** @description Minor units, signed as the shop sees them */
                    amount: number;
                    text: string | null;
                }[];
            };
            /** @description The number of the seller's invoice that a credit note corrects */
            corrects: string | null;
            /**
             * Format: starts_with
             * @description The document itself, in base64; the portal draws one where there is none. A report has one
             */
            pdf?: string & (unknown & unknown);
        };
        InvoiceParty: {
            name: string;
            street: string;
            postalCode: string;
            city: string;
            countryCode: string;
            vatNumber?: string;
            /** @description Of somebody without a VAT number, as its tax office writes it */
            taxNumber?: string;
            contact: {
                name: string;
                phone: string;
                /** Format: email */
                email: string;
            };
        };
        LedgerEntry: {
            orderNumber: string;
            /** @description Those that are new; a line that is there already must be the same */
            lines: components["schemas"]["LedgerLine"][];
            /** @description Left out: as it was; of an order that is new here, pending */
            standing?: {
                /** @enum {string} */
                state: "pending" | "payable" | "held";
                reason: ("incident" | "return_open" | "bank_returned" | "review") | null;
                since: string | null;
                payableOn: string | null;
            };
        };
        LedgerLine: {
            /** @description The marketplace's own number of the line, once in an order */
            lineNo: number;
            /** @enum {string} */
            kind: "sale" | "shipping" | "voucher" | "refund" | "shipping_refund" | "commission" | "commission_vat" | "adjustment" | "payout";
            /** @description Minor units, signed as the shop sees them */
            amount: number;
            /** Format: date */
            bookedOn: string;
            /** @description Basis points: of a commission, of the VAT on it, or of the VAT in shipping and in what of it is given back, which must say it */
            rate: number | null;
            /** @description What it is for, in the seller's language: a product, a voucher, a reason */
            text: string | null;
            /** @description Of the payout that a line of the kind `payout` is part of */
            payoutNo: string | null;
        };
        LedgerPosting: {
            /** @description The marketplace's own number, once in a shop */
            postingNo: string;
            /** @enum {string} */
            kind: "fee" | "credit" | "shipping" | "fulfilment" | "vouchers" | "correction";
            /** @description Minor units, signed as the shop sees them */
            amount: number;
            /** Format: date */
            bookedOn: string;
            text: string | null;
            /** @description The document that it came with; those come with their documents */
            documentNo: string | null;
            /** @description The payout that pays it or sets it off: may be named later, once */
            payoutNo: string | null;
        };
        SalesBefore: {
            month: string;
            /** @enum {string} */
            currency: "EUR" | "CHF";
            orders: number;
            cancelled: number;
            /** @description With VAT and shipping, after refunds */
            sales: number;
            /** @description With the VAT on it; negative, as it is taken away */
            commission: number;
            shipping: {
                country: string;
                rate: number;
                orders: number;
                gross: number;
                vat: number;
            }[];
        };
        ReturnRecord: {
            orderNumber: string;
            /** @enum {string} */
            kind: "withdrawal" | "damaged" | "wrong_product" | "incomplete" | "not_arrived";
            /** @description The products that come back, of the order's lines */
            items: {
                productId: string;
                units: number;
            }[];
            /** @description What the customer writes */
            words: string | null;
            /** Format: date-time */
            requestedAt: string;
            deliveredAt: string | null;
        };
        ReturnMove: {
            /** @constant */
            step: "send";
            /** @enum {string} */
            courier: "dhl" | "dpd" | "gls" | "hermes" | "ups" | "seur" | "correos" | "correos_express" | "mrw" | "swiss_post" | "chronopost" | "colissimo" | "ctt" | "poste_italiane" | "own" | "pickup_point" | "other";
            trackingNumber: string;
        } | {
            /** @enum {string} */
            step: "receive" | "take_offer" | "decline_offer" | "withdraw";
        } | {
            /** @constant */
            step: "accept";
        } | {
            /** @constant */
            step: "refund";
            refund: number;
        } | {
            /** @constant */
            step: "refuse";
            text: string;
        } | {
            /** @enum {string} */
            step: "escalate" | "object";
            words: string | null;
        } | {
            /** @enum {string} */
            step: "rule_seller" | "rule_customer";
            text: string;
            rule: string | null;
        } | {
            /** @constant */
            step: "rule_split";
            text: string;
            rule: string | null;
            refund: number;
        };
        HandedOffer: {
            productId?: string;
            nationalCode?: string;
            gtin?: string;
            price: number;
            stock: number;
            /** @enum {string} */
            origin: "own" | "wholesaler";
            sku?: string;
            /** @description Whether the seller wants it on sale; absent leaves it as it is */
            active?: boolean;
        };
        WarehouseStockRecord: {
            seller: string;
            productId: string;
            stock: {
                onHand: number;
                /** @description For orders that have not left yet */
                reserved: number;
                /** @description On their way to the warehouse */
                incoming: number;
                /** @description What the marketplace sells it for; null while it does not */
                price: number | null;
                /** @description The day on which the oldest unit came */
                storedSince: string | null;
                /** @description The day until which the unit that expires first may be sold */
                nextExpiry: string | null;
            } | null;
        };
        OrderRecord: {
            number: string;
            seller: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            origin: "web" | "app" | "phone" | "replacement";
            /** @description True when the marketplace's warehouse ships it for the seller */
            fulfilledByMarketplace: boolean;
            /** @enum {string} */
            deliveryType: "standard" | "next_day" | "same_day_slot" | "express_slot";
            slot: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
            } | null;
            /**
             * Format: date-time
             * @description When given it wins over the deadline that the portal computes
             */
            dispatchBy?: string;
            /** @enum {string} */
            paymentType: "invoice" | "cash_on_delivery" | "paid_online";
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            customerFirstName: string;
            deliveryAddress: {
                name: string;
                street: string;
                postalCode: string;
                city: string;
                region: string | null;
                countryCode: string;
                phone: string | null;
            };
            billingAddress: {
                name: string;
                street: string;
                postalCode: string;
                city: string;
                region: string | null;
                countryCode: string;
                phone: string | null;
            } | null;
            shipping: number;
            discount: {
                amount: number;
                label: string | null;
            };
            waybill: string | null;
            /** @description Where the courier or the marketplace gives the label of the parcel; the seller opens it in a window of its own */
            labelUrl?: string | null;
            lines: {
                productId: string;
                quantity: number;
                unitPrice: number;
                /** @enum {string} */
                stockOrigin: "own" | "wholesaler";
                /** @description Units of it that are already cancelled */
                cancelledQuantity?: number;
            }[];
            past?: components["schemas"]["OrderPast"];
            /** @description Of a replacement that a shop asked for: the order that it is for, and what was asked. Everything of it is free */
            replacementFor?: {
                orderNumber: string;
                /** Format: uuid */
                replacementId: string;
            };
        };
        OrderPast: {
            /** @enum {string} */
            status: "new" | "pending" | "processed" | "finalised" | "cancelled";
            /** Format: date-time */
            confirmedAt?: string;
            /** Format: date-time */
            processedAt?: string;
            /** Format: date-time */
            finalisedAt?: string;
            /** @enum {string} */
            courier?: "dhl" | "dpd" | "gls" | "hermes" | "ups" | "seur" | "correos" | "correos_express" | "mrw" | "swiss_post" | "chronopost" | "colissimo" | "ctt" | "poste_italiane" | "own" | "pickup_point" | "other";
            trackingNumber?: string;
            trackingUrl?: string;
            pickupCode?: string;
            shipment: {
                /** @enum {string} */
                status: "prepared" | "on_route" | "delivered" | "delivered_at_pickup_point" | "incident" | "returned" | "cancelled";
                /** Format: date-time */
                at: string;
            }[];
            cancellation?: {
                /** @enum {string} */
                reason: "delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure";
                /** Format: date-time */
                at: string;
                comment?: string;
            };
        };
        ShipmentUpdate: {
            orderNumber: string;
            /**
             * @description `paid` settles the payment, `finalised` closes the order; the others are shipment statuses
             * @enum {string}
             */
            status: "prepared" | "on_route" | "delivered" | "delivered_at_pickup_point" | "incident" | "returned" | "cancelled" | "paid" | "finalised";
            /**
             * Format: date-time
             * @description When it happened: an event older than the last goes into the history alone, one from the future is refused
             */
            at: string;
        };
        PostalAddress: {
            name: string;
            street: string;
            postalCode: string;
            city: string;
            region: string | null;
            countryCode: string;
            phone: string | null;
        };
        MarketplaceEvent: {
            cursor: string;
            /** @enum {string} */
            kind: "order.confirmed" | "order.processed" | "order.rejected" | "order.units_cancelled" | "order.tracking_changed" | "order.pickup_code_changed" | "order.replacement_requested" | "offers.changed" | "seller.registered" | "seller.bank_account_changed" | "seller.payout_changed" | "seller.profile_changed" | "offers.paused" | "offers.resumed" | "seller.shipping_costs_changed" | "price_proposal.accepted" | "price_proposal.rejected" | "metrics.disputed" | "metrics.dispute_withdrawn" | "return.moved" | "seller.service_asked" | "message.sent" | "conversation.closed";
            /** Format: date-time */
            at: string;
            seller: string;
            /** @description Of an event about an order */
            orderNumber: string | null;
            order: {
                /** @enum {string} */
                status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                courier: ("dhl" | "dpd" | "gls" | "hermes" | "ups" | "seur" | "correos" | "correos_express" | "mrw" | "swiss_post" | "chronopost" | "colissimo" | "ctt" | "poste_italiane" | "own" | "pickup_point" | "other") | null;
                trackingNumber: string | null;
                pickupCode: string | null;
                reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
            } | null;
            /** @description Of `offers.changed`: the run that changed them, by which the seller's offers are read; after a removal all of them are */
            offers: {
                runNo: number;
                changed: number;
                removed: number;
            } | null;
            /** @description Of `seller.registered`: what is read and decided */
            registration: {
                /** Format: uuid */
                registrationId: string;
            } | null;
            /** @description Of `seller.payout_changed`: whether the seller may be paid, and what payouts wait for */
            payout: {
                /** @enum {string} */
                validation: "PENDING" | "REJECTED" | "ACTIVE";
                /** @enum {string} */
                state: "not_started" | "awaiting_data" | "in_review" | "refused" | "restricted" | "approved";
                heldUntil: string | null;
                blocked: boolean;
            } | null;
            /** @description Of `offers.paused`: nobody can buy the seller's offers from when until when; null is without end. Of `offers.resumed`: that no longer holds */
            pause: {
                /** Format: uuid */
                closureId: string;
                /** Format: date-time */
                from: string;
                until: string | null;
            } | null;
            /** @description Of `metrics.disputed`: what is read and decided; of `metrics.dispute_withdrawn`: what needs no decision any more */
            dispute: {
                /** Format: uuid */
                disputeId: string;
            } | null;
            /** @description Of `return.moved`: what is read again; `step` is what the shop, or its silence, did; `request` is goodwill that it began */
            return: {
                returnNo: string;
                /** @enum {string} */
                step: "request" | "accept" | "refund" | "refuse" | "offer" | "take_offer" | "decline_offer" | "withdraw_offer" | "receive" | "expire" | "withdraw" | "escalate" | "object" | "drop" | "close" | "give_in" | "end_evidence" | "rule_seller" | "rule_customer" | "rule_split" | "appeal" | "evidence";
                /** @enum {string} */
                state: "requested" | "on_the_way" | "received" | "offered" | "refused" | "escalated" | "refunded" | "closed" | "expired" | "withdrawn" | "decided_seller" | "decided_customer" | "decided_split";
            } | null;
            /** @description Of `seller.profile_changed`: what is read again */
            profile: {
                /** @enum {string} */
                section: "texts" | "contact" | "hours" | "images" | "legal" | "closures";
            } | null;
            /** @description Of `price_proposal.…`: which one, and why it was rejected where the seller said so */
            priceProposal: {
                proposalNo: string;
                rejection: ("margin" | "sells_anyway" | "wrong_figures" | "other") | null;
            } | null;
            /** @description Of `message.sent`: the answer that is read; of `conversation.closed` none */
            message: {
                /** Format: uuid */
                conversationId: string;
                messageId: string | null;
            } | null;
            /** @description Of `order.replacement_requested`: what is read, and of which an order is made or declined */
            replacement: {
                /** Format: uuid */
                replacementId: string;
            } | null;
            /** @description Of `seller.service_asked`: what the seller waits to hear about; `asked` is null when it has taken that back */
            service: {
                /** @enum {string} */
                code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                asked: ("subscribe" | "cancel") | null;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type SellerRecord = components['schemas']['SellerRecord'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductRecord = components['schemas']['ProductRecord'];
export type BulkResult = components['schemas']['BulkResult'];
export type MarketOfferRecord = components['schemas']['MarketOfferRecord'];
export type PayoutRecord = components['schemas']['PayoutRecord'];
export type PriceProposalRecord = components['schemas']['PriceProposalRecord'];
export type InvoiceRecord = components['schemas']['InvoiceRecord'];
export type InvoiceParty = components['schemas']['InvoiceParty'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerLine = components['schemas']['LedgerLine'];
export type LedgerPosting = components['schemas']['LedgerPosting'];
export type SalesBefore = components['schemas']['SalesBefore'];
export type ReturnRecord = components['schemas']['ReturnRecord'];
export type ReturnMove = components['schemas']['ReturnMove'];
export type HandedOffer = components['schemas']['HandedOffer'];
export type WarehouseStockRecord = components['schemas']['WarehouseStockRecord'];
export type OrderRecord = components['schemas']['OrderRecord'];
export type OrderPast = components['schemas']['OrderPast'];
export type ShipmentUpdate = components['schemas']['ShipmentUpdate'];
export type PostalAddress = components['schemas']['PostalAddress'];
export type MarketplaceEvent = components['schemas']['MarketplaceEvent'];
export type $defs = Record<string, never>;
export interface operations {
    "marketplace.overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sellers: number;
                        products: number;
                        marketOffers: number;
                        orders: number;
                        newestOrderAt: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellers": {
        parameters: {
            query?: {
                status?: "pending" | "active" | "banned";
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            externalId: string;
                            /** Format: uuid */
                            sellerId: string;
                            name: string;
                            /** @enum {string} */
                            status: "pending" | "active" | "banned";
                            /** @enum {string} */
                            businessType: "pharmacy_or_parapharmacy" | "cosmetic_shop" | "herbalist_shop" | "optician_shop" | "orthopaedic_shop" | "perfumery" | "personal_care_shop" | "other";
                            /** @enum {string} */
                            marketplaceType: "hybrid" | "managed" | "pure";
                            goldPartner: boolean;
                            countryCode: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        /** @description The id after which the next page begins; null at the end */
                        next: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.seller": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        externalId: string;
                        /** Format: uuid */
                        sellerId: string;
                        name: string;
                        /** @enum {string} */
                        status: "pending" | "active" | "banned";
                        /** @enum {string} */
                        businessType: "pharmacy_or_parapharmacy" | "cosmetic_shop" | "herbalist_shop" | "optician_shop" | "orthopaedic_shop" | "perfumery" | "personal_care_shop" | "other";
                        marketplaceConfiguration: {
                            id: string;
                            /** @enum {string} */
                            type: "hybrid" | "managed" | "pure";
                        };
                        goldPartner: boolean;
                        uploadFormats: ("xlsx" | "csv" | "ods")[];
                        locale: string;
                        services: {
                            /** @enum {string} */
                            code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                            /** @enum {string} */
                            status: "subscribed" | "unsubscribed" | "pending";
                        }[];
                        address: {
                            street: string;
                            postalCode: string;
                            city: string;
                            region: string | null;
                            countryCode: string;
                        };
                        openingHours: components["schemas"]["OpeningHours"] | null;
                        /** @description Whether the shop demands a second factor of who changes its money or team */
                        secondFactorRequired: boolean;
                        /** Format: date-time */
                        createdAt: string;
                        users: {
                            username: string;
                            email: string;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "manager" | "orders" | "catalogue" | "accounting" | "reader";
                            banned: boolean;
                            /** Format: date-time */
                            since: string;
                            /** @description When the access ends by itself; null where it does not */
                            endsAt: string | null;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putSeller": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerRecord"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        externalId: string;
                        /** Format: uuid */
                        sellerId: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused" | "seller.place_unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certificates: {
                            certificate: string;
                            validUntil: string | null;
                        }[];
                        contracts: string[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putPermissions": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    certificates: {
                        certificate: string;
                        validUntil: string | null;
                    }[];
                    contracts: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        externalId: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellerProfile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shop: {
                            externalId: string;
                            name: string;
                            /** @enum {string} */
                            businessType: "pharmacy_or_parapharmacy" | "cosmetic_shop" | "herbalist_shop" | "optician_shop" | "orthopaedic_shop" | "perfumery" | "personal_care_shop" | "other";
                            city: string;
                            countryCode: string;
                            /** Format: date-time */
                            since: string;
                        };
                        versions: {
                            texts: number;
                            contact: number;
                            hours: number;
                        };
                        texts: {
                            shortDescription: string | null;
                            about: string | null;
                            responsibleName: string | null;
                            responsibleTitle: string | null;
                        };
                        contact: {
                            phonePrefix: string;
                            phone: string | null;
                            email: string | null;
                            website: string | null;
                            facebook: string | null;
                            whatsapp: string | null;
                            linkedin: string | null;
                            twitter: string | null;
                        };
                        week: components["schemas"]["OpeningHours"] | null;
                        closures: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            reason: string | null;
                            /** @enum {string} */
                            offers: "paused" | "sold_later";
                            absence: {
                                /** Format: date-time */
                                from: string;
                                until: string | null;
                            };
                            newOrdersBy: string | null;
                        }[];
                        specialHours: {
                            /** Format: date */
                            day: string;
                            hours: {
                                /** @constant */
                                mode: "full";
                                first: {
                                    from: string;
                                    to: string;
                                };
                            } | {
                                /** @constant */
                                mode: "split";
                                first: {
                                    from: string;
                                    to: string;
                                };
                                second: {
                                    from: string;
                                    to: string;
                                };
                                third?: {
                                    from: string;
                                    to: string;
                                };
                            };
                            note: string | null;
                        }[];
                        closedHolidays: string[];
                        images: {
                            BACKGROUND: {
                                fileId: string;
                                width: number;
                                height: number;
                                part: {
                                    left: number;
                                    top: number;
                                    width: number;
                                    height: number;
                                    turns: number;
                                };
                            } | null;
                            LOGO: {
                                fileId: string;
                                width: number;
                                height: number;
                                part: {
                                    left: number;
                                    top: number;
                                    width: number;
                                    height: number;
                                    turns: number;
                                };
                            } | null;
                            PHARMACIST: {
                                fileId: string;
                                width: number;
                                height: number;
                                part: {
                                    left: number;
                                    top: number;
                                    width: number;
                                    height: number;
                                    turns: number;
                                };
                            } | null;
                        };
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellerShippingCosts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shippingCosts: {
                            cost: number;
                            freeAbove: number | null;
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.product": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        productId: string;
                        name: string;
                        pack: string;
                        brand: string;
                        manufacturer: string;
                        category: string;
                        /** @enum {string} */
                        productType: "medicine" | "parapharmacy" | "cosmetic" | "medical_device" | "food_supplement" | "other";
                        /** @description The market whose national code it carries */
                        market: string;
                        nationalCode: string | null;
                        gtin: string | null;
                        recommendedPrice: number | null;
                        image: components["schemas"]["ProductImage"];
                        /** @default [] */
                        moreImages: components["schemas"]["ProductImage"][];
                        /**
                         * @description The product's page on the marketplace
                         * @default null
                         */
                        pageUrl: string | null;
                        /** @default false */
                        prescription: boolean;
                        /**
                         * @description Not for sale on this marketplace or in this market
                         * @default false
                         */
                        blocked: boolean;
                        /**
                         * @description Its brand is sold by partners with a contract only
                         * @default false
                         */
                        selective: boolean;
                        /**
                         * @description The certificate that a seller needs for it
                         * @default null
                         */
                        certificate: string | null;
                        /**
                         * @description Basis points of the price
                         * @default 0
                         */
                        commissionRate: number;
                        /**
                         * @description Basis points, included in the price
                         * @default 0
                         */
                        vatRate: number;
                        /** Format: date-time */
                        updatedAt: string;
                        onMarket: {
                            offers: number;
                            best: number | null;
                            secondBest: number | null;
                            highest: number | null;
                            lowest: {
                                seller: string;
                                label: string;
                                price: number;
                                /** @enum {string} */
                                delivery: "standard" | "same_day";
                            }[];
                        };
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One product record per line of at most 64 KiB, any number of lines */
        requestBody: {
            content: {
                "application/x-ndjson": Lines<components["schemas"]["ProductRecord"]>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkMarketOffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One market offer per line of at most 64 KiB, any number of lines */
        requestBody: {
            content: {
                "application/x-ndjson": Lines<components["schemas"]["MarketOfferRecord"]>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.registrations": {
        parameters: {
            query: {
                state: "submitted" | "approved" | "changes_requested" | "rejected";
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            registrationId: string;
                            seller: string;
                            /** Format: date-time */
                            submittedAt: string;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.registration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        registrationId: string;
                        seller: string;
                        /** @enum {string} */
                        state: "submitted" | "approved" | "changes_requested" | "rejected";
                        email: string;
                        /** @enum {string} */
                        locale: "de_DE" | "de_CH" | "fr_FR" | "fr_CH" | "es_ES" | "it_IT" | "pt_PT" | "en_GB";
                        /** Format: date-time */
                        submittedAt: string;
                        decidedAt: string | null;
                        answers: {
                            [key: string]: string;
                        };
                        consents: {
                            /** @enum {string} */
                            kind: "terms" | "privacy" | "dsa";
                            version: string;
                            /** @enum {string} */
                            locale: "de_DE" | "de_CH" | "fr_FR" | "fr_CH" | "es_ES" | "it_IT" | "pt_PT" | "en_GB";
                            /** Format: date-time */
                            at: string;
                        }[];
                        notes: {
                            field: ("businessType" | "country" | "shopName" | "website" | "legalName" | "vatNumber" | "commercialRegister" | "licence" | "ikNumber" | "professionalNumber" | "accountHolder" | "iban" | "bic" | "firstName" | "lastName" | "birthDate" | "phonePrefix" | "phoneNumber" | "street" | "postalCode" | "city" | "region") | null;
                            reason: string;
                        }[];
                        /** @description What the European register of VAT numbers (VIES) said; unverified where it was not asked or did not answer */
                        vatCheck: {
                            /** @enum {string} */
                            state: "unverified" | "valid" | "invalid";
                            at: string | null;
                        };
                        licence: {
                            /** @enum {string} */
                            mediaType: "application/pdf" | "image/png" | "image/jpeg";
                            size: number;
                            /** Format: date-time */
                            uploadedAt: string;
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.registrationLicence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.approveRegistration": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                registrationId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    marketplaceConfiguration: {
                        id: string;
                        /** @enum {string} */
                        type: "hybrid" | "managed" | "pure";
                    };
                    goldPartner: boolean;
                    services: {
                        /** @enum {string} */
                        code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                        /** @enum {string} */
                        status: "subscribed" | "unsubscribed" | "pending";
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        registrationId: string;
                        /** @enum {string} */
                        state: "draft" | "submitted" | "approved" | "changes_requested" | "rejected";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "registration.invalid_state";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.requestRegistrationChanges": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                registrationId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    notes: {
                        field: ("businessType" | "country" | "shopName" | "website" | "legalName" | "vatNumber" | "commercialRegister" | "licence" | "ikNumber" | "professionalNumber" | "accountHolder" | "iban" | "bic" | "firstName" | "lastName" | "birthDate" | "phonePrefix" | "phoneNumber" | "street" | "postalCode" | "city" | "region") | null;
                        reason: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        registrationId: string;
                        /** @enum {string} */
                        state: "draft" | "submitted" | "approved" | "changes_requested" | "rejected";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "registration.invalid_state";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.rejectRegistration": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                registrationId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        registrationId: string;
                        /** @enum {string} */
                        state: "draft" | "submitted" | "approved" | "changes_requested" | "rejected";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "registration.invalid_state";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.resetSecondFactor": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.mintImpersonation": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    seller: string;
                    operator: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        accessTokenExpiresIn: number;
                        refreshToken: string;
                        refreshTokenExpiresIn: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellerPayout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        provider: "adyen" | "hyperwallet";
                        /** @enum {string} */
                        state: "not_started" | "awaiting_data" | "in_review" | "refused" | "restricted" | "approved";
                        /** @enum {string} */
                        validation: "PENDING" | "REJECTED" | "ACTIVE";
                        requirements: {
                            /** @enum {string} */
                            step: "legal_entity" | "owners" | "bank" | "documents";
                            /** @enum {string} */
                            fault: "missing" | "invalid";
                            code: string;
                        }[];
                        /** @description Nothing may be paid before; null where nothing is held */
                        heldUntil: string | null;
                        /** @description Since when the shop has stopped its payouts; nothing may be paid until they are released */
                        blockedAt: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putSellerPayout": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "not_started" | "awaiting_data" | "in_review" | "refused" | "restricted" | "approved";
                    requirements: {
                        /** @enum {string} */
                        step: "legal_entity" | "owners" | "bank" | "documents";
                        /** @enum {string} */
                        fault: "missing" | "invalid";
                        code: string;
                    }[];
                    /** @description Left out: as it is */
                    blocked?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        provider: "adyen" | "hyperwallet";
                        /** @enum {string} */
                        state: "not_started" | "awaiting_data" | "in_review" | "refused" | "restricted" | "approved";
                        /** @enum {string} */
                        validation: "PENDING" | "REJECTED" | "ACTIVE";
                        requirements: {
                            /** @enum {string} */
                            step: "legal_entity" | "owners" | "bank" | "documents";
                            /** @enum {string} */
                            fault: "missing" | "invalid";
                            code: string;
                        }[];
                        /** @description Nothing may be paid before; null where nothing is held */
                        heldUntil: string | null;
                        /** @description Since when the shop has stopped its payouts; nothing may be paid until they are released */
                        blockedAt: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.payout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                payoutNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payoutNo: string;
                        /** @enum {string} */
                        state: "planned" | "held" | "paid" | "returned";
                        amount: number;
                        /** @enum {string} */
                        currency: "EUR" | "CHF";
                        /** Format: date-time */
                        dueAt: string;
                        paidAt: string | null;
                        returnedAt: string | null;
                        accountEnd: string | null;
                        lines: {
                            /** @enum {string} */
                            kind: "sales" | "shipping" | "refunds" | "commission" | "adjustment";
                            amount: number;
                            count: number | null;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putPayout": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                payoutNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRecord"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payoutNo: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "payout.currency" | "payout.settled" | "payout.lines_differ";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.priceProposal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                proposalNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposalNo: string;
                        /** @enum {string} */
                        state: "open" | "accepted" | "rejected" | "removed" | "expired";
                        /** @enum {string} */
                        reason: "market" | "stock_age" | "rrp_change";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        decidedAt: string | null;
                        /** @description Why the seller rejected it */
                        rejection: string | null;
                        /** @description Why the marketplace took it back */
                        removal: string | null;
                        products: {
                            productId: string;
                            newPrice: number;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putPriceProposal": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                proposalNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceProposalRecord"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposalNo: string;
                        /** @enum {string} */
                        state: "open" | "accepted" | "rejected" | "removed" | "expired";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "price_proposal.too_many";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.removePriceProposal": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                proposalNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "market_moved" | "sold_out" | "mistake";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposalNo: string;
                        /** @enum {string} */
                        state: "open" | "accepted" | "rejected" | "removed" | "expired";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "price_proposal.invalid_state";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.metricLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled: {
                            atRisk: number;
                            exceeded: number;
                        };
                        late: {
                            atRisk: number;
                            exceeded: number;
                        };
                        /** @enum {string} */
                        counted: "all" | "seller";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putMetricLimits": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    cancelled: {
                        atRisk: number;
                        exceeded: number;
                    };
                    late: {
                        atRisk: number;
                        exceeded: number;
                    };
                    /** @enum {string} */
                    counted: "all" | "seller";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled: {
                            atRisk: number;
                            exceeded: number;
                        };
                        late: {
                            atRisk: number;
                            exceeded: number;
                        };
                        /** @enum {string} */
                        counted: "all" | "seller";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.disputes": {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            disputeId: string;
                            seller: string;
                            orderNumber: string;
                            /** @enum {string} */
                            figure: "cancelled" | "late";
                            /** Format: date */
                            week: string;
                            /** @enum {string} */
                            reason: "customer_before_confirmation" | "courier_did_not_collect" | "marketplace_fault" | "force_majeure" | "wrong_deadline" | "other";
                            comment: string | null;
                            /** @description What the seller sent with it, by their places; a month after the decision they are gone */
                            files: {
                                fileName: string;
                                mediaType: string;
                                bytes: number;
                            }[];
                            /** @enum {string} */
                            state: "pending" | "accepted" | "refused";
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            answerDue: string;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.disputeFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
                place: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "files.unavailable" | "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.decideDispute": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    accepted: boolean;
                    answer: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        disputeId: string;
                        /** @enum {string} */
                        state: "pending" | "accepted" | "refused";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "dispute.not_possible";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.invoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                invoiceNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoiceNo: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /** @description Null while it is not paid; of a report always */
                        paidOn: string | null;
                        net: number;
                        vat: number;
                        gross: number;
                        /** @enum {string} */
                        kind: "ISSUED" | "RECEIVED";
                        /** @enum {string} */
                        type: "commission" | "shipping_vat" | "fulfilment" | "vouchers" | "credit_note" | "report";
                        /** Format: date */
                        issuedOn: string;
                        /** @description The month it is about */
                        month: string;
                        dueOn: string | null;
                        /** @enum {string} */
                        currency: "EUR" | "CHF";
                        supplier: components["schemas"]["InvoiceParty"];
                        customer: components["schemas"]["InvoiceParty"];
                        /** @description The customer owes the VAT of a line: by the law of the Union (AE), or by that of its own country */
                        reverseCharge: boolean;
                        lines: {
                            text: string;
                            quantity: number;
                            unitPrice: number;
                            vatRate: number;
                            /**
                             * @description What it falls under (UNTDID 5305); without it what follows from its rate and from where the two parties are
                             * @enum {string}
                             */
                            vatCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
                        }[];
                        vatReasons?: {
                            /** @enum {string} */
                            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
                            /** @enum {string} */
                            code?: "VATEX-EU-79-C" | "VATEX-EU-135-1" | "VATEX-EU-144" | "VATEX-EU-146-1E" | "VATEX-EU-153" | "VATEX-EU-159" | "VATEX-EU-309" | "VATEX-EU-D" | "VATEX-EU-F" | "VATEX-EU-I" | "VATEX-EU-J" | "VATEX-EU-132" | "VATEX-EU-132-1A" | "VATEX-EU-132-1B" | "VATEX-EU-132-1C" | "VATEX-EU-132-1D" | "VATEX-EU-132-1E" | "VATEX-EU-132-1F" | "VATEX-EU-132-1G" | "VATEX-EU-132-1H" | "VATEX-EU-132-1I" | "VATEX-EU-132-1J" | "VATEX-EU-132-1K" | "VATEX-EU-132-1L" | "VATEX-EU-132-1M" | "VATEX-EU-132-1N" | "VATEX-EU-132-1O" | "VATEX-EU-132-1P" | "VATEX-EU-132-1Q" | "VATEX-EU-143" | "VATEX-EU-143-1FA" | "VATEX-EU-143-1A" | "VATEX-EU-143-1B" | "VATEX-EU-143-1C" | "VATEX-EU-143-1D" | "VATEX-EU-143-1E" | "VATEX-EU-143-1F" | "VATEX-EU-143-1G" | "VATEX-EU-143-1H" | "VATEX-EU-143-1I" | "VATEX-EU-143-1J" | "VATEX-EU-143-1K" | "VATEX-EU-143-1L" | "VATEX-EU-148" | "VATEX-EU-148-A" | "VATEX-EU-148-B" | "VATEX-EU-148-C" | "VATEX-EU-148-D" | "VATEX-EU-148-E" | "VATEX-EU-148-F" | "VATEX-EU-148-G" | "VATEX-EU-151" | "VATEX-EU-151-1AA" | "VATEX-EU-151-1A" | "VATEX-EU-151-1B" | "VATEX-EU-151-1C" | "VATEX-EU-151-1D" | "VATEX-EU-151-1E" | "VATEX-EU-AE" | "VATEX-EU-IC" | "VATEX-EU-G" | "VATEX-EU-O";
                            text?: string;
                        }[];
                        /** @description By rate: VAT that was charged order by order, in minor units, where the document shall show its sum */
                        chargedVat?: {
                            vatRate: number;
                            vat: number;
                        }[];
                        /** @description Where nobody transfers it: it is settled with payouts, so it is never due. What was booked for orders in its month (commission with its VAT, vouchers that the marketplace replaces) and these postings come to it */
                        setOff?: {
                            postings: {
                                postingNo: string;
                                /** @enum {string} */
                                kind: "fee" | "credit" | "shipping" | "fulfilment" | "vouchers";
                                /** @description Minor units, signed as the shop sees them */
                                amount: number;
                                text: string | null;
                            }[];
                        };
                        /** @description The number of the seller's invoice that a credit note corrects */
                        corrects: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putInvoice": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                invoiceNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRecord"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoiceNo: string;
                        created: boolean;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "invoice.number" | "invoice.date" | "invoice.immutable" | "invoice.corrects" | "invoice.credit_too_large" | "invoice.currency" | "invoice.lines_differ" | "invoice.collected" | "ledger.posting_taken";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused" | "invoice.future" | "invoice.vat" | "invoice.unprintable";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putInvoicePayment": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                invoiceNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    payment: "PAID" | "PENDING";
                    paidOn: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoiceNo: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "invoice.paid_before_issued" | "invoice.set_off";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.lastInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        last: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkLedger": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    entries: components["schemas"]["LedgerEntry"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.payableLedger": {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            orderNumber: string;
                            /** @description In minor units; negative where the seller owes */
                            open: number;
                            payableOn: string | null;
                            /** @description The number of its last line */
                            lastLineNo: number;
                        }[];
                        /** @description The number after which the next page begins; null at the end */
                        next: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkPostings": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    postings: components["schemas"]["LedgerPosting"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.openPostings": {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LedgerPosting"][];
                        next: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bookedLedger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sums: {
                            /** @enum {string} */
                            kind: "sale" | "shipping" | "voucher" | "refund" | "shipping_refund" | "commission" | "commission_vat" | "adjustment" | "payout";
                            /** @description Basis points, as the lines say it */
                            rate: number | null;
                            lines: number;
                            /** @description What was given to the shop, in minor units */
                            credit: number;
                            /** @description What was taken from it; negative */
                            debit: number;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.orderLedger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderNumber: string;
                        /** @enum {string} */
                        currency: "EUR" | "CHF";
                        lines: components["schemas"]["LedgerLine"][];
                        standing: {
                            /** @enum {string} */
                            state: "pending" | "payable" | "held";
                            reason: ("incident" | "return_open" | "bank_returned" | "review") | null;
                            since: string | null;
                            payableOn: string | null;
                        };
                        /** @enum {string} */
                        state: "pending" | "payable" | "paid" | "held";
                        /** @description What is still to be paid, in minor units */
                        open: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.salesBefore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        months: components["schemas"]["SalesBefore"][];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putSalesBefore": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    months: components["schemas"]["SalesBefore"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        months: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.readReturn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                returnNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnNo: string;
                        orderNumber: string;
                        seller: string;
                        /** @enum {string} */
                        kind: "withdrawal" | "damaged" | "wrong_product" | "incomplete" | "not_arrived" | "goodwill";
                        /** @enum {string} */
                        state: "requested" | "on_the_way" | "received" | "offered" | "refused" | "escalated" | "refunded" | "closed" | "expired" | "withdrawn" | "decided_seller" | "decided_customer" | "decided_split";
                        version: number;
                        dueAt: string | null;
                        /** @description What the shop offers, and what was given back, in minor units */
                        offer: number | null;
                        refunded: number;
                        decision: {
                            /** Format: uuid */
                            lineId: string;
                            /** @enum {string} */
                            choice: "whole" | "part" | "none";
                            amount: number | null;
                            reason: ("hygiene_seal" | "medicine" | "too_late" | "other_product" | "not_in_parcel" | "used" | "seal_broken_used" | "damaged" | "incomplete" | "agreed") | null;
                            condition: ("sealed" | "seal_broken" | "damaged" | "missing") | null;
                        }[] | null;
                        shopWords: string | null;
                        /** @description How many files the shop has sent; they are read by their places */
                        evidence: {
                            fileName: string;
                            mediaType: string;
                            bytes: number;
                        }[];
                        /** @description The lines that the portal books for it, in minor units */
                        effect: {
                            refund: number;
                            shippingRefund: number;
                            commission: number;
                            commissionVat: number;
                            label: number;
                            total: number;
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putReturn": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                returnNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnRecord"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnNo: string;
                        orderNumber: string;
                        seller: string;
                        /** @enum {string} */
                        kind: "withdrawal" | "damaged" | "wrong_product" | "incomplete" | "not_arrived" | "goodwill";
                        /** @enum {string} */
                        state: "requested" | "on_the_way" | "received" | "offered" | "refused" | "escalated" | "refunded" | "closed" | "expired" | "withdrawn" | "decided_seller" | "decided_customer" | "decided_split";
                        version: number;
                        dueAt: string | null;
                        /** @description What the shop offers, and what was given back, in minor units */
                        offer: number | null;
                        refunded: number;
                        decision: {
                            /** Format: uuid */
                            lineId: string;
                            /** @enum {string} */
                            choice: "whole" | "part" | "none";
                            amount: number | null;
                            reason: ("hygiene_seal" | "medicine" | "too_late" | "other_product" | "not_in_parcel" | "used" | "seal_broken_used" | "damaged" | "incomplete" | "agreed") | null;
                            condition: ("sealed" | "seal_broken" | "damaged" | "missing") | null;
                        }[] | null;
                        shopWords: string | null;
                        /** @description How many files the shop has sent; they are read by their places */
                        evidence: {
                            fileName: string;
                            mediaType: string;
                            bytes: number;
                        }[];
                        /** @description The lines that the portal books for it, in minor units */
                        effect: {
                            refund: number;
                            shippingRefund: number;
                            commission: number;
                            commissionVat: number;
                            label: number;
                            total: number;
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "return.not_possible";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putReturnPicture": {
        parameters: {
            query: {
                fileName: string;
            };
            header?: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key"?: string;
            };
            path: {
                externalId: string;
                returnNo: string;
            };
            cookie?: never;
        };
        /** @description A PNG or JPEG file of at most 5 MiB */
        requestBody: {
            content: {
                "image/png": Blob;
                "image/jpeg": Blob;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pictures: number;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "files.full";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused" | "image.unreadable" | "legal.file_refused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "files.unavailable" | "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.moveReturn": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                returnNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnMove"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnNo: string;
                        orderNumber: string;
                        seller: string;
                        /** @enum {string} */
                        kind: "withdrawal" | "damaged" | "wrong_product" | "incomplete" | "not_arrived" | "goodwill";
                        /** @enum {string} */
                        state: "requested" | "on_the_way" | "received" | "offered" | "refused" | "escalated" | "refunded" | "closed" | "expired" | "withdrawn" | "decided_seller" | "decided_customer" | "decided_split";
                        version: number;
                        dueAt: string | null;
                        /** @description What the shop offers, and what was given back, in minor units */
                        offer: number | null;
                        refunded: number;
                        decision: {
                            /** Format: uuid */
                            lineId: string;
                            /** @enum {string} */
                            choice: "whole" | "part" | "none";
                            amount: number | null;
                            reason: ("hygiene_seal" | "medicine" | "too_late" | "other_product" | "not_in_parcel" | "used" | "seal_broken_used" | "damaged" | "incomplete" | "agreed") | null;
                            condition: ("sealed" | "seal_broken" | "damaged" | "missing") | null;
                        }[] | null;
                        shopWords: string | null;
                        /** @description How many files the shop has sent; they are read by their places */
                        evidence: {
                            fileName: string;
                            mediaType: string;
                            bytes: number;
                        }[];
                        /** @description The lines that the portal books for it, in minor units */
                        effect: {
                            refund: number;
                            shippingRefund: number;
                            commission: number;
                            commissionVat: number;
                            label: number;
                            total: number;
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "return.invalid_state" | "return.exceeds_sale";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.returnEvidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                returnNo: string;
                place: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "files.unavailable" | "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.escalatedReturns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            returnNo: string;
                            orderNumber: string;
                            seller: string;
                            /** @enum {string} */
                            kind: "withdrawal" | "damaged" | "wrong_product" | "incomplete" | "not_arrived" | "goodwill";
                            /** @enum {string} */
                            state: "requested" | "on_the_way" | "received" | "offered" | "refused" | "escalated" | "refunded" | "closed" | "expired" | "withdrawn" | "decided_seller" | "decided_customer" | "decided_split";
                            version: number;
                            dueAt: string | null;
                            /** @description What the shop offers, and what was given back, in minor units */
                            offer: number | null;
                            refunded: number;
                            decision: {
                                /** Format: uuid */
                                lineId: string;
                                /** @enum {string} */
                                choice: "whole" | "part" | "none";
                                amount: number | null;
                                reason: ("hygiene_seal" | "medicine" | "too_late" | "other_product" | "not_in_parcel" | "used" | "seal_broken_used" | "damaged" | "incomplete" | "agreed") | null;
                                condition: ("sealed" | "seal_broken" | "damaged" | "missing") | null;
                            }[] | null;
                            shopWords: string | null;
                            /** @description How many files the shop has sent; they are read by their places */
                            evidence: {
                                fileName: string;
                                mediaType: string;
                                bytes: number;
                            }[];
                            /** @description The lines that the portal books for it, in minor units */
                            effect: {
                                refund: number;
                                shippingRefund: number;
                                commission: number;
                                commissionVat: number;
                                label: number;
                                total: number;
                            } | null;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellerServices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        services: {
                            /** @enum {string} */
                            code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                            /** @enum {string} */
                            status: "subscribed" | "unsubscribed" | "pending";
                            since: string | null;
                            /** @description What the shop waits to hear about */
                            asked: {
                                /** @enum {string} */
                                kind: "subscribe" | "cancel";
                                /** Format: date-time */
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.serviceRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            seller: string;
                            /** @enum {string} */
                            code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                            /** @enum {string} */
                            kind: "subscribe" | "cancel";
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putSellerService": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
                code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "subscribed" | "unsubscribed" | "pending";
                    /** @description Why what was asked is refused; the seller reads it */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                        /** @enum {string} */
                        status: "subscribed" | "unsubscribed" | "pending";
                        since: string | null;
                        /** @description What the shop waits to hear about */
                        asked: {
                            /** @enum {string} */
                            kind: "subscribe" | "cancel";
                            /** Format: date-time */
                            at: string;
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.handOverOffers": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    offers: components["schemas"]["HandedOffer"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        handoverId: string | null;
                        accepted: number;
                        errors: {
                            index: number;
                            code: string;
                            path: string;
                            params?: {
                                [key: string]: string | number;
                            };
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.handover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
                handoverId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "waiting" | "done" | "failed";
                        runNo: number | null;
                        summary: {
                            rows: number;
                            created: number;
                            changed: number;
                            unchanged: number;
                            rejected: number;
                            informed: number;
                            warned: number;
                            priceChanges: number;
                            leaving: number;
                            returning?: number;
                            untouched: number;
                            inFeed?: number;
                            followed?: number;
                            purchasePrices?: {
                                set: number;
                                changed: number;
                            };
                            brake?: {
                                onSale: number;
                                leaving: number;
                                prices: number;
                                moved: number;
                                movePercent: number;
                            };
                            causes: {
                                [key: string]: number;
                            };
                            findings: {
                                [key: string]: number;
                            };
                        } | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellerOffers": {
        parameters: {
            query?: {
                after?: number;
                runNo?: number;
                limit?: number;
            };
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            productId: string;
                            price: number;
                            stock: number;
                            /** @enum {string} */
                            origin: "own" | "wholesaler";
                            /** @enum {string} */
                            status: "active" | "out_of_stock" | "inactive";
                        }[];
                        next: number | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkWarehouseStock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One warehouse stock record per line of at most 64 KiB, any number of lines */
        requestBody: {
            content: {
                "application/x-ndjson": Lines<components["schemas"]["WarehouseStockRecord"]>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.sellerWarehouseStock": {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            productId: string;
                            onHand: number;
                            /** @description For orders that have not left yet */
                            reserved: number;
                            /** @description On their way to the warehouse */
                            incoming: number;
                            /** @description What the marketplace sells it for; null while it does not */
                            price: number | null;
                            /** @description The day on which the oldest unit came */
                            storedSince: string | null;
                            /** @description The day until which the unit that expires first may be sold */
                            nextExpiry: string | null;
                        }[];
                        next: number | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    address: string;
                    /** @default [] */
                    kinds?: ("order.confirmed" | "order.processed" | "order.rejected" | "order.units_cancelled" | "order.tracking_changed" | "order.pickup_code_changed" | "order.replacement_requested" | "offers.changed" | "seller.registered" | "seller.bank_account_changed" | "seller.payout_changed" | "seller.profile_changed" | "offers.paused" | "offers.resumed" | "seller.shipping_costs_changed" | "price_proposal.accepted" | "price_proposal.rejected" | "metrics.disputed" | "metrics.dispute_withdrawn" | "return.moved" | "seller.service_asked" | "message.sent" | "conversation.closed")[];
                    /** @default true */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: {
                            name: string;
                            address: string;
                            /** @description Empty: every kind */
                            kinds: ("order.confirmed" | "order.processed" | "order.rejected" | "order.units_cancelled" | "order.tracking_changed" | "order.pickup_code_changed" | "order.replacement_requested" | "offers.changed" | "seller.registered" | "seller.bank_account_changed" | "seller.payout_changed" | "seller.profile_changed" | "offers.paused" | "offers.resumed" | "seller.shipping_costs_changed" | "price_proposal.accepted" | "price_proposal.rejected" | "metrics.disputed" | "metrics.dispute_withdrawn" | "return.moved" | "seller.service_asked" | "message.sent" | "conversation.closed")[];
                            /** @enum {string} */
                            state: "active" | "paused" | "switched_off";
                            switchedOffFor: ("failing" | "gone") | null;
                            last: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address_refused" | "unreachable" | "took_too_long" | "unexpected_reply") | null;
                            } | null;
                            failingSince: string | null;
                            secrets: {
                                lastFour: string;
                                madeBy: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                endsAt: string | null;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                        secret: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "webhook.too_many";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.removeWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            name: string;
                            address: string;
                            /** @description Empty: every kind */
                            kinds: ("order.confirmed" | "order.processed" | "order.rejected" | "order.units_cancelled" | "order.tracking_changed" | "order.pickup_code_changed" | "order.replacement_requested" | "offers.changed" | "seller.registered" | "seller.bank_account_changed" | "seller.payout_changed" | "seller.profile_changed" | "offers.paused" | "offers.resumed" | "seller.shipping_costs_changed" | "price_proposal.accepted" | "price_proposal.rejected" | "metrics.disputed" | "metrics.dispute_withdrawn" | "return.moved" | "seller.service_asked" | "message.sent" | "conversation.closed")[];
                            /** @enum {string} */
                            state: "active" | "paused" | "switched_off";
                            switchedOffFor: ("failing" | "gone") | null;
                            last: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address_refused" | "unreachable" | "took_too_long" | "unexpected_reply") | null;
                            } | null;
                            failingSince: string | null;
                            secrets: {
                                lastFour: string;
                                madeBy: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                endsAt: string | null;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.changeWebhookSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: {
                            name: string;
                            address: string;
                            /** @description Empty: every kind */
                            kinds: ("order.confirmed" | "order.processed" | "order.rejected" | "order.units_cancelled" | "order.tracking_changed" | "order.pickup_code_changed" | "order.replacement_requested" | "offers.changed" | "seller.registered" | "seller.bank_account_changed" | "seller.payout_changed" | "seller.profile_changed" | "offers.paused" | "offers.resumed" | "seller.shipping_costs_changed" | "price_proposal.accepted" | "price_proposal.rejected" | "metrics.disputed" | "metrics.dispute_withdrawn" | "return.moved" | "seller.service_asked" | "message.sent" | "conversation.closed")[];
                            /** @enum {string} */
                            state: "active" | "paused" | "switched_off";
                            switchedOffFor: ("failing" | "gone") | null;
                            last: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address_refused" | "unreachable" | "took_too_long" | "unexpected_reply") | null;
                            } | null;
                            failingSince: string | null;
                            secrets: {
                                lastFour: string;
                                madeBy: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                endsAt: string | null;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                        secret: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.webhookDeliveries": {
        parameters: {
            query?: {
                state?: "waiting" | "delivered" | "given_up";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            type: string;
                            subject: string | null;
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "given_up";
                            attempts: number;
                            /** Format: date-time */
                            createdAt: string;
                            nextAttemptAt: string | null;
                            last: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address_refused" | "unreachable" | "took_too_long" | "unexpected_reply") | null;
                                milliseconds: number;
                            } | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.resendWebhookDelivery": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                name: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            type: string;
                            subject: string | null;
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "given_up";
                            attempts: number;
                            /** Format: date-time */
                            createdAt: string;
                            nextAttemptAt: string | null;
                            last: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                problem: ("address_refused" | "unreachable" | "took_too_long" | "unexpected_reply") | null;
                                milliseconds: number;
                            } | null;
                        };
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "webhook.not_active";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkOrders": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    orders: components["schemas"]["OrderRecord"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.openOrders": {
        parameters: {
            query: {
                status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            number: string;
                            seller: string;
                            /** @enum {string} */
                            status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            deliveryType: "standard" | "next_day" | "same_day_slot" | "express_slot";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid";
                            fulfilledByMarketplace: boolean;
                            /** @description What is ordered and not cancelled */
                            lines: {
                                productId: string;
                                quantity: number;
                                unitPrice: number;
                            }[];
                            courier: ("dhl" | "dpd" | "gls" | "hermes" | "ups" | "seur" | "correos" | "correos_express" | "mrw" | "swiss_post" | "chronopost" | "colissimo" | "ctt" | "poste_italiane" | "own" | "pickup_point" | "other") | null;
                            shipmentStatus: ("prepared" | "on_route" | "delivered" | "delivered_at_pickup_point" | "incident" | "returned" | "cancelled") | null;
                            shipmentChangedAt: string | null;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: string;
                        seller: string;
                        version: number;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        /** @enum {string} */
                        origin: "web" | "app" | "phone" | "replacement";
                        fulfilledByMarketplace: boolean;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        dispatchBy: string;
                        confirmedAt: string | null;
                        processedAt: string | null;
                        finalisedAt: string | null;
                        cancelledAt: string | null;
                        /** @enum {string} */
                        deliveryType: "standard" | "next_day" | "same_day_slot" | "express_slot";
                        /** @enum {string} */
                        paymentType: "invoice" | "cash_on_delivery" | "paid_online";
                        /** @enum {string} */
                        paymentStatus: "pending" | "paid";
                        courier: ("dhl" | "dpd" | "gls" | "hermes" | "ups" | "seur" | "correos" | "correos_express" | "mrw" | "swiss_post" | "chronopost" | "colissimo" | "ctt" | "poste_italiane" | "own" | "pickup_point" | "other") | null;
                        trackingNumber: string | null;
                        trackingUrl: string | null;
                        shipmentStatus: ("prepared" | "on_route" | "delivered" | "delivered_at_pickup_point" | "incident" | "returned" | "cancelled") | null;
                        shipmentChangedAt: string | null;
                        /** @enum {string} */
                        currency: "EUR" | "CHF";
                        subtotal: number;
                        shipping: number;
                        discount: number;
                        total: number;
                        cancelledBy: string | null;
                        cancellationReason: string | null;
                        /** @description Whether its customer was taken out of it */
                        customerErased: boolean;
                        lines: {
                            productId: string;
                            quantity: number;
                            cancelledQuantity: number;
                            unitPrice: number;
                            /** @enum {string} */
                            stockOrigin: "own" | "wholesaler";
                        }[];
                        history: {
                            /** Format: date-time */
                            at: string;
                            kind: string;
                            /** @enum {string} */
                            by: "seller" | "customer" | "marketplace" | "courier";
                            shipmentStatus: ("prepared" | "on_route" | "delivered" | "delivered_at_pickup_point" | "incident" | "returned" | "cancelled") | null;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.bulkShipments": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    updates: components["schemas"]["ShipmentUpdate"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.processWarehouseOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    courier: "dhl" | "dpd" | "gls" | "hermes" | "ups" | "seur" | "correos" | "correos_express" | "mrw" | "swiss_post" | "chronopost" | "colissimo" | "ctt" | "poste_italiane" | "own" | "pickup_point" | "other";
                    trackingNumber: string;
                    trackingUrl?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "order.invalid_state";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.cancelOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                orderNumber: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure";
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "order.invalid_state";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.eraseCustomers": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    orderNumbers: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        erased: string[];
                        open: string[];
                        unknown: string[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putMessage": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                orderNumber: string;
                messageNo: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    subject: "delivery" | "damaged" | "product" | "advice" | "invoice" | "cancellation" | "other";
                    text: string;
                    /**
                     * Format: date-time
                     * @description When it was written: the deadline counts from then
                     */
                    writtenAt: string;
                    /**
                     * @description Who wrote it: of orders of its warehouse the marketplace's own answers are handed over, too
                     * @enum {string}
                     */
                    by?: "customer" | "marketplace";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messageNo: string;
                        /** Format: uuid */
                        conversationId: string;
                        /** @enum {string} */
                        subject: "delivery" | "damaged" | "product" | "advice" | "invoice" | "cancellation" | "other";
                        /** @enum {string} */
                        state: "open" | "answered" | "closed";
                        dueAt: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.putMessageFile": {
        parameters: {
            query: {
                fileName: string;
            };
            header?: never;
            path: {
                orderNumber: string;
                messageNo: string;
                place: number;
            };
            cookie?: never;
        };
        /** @description A PDF, PNG or JPEG file of at most 5 MiB; a picture is made again without its location */
        requestBody: {
            content: {
                "application/pdf": Blob;
                "image/png": Blob;
                "image/jpeg": Blob;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            place: number;
                            fileName: string;
                            /** @enum {string} */
                            mediaType: "application/pdf" | "image/webp";
                            bytes: number;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "files.full";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "image.unreadable" | "legal.file_refused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "files.unavailable" | "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.readMessage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        messageId: string;
                        orderNumber: string;
                        /** Format: uuid */
                        conversationId: string;
                        /** @enum {string} */
                        subject: "delivery" | "damaged" | "product" | "advice" | "invoice" | "cancellation" | "other";
                        /** @enum {string} */
                        state: "open" | "answered" | "closed";
                        /** Format: date-time */
                        writtenAt: string;
                        text: string;
                        files: {
                            place: number;
                            fileName: string;
                            /** @enum {string} */
                            mediaType: "application/pdf" | "image/webp";
                            bytes: number;
                        }[];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.readMessageFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
                messageId: string;
                place: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "files.unavailable" | "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.readReplacement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: string;
                replacementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        replacementId: string;
                        /** @description The order that something of is sent once more */
                        orderNumber: string;
                        seller: string;
                        /** @enum {string} */
                        state: "requested" | "made" | "declined";
                        /** Format: date-time */
                        requestedAt: string;
                        items: {
                            productId: string;
                            units: number;
                        }[];
                        /**
                         * @description As they are in that order
                         * @enum {string}
                         */
                        deliveryType: "standard" | "next_day" | "same_day_slot" | "express_slot";
                        customerFirstName: string;
                        deliveryAddress: components["schemas"]["PostalAddress"];
                        /** @description The order that the marketplace made of it */
                        replacementNumber: string | null;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.declineReplacement": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeat with the same key and request gets the first reply and does nothing again */
                "Idempotency-Key": string;
            };
            path: {
                orderNumber: string;
                replacementId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 MiB */
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        replacementId: string;
                        /** @enum {string} */
                        state: "requested" | "made" | "declined";
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_required" | "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "not_found";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.in_progress" | "replacement.settled";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "idempotency.key_reused";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "marketplace.events": {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: components["schemas"]["MarketplaceEvent"][];
                        nextCursor: string;
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.malformed" | "request.invalid";
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.invalid";
                    };
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "api_key.scope";
                    };
                };
            };
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.timeout";
                    };
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "events.cursor_ahead" | "events.cursor_outdated";
                    };
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.too_large";
                    };
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "request.unsupported_media_type";
                    };
                };
            };
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "host.unknown";
                    };
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "rate_limited";
                    };
                };
            };
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "internal";
                    };
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message?: "overloaded";
                    };
                };
            };
        };
    };
    "webhooks.orderConfirmed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.confirmed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.orderProcessed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.processed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.orderRejected": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.rejected";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.orderUnitsCancelled": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.units_cancelled";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.orderTrackingChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.tracking_changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.orderPickupCodeChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.pickup_code_changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "new" | "pending" | "processed" | "finalised" | "cancelled";
                        reason: ("delayed_delivery" | "defective_product" | "discontinued" | "format_change" | "reduced_units" | "not_available" | "wholesaler_lack" | "stock_error" | "no_stock" | "staff_unavailable" | "upcoming_expiry_date" | "wrong_product" | "wrong_price" | "shop_closed" | "cold_chain_not_guaranteed" | "damaged_while_packing" | "other" | "cancelled_by_customer" | "could_not_be_delivered" | "duplicated_order" | "invalid_address" | "payment_not_received" | "pickup_not_collected" | "suspected_fraud" | "technical_issue" | "wrong_photo_or_description" | "product_recall" | "force_majeure") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.orderReplacementRequested": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "order.replacement_requested";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** Format: uuid */
                        replacementId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.offersChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "offers.changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        runNo: number;
                        changed: number;
                        removed: number;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.sellerRegistered": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "seller.registered";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        /** Format: uuid */
                        registrationId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.sellerBankAccountChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "seller.bank_account_changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.sellerPayoutChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "seller.payout_changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        /** @enum {string} */
                        validation: "PENDING" | "REJECTED" | "ACTIVE";
                        /** @enum {string} */
                        state: "not_started" | "awaiting_data" | "in_review" | "refused" | "restricted" | "approved";
                        heldUntil: string | null;
                        /** @description 1 while the shop has stopped its payouts */
                        blocked: 0 | 1;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.sellerProfileChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "seller.profile_changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        /** @enum {string} */
                        section: "texts" | "contact" | "hours" | "images" | "legal" | "closures";
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.offersPaused": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "offers.paused";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        /** Format: uuid */
                        closureId: string;
                        /** Format: date-time */
                        from: string;
                        until: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.offersResumed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "offers.resumed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        /** Format: uuid */
                        closureId: string;
                        /** Format: date-time */
                        from: string;
                        until: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.sellerShippingCostsChanged": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "seller.shipping_costs_changed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.priceProposalAccepted": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "price_proposal.accepted";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        proposalNo: string;
                        rejection: ("margin" | "sells_anyway" | "wrong_figures" | "other") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.priceProposalRejected": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "price_proposal.rejected";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        proposalNo: string;
                        rejection: ("margin" | "sells_anyway" | "wrong_figures" | "other") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.metricsDisputed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "metrics.disputed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** Format: uuid */
                        disputeId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.metricsDisputeWithdrawn": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "metrics.dispute_withdrawn";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** Format: uuid */
                        disputeId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.returnMoved": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "return.moved";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        returnNo: string;
                        /** @enum {string} */
                        step: "request" | "accept" | "refund" | "refuse" | "offer" | "take_offer" | "decline_offer" | "withdraw_offer" | "receive" | "expire" | "withdraw" | "escalate" | "object" | "drop" | "close" | "give_in" | "end_evidence" | "rule_seller" | "rule_customer" | "rule_split" | "appeal" | "evidence";
                        /** @enum {string} */
                        state: "requested" | "on_the_way" | "received" | "offered" | "refused" | "escalated" | "refunded" | "closed" | "expired" | "withdrawn" | "decided_seller" | "decided_customer" | "decided_split";
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.sellerServiceAsked": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "seller.service_asked";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        /** @enum {string} */
                        service: "same_day" | "marketplace" | "hyperwallet" | "adyen" | "stockhub" | "electronic_receipt" | "fulfillment" | "gold_partner" | "otc";
                        /** @description Null when the shop has taken it back */
                        asked: ("subscribe" | "cancel") | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.messageSent": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "message.sent";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** Format: uuid */
                        conversationId: string;
                        messageId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.conversationClosed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery; every attempt has the same, so a repeat is known by it */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off */
                "webhook-timestamp": string;
                /** @description One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON in UTF-8; the signature is that of these very bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "conversation.closed";
                    /**
                     * Format: date-time
                     * @description When it happened; `webhook-timestamp` is when it was sent
                     */
                    timestamp: string;
                    data: {
                        /** @description Where the event stands in the feed: what follows is read with it as `after` */
                        cursor: string;
                        /** @description The id of the shop that the marketplace gave */
                        seller: string;
                        orderNumber: string;
                        /** Format: uuid */
                        conversationId: string;
                        messageId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Nobody listens here any more: the endpoint is switched off at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Every status from 200 to 299 counts if it comes within 10 seconds; what the body says does not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, and neither is a redirect nor silence: it is tried again under the same id, 8 times in all within about 24 hours. An endpoint that takes nothing for three days is switched off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
