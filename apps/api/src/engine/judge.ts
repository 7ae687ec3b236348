import { offerStatus, type UploadType } from '@offizin/domain/offers/offer-kinds';
import { classify } from '@offizin/domain/sync/classify';
import type { EarlierRow, Finding } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import { type CatalogueIndex, productFlags } from './catalogue-index.ts';
import { RuleFacts } from '../owners/offers/facts.ts';
import { choiceKey } from '../owners/offers/choice-key.ts';
import { type Match, matchProduct } from './match-product.ts';
import { findingCodes, originCodes, statusCodes } from '../owners/offers/offer-codes.ts';
import { SeenRows } from './seen-rows.ts';
import { detailOf, newOutcome, type Outcome } from '../owners/offers/outcome.ts';
import type { SellerPermissions } from '../owners/offers/run-queries.ts';
import type { SellerOffers } from '../owners/offers/seller-offers.ts';

export interface JudgedCatalogue {
  readonly index: CatalogueIndex;
  readonly offers: SellerOffers;
  readonly permissions: SellerPermissions;
  /** Products that the seller picked where several match, by `choiceKey`. */
  readonly choices: ReadonlyMap<string, number>;
  readonly mode: UploadType;
  /** Whether the offer is to be active, by row number, for rows that state it. */
  readonly activity: ReadonlyMap<number, boolean>;
  readonly now: Date;
}

/**
 * Judges the rows of one file or feed in their order: matches the product, applies the rules, and gives what would be
 * written. Dry and real runs judge alike; they differ in what is done with the outcome.
 */
export class Judge {
  readonly #catalogue: JudgedCatalogue;
  readonly #match: Match = { kind: 'none', position: -1 };
  readonly #facts: RuleFacts;
  readonly #outcome: Outcome;
  readonly #seen: SeenRows;
  /** Whether the offer is to be active; null leaves it as it is. */
  #wanted: boolean | null = null;

  constructor(catalogue: JudgedCatalogue) {
    this.#catalogue = catalogue;
    this.#seen = new SeenRows(catalogue.index.size);
    this.#facts = new RuleFacts(catalogue.permissions, catalogue.mode, catalogue.now);
    this.#outcome = newOutcome();
  }

  #findProduct(row: ParsedRow): void {
    const { index, choices } = this.#catalogue;
    const match = this.#match;
    matchProduct(index, row, match);
    if (match.kind !== 'many' && match.kind !== 'contradiction') return;
    const chosen = choices.get(choiceKey(row.code, row.gtin));
    const position = chosen === undefined ? -1 : index.positionOf(chosen);
    if (position === -1) return;
    match.kind = 'one';
    match.position = position;
  }

  #learnProduct(position: number): void {
    const { index, permissions } = this.#catalogue;
    const flags = index.flags[position] ?? 0;
    const { product, market } = this.#facts;
    product.blocked = (flags & productFlags.blocked) !== 0;
    product.medicine = (flags & productFlags.medicine) !== 0;
    product.prescription = (flags & productFlags.prescription) !== 0;
    product.selective = (flags & productFlags.selective) !== 0;
    const recommended = index.recommended[position] ?? Number.NaN;
    product.recommendedPrice = Number.isNaN(recommended) ? null : recommended;
    this.#facts.setTerms(index.certificateOf(position), index.selectiveBrandOf(position));
    const best = index.bestOther(position, permissions.marketSellerNo);
    const highest = index.highestOther(position, permissions.marketSellerNo);
    market.best = Number.isNaN(best) ? null : best;
    market.highest = Number.isNaN(highest) ? null : highest;
  }

  /** Since when the offer is without own stock; NaN while it has some, or there is none. */
  #zeroSinceOf(slot: number): number {
    return slot < 0 ? Number.NaN : (this.#catalogue.offers.ownStockZeroSince[slot] ?? Number.NaN);
  }

  #learnOffer(slot: number): void {
    const { offers } = this.#catalogue;
    this.#facts.setOffer(this.#wanted ?? (slot < 0 || offers.active[slot] === 1), this.#zeroSinceOf(slot));
  }

  /** The row that named the same product before, or null; this row is remembered when it is the first. */
  #meetEarlier(row: ParsedRow, rowNumber: number): EarlierRow | null {
    const { position } = this.#match;
    return position >= 0
      ? this.#seen.meetProduct(position, row, rowNumber)
      : this.#seen.meetUnknown(choiceKey(row.code, row.gtin), row, rowNumber);
  }

  #isReadable(row: ParsedRow): boolean {
    if (row.unreadable !== null || !row.hasIdentifier || row.identifierProblem !== null || row.price === null)
      return false;
    return row.stock !== null || this.#catalogue.mode === 'price_only';
  }

  /** Judges one row of a file; the outcome is the same record each time. */
  judge(row: ParsedRow, rowNumber: number): Outcome {
    this.#match.kind = 'none';
    this.#match.position = -1;
    this.#wanted = this.#catalogue.activity.get(rowNumber) ?? null;
    if (row.code !== null || row.gtin !== null) this.#findProduct(row);
    return this.#judgeMatched(row, rowNumber);
  }

  /** Judges a row that is known to mean one product, and may set its offer active; null when the catalogue no longer has it. */
  judgeProduct(productNo: number, row: ParsedRow, reactivates: boolean): Outcome | null {
    this.#wanted = reactivates ? true : null;
    this.#match.kind = 'one';
    this.#match.position = this.#catalogue.index.positionOf(productNo);
    return this.#match.position < 0 ? null : this.#judgeMatched(row, productNo);
  }

  #judgeMatched(row: ParsedRow, rowNumber: number): Outcome {
    const { index, offers } = this.#catalogue;
    const { row: facts, product, offer } = this.#facts;
    const readable = this.#isReadable(row);
    const { position } = this.#match;
    if (position >= 0) this.#learnProduct(position);
    else this.#forgetMarket();
    const productNo = position >= 0 ? (index.productNo[position] ?? -1) : -1;
    const slot = productNo >= 0 ? offers.slotOf(productNo) : -1;
    this.#learnOffer(slot);
    facts.unreadable = row.unreadable;
    facts.hasIdentifier = row.hasIdentifier;
    facts.identifierProblem = row.identifierProblem;
    facts.price = row.price;
    facts.stock = row.stock;
    facts.origin = row.origin;
    facts.earlier = readable ? this.#meetEarlier(row, rowNumber) : null;
    facts.match = this.#match.kind;
    facts.product = position >= 0 ? product : null;
    facts.offer = slot >= 0 || !offer.active ? offer : null;
    const finding = classify(facts);
    const outcome = this.#outcome;
    outcome.rowNumber = rowNumber;
    outcome.warned = row.notes.length > 0;
    outcome.finding = finding;
    outcome.productNo = productNo;
    outcome.slot = slot;
    outcome.price = row.price;
    outcome.detail = detailOf(row);
    this.#decide(row, finding);
    return outcome;
  }

  /** Judges an offer as it is, against the catalogue as it is now; what it finds decides about the sale. */
  judgeOffer(slot: number): Outcome | null {
    const { index, offers } = this.#catalogue;
    const productNo = offers.productNo[slot] ?? -1;
    const position = index.positionOf(productNo);
    if (position < 0) return null;
    this.#learnProduct(position);
    this.#learnOffer(slot);
    const price = offers.price[slot] ?? 0;
    const stock = offers.stock[slot] ?? 0;
    const origin = originCodes.wordOf(offers.origin[slot] ?? 0) ?? 'own';
    const finding = this.#facts.judgeOffer(price, stock, origin);
    const { active } = this.#facts.offer;
    const outcome = this.#outcome;
    Object.assign(outcome, {
      rowNumber: slot + 1,
      warned: false,
      finding,
      productNo,
      slot,
      price,
      stock,
      origin,
      detail: null,
    });
    outcome.active = active;
    outcome.status = offerStatus({ stock, origin, active, blockedBy: finding?.type ?? null });
    outcome.ownStockZeroSince = this.#facts.zeroSince(outcome.stock, outcome.origin, this.#zeroSinceOf(slot));
    outcome.writes = this.#differs(slot, finding);
    outcome.result = outcome.writes ? 'changed' : 'unchanged';
    return outcome;
  }

  #forgetMarket(): void {
    this.#facts.market.best = null;
    this.#facts.market.highest = null;
  }

  /** Stock and origin that the row leads to: a price alone leaves them, and begins a new offer without stock. */
  #setStock(row: ParsedRow): void {
    const { offers, mode } = this.#catalogue;
    const outcome = this.#outcome;
    const { slot } = outcome;
    if (mode === 'stock_and_price') {
      outcome.stock = row.stock;
      outcome.origin = row.origin;
    } else {
      outcome.stock = slot < 0 ? 0 : (offers.stock[slot] ?? 0);
      outcome.origin = (slot < 0 ? null : originCodes.wordOf(offers.origin[slot] ?? 0)) ?? 'own';
    }
  }

  #decide(row: ParsedRow, finding: Finding | null): void {
    const outcome = this.#outcome;
    const { slot } = outcome;
    this.#setStock(row);
    outcome.writes = false;
    if (finding !== null && syncResultTable[finding.type].effect === 'skip') {
      outcome.result = finding.colour === 'red' ? 'rejected' : 'informed';
      return;
    }
    const { stock, origin } = outcome;
    const { active } = this.#facts.offer;
    outcome.active = active;
    outcome.status = offerStatus({ stock: stock ?? 0, origin, active, blockedBy: finding?.type ?? null });
    outcome.ownStockZeroSince = this.#facts.zeroSince(outcome.stock, outcome.origin, this.#zeroSinceOf(slot));
    if (slot < 0) outcome.result = 'created';
    else outcome.result = this.#differs(slot, finding) ? 'changed' : 'unchanged';
    outcome.writes = outcome.result !== 'unchanged';
  }

  #differs(slot: number, finding: Finding | null): boolean {
    const { offers } = this.#catalogue;
    const { price, stock, origin, active, status } = this.#outcome;
    return (
      offers.price[slot] !== price ||
      offers.stock[slot] !== stock ||
      offers.origin[slot] !== originCodes.codeOf(origin) ||
      (offers.active[slot] === 1) !== active ||
      offers.status[slot] !== statusCodes.codeOf(status) ||
      offers.finding[slot] !== findingCodes.codeOf(finding?.type ?? null)
    );
  }
}
