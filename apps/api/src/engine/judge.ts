import { offerStatus, type UploadType } from '@offizin/domain/offers/offer-kinds';
import { classify } from '@offizin/domain/sync/classify';
import type { EarlierRow, Finding } from '@offizin/domain/sync/facts';
import { refusesPrice } from '@offizin/domain/sync/refuses-price';
import { faultsOfRows, syncResultTable } from '@offizin/domain/sync/result-types';
import { duplicatedByPartner, saysOtherwise } from '@offizin/domain/sync/rules/duplicated-by-partner';
import { canonicalCode } from '@offizin/domain/identifiers/canonical-code';
import { codeSystemOf, type CodeSystemId } from '@offizin/domain/identifiers/code-systems';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import { noSuggestions, type RowNote } from '@offizin/domain/uploads/row-notes';
import { similarNote } from '@offizin/domain/uploads/similar-code';
import { type CatalogueIndex, productFlags } from './catalogue-index.ts';
import { RuleFacts } from '../modules/offers/write/facts.ts';
import { choiceKey } from '../modules/offers/write/choice-key.ts';
import { type Match, matchProduct } from './match-product.ts';
import { findingCodes, originCodes, statusCodes } from '../modules/offers/write/offer-codes.ts';
import { SeenRows } from './seen-rows.ts';
import { detailOf, newOutcome, type Outcome } from '../modules/offers/write/outcome.ts';
import type { FeedValues } from '../modules/feeds/write/feed-values.ts';
import type { SellerPermissions } from '../modules/offers/write/run-queries.ts';
import type { SellerOffers } from '../modules/offers/write/seller-offers.ts';

const onSale = statusCodes.codeOf('active');

const staysRefused: RowNote = Object.freeze({ note: 'stays_refused', field: 'price', from: '', to: '' });

export interface JudgedCatalogue {
  readonly index: CatalogueIndex;
  readonly offers: SellerOffers;
  readonly permissions: SellerPermissions;
  /** What the seller said that identifiers mean, by `choiceKey`: a product, or null for one that the catalogue lacks. */
  readonly choices: ReadonlyMap<string, number | null>;
  readonly mode: UploadType;
  /** Whether the offer shall be active, by row number, for rows that state it. */
  readonly activity: ReadonlyMap<number, boolean>;
  readonly now: Date;
  /** Of a feed: what it said before; null for what is uploaded once. */
  readonly feed: Pick<FeedValues, 'repeats' | 'newPurchasePrice'> | null;
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
  readonly #system: CodeSystemId | null;
  /** Whether the offer shall be active; null leaves it as it is. */
  #wanted: boolean | null = null;

  constructor(catalogue: JudgedCatalogue) {
    this.#catalogue = catalogue;
    this.#seen = new SeenRows(catalogue.index.size);
    this.#facts = new RuleFacts(catalogue.permissions, catalogue.mode, catalogue.now);
    this.#outcome = newOutcome();
    this.#system = codeSystemOf(catalogue.permissions.market)?.id ?? null;
  }

  #findProduct(row: ParsedRow): void {
    const { index, choices } = this.#catalogue;
    const match = this.#match;
    matchProduct(index, row, match);
    if (match.kind === 'one') return;
    const chosen = choices.get(choiceKey(row.code, row.gtin)) ?? null;
    const position = chosen === null ? -1 : index.positionOf(chosen);
    if (position === -1) return;
    match.kind = 'one';
    match.position = position;
  }

  /**
   * A Spanish code and an EAN that carries another one: where both are of products it is for the seller to say which was
   * meant, as with any two identifiers; else they name no product.
   */
  #settleContradiction(row: ParsedRow): void {
    const { identifierProblem: problem, gtin } = row;
    if (problem?.problem !== 'code_ean_differ' || this.#system === null || gtin === null) return;
    const code = canonicalCode(this.#system, problem.text);
    const { index } = this.#catalogue;
    if (code === null || index.findCode(Number(code)) === -1 || index.findGtin(Number(gtin)) === -1) return;
    row.code = code;
    row.identifierProblem = null;
    row.suggestions = noSuggestions;
  }

  /** Asks about a code that no product has and that may be a slip of one that has, unless the seller has answered. */
  #askWhetherMeant(row: ParsedRow): void {
    const { index, choices } = this.#catalogue;
    if (choices.get(choiceKey(row.code, row.gtin)) === null) return;
    const unknown = { code: row.code, gtin: row.gtin, system: this.#system, notes: row.notes };
    const note = similarNote(unknown, (by, identifier) => {
      const number = Number(identifier);
      return (by === 'code' ? index.findCode(number) : index.findGtin(number)) !== -1;
    });
    if (note !== null) row.notes = [...row.notes, note];
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
    if (position >= 0) return this.#seen.meetProduct(position, row, rowNumber);
    return this.#isReadable(row) ? this.#seen.meetUnknown(choiceKey(row.code, row.gtin), row, rowNumber) : null;
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
    this.#settleContradiction(row);
    if (row.identifierProblem === null && (row.code !== null || row.gtin !== null)) this.#findProduct(row);
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
    facts.earlier = this.#meetEarlier(row, rowNumber);
    facts.match = this.#match.kind;
    facts.product = position >= 0 ? product : null;
    facts.offer = slot >= 0 || !offer.active ? offer : null;
    const { earlier } = facts;
    const repeats = earlier === null && productNo >= 0 && this.#catalogue.feed?.repeats(productNo, row) === true;
    if (slot >= 0 && (repeats || this.#staysRefused(row, slot)))
      return this.#takePurchasePrice(this.#leave(row, { rowNumber, productNo, slot }), row);
    // The first row of a product counts: what is wrong with a repetition changes nothing.
    const finding = earlier === null ? classify(facts) : duplicatedByPartner(facts);
    if (finding?.type === 'new_product') this.#askWhetherMeant(row);
    const outcome = this.#outcome;
    outcome.isLeft = false;
    outcome.rowNumber = rowNumber;
    outcome.warned = row.notes.length > 0 || (earlier !== null && saysOtherwise(facts, earlier));
    outcome.finding = finding;
    outcome.productNo = productNo;
    outcome.slot = slot;
    outcome.price = row.price;
    outcome.sku = row.sku;
    outcome.detail = detailOf(row);
    this.#decide(row, finding);
    return this.#takePurchasePrice(outcome, row);
  }

  /** The first row of a product sets what is paid for it, whatever becomes of its price, as long as there is an offer. */
  #takePurchasePrice(outcome: Outcome, row: ParsedRow): Outcome {
    const { productNo, slot, writes } = outcome;
    const { feed } = this.#catalogue;
    const isOffered = productNo >= 0 && (slot >= 0 || writes);
    const said = feed === null || slot < 0 ? row.purchasePrice : feed.newPurchasePrice(productNo);
    outcome.purchasePrice = isOffered && this.#facts.row.earlier === null ? said : null;
    return outcome;
  }

  /**
   * Whether a row says what the offer that a rule took off sale has already: then it stays as it is, unless somebody
   * corrected the row for it. The row tells so where the rules would no longer refuse it.
   */
  #staysRefused(row: ParsedRow, slot: number): boolean {
    const { offers, mode } = this.#catalogue;
    if (row.isCorrected || this.#facts.row.earlier !== null || !this.#isRefused(slot) || !this.#isReadable(row))
      return false;
    const isSame =
      row.price === offers.price[slot] &&
      (row.sku === null || row.sku === offers.sku[slot]) &&
      (mode === 'price_only' ||
        (!row.originUnread &&
          row.stock === offers.stock[slot] &&
          originCodes.codeOf(row.origin) === offers.origin[slot]));
    if (!isSame || classify(this.#facts.row) !== null) return false;
    row.notes = [...row.notes, staysRefused];
    return true;
  }

  /** Whether a rule has taken the offer off sale. */
  #isRefused(slot: number): boolean {
    const standing = findingCodes.wordOf(this.#catalogue.offers.finding[slot] ?? -1);
    return standing !== null && syncResultTable[standing].stopsSale;
  }

  /** A row that says nothing new changes nothing: neither the offer nor its result. */
  #leave(row: ParsedRow, { rowNumber, productNo, slot }: Pick<Outcome, 'rowNumber' | 'productNo' | 'slot'>): Outcome {
    const outcome = this.#outcome;
    outcome.rowNumber = rowNumber;
    outcome.warned = row.notes.length > 0;
    outcome.finding = null;
    outcome.productNo = productNo;
    outcome.slot = slot;
    outcome.price = row.price;
    outcome.sku = row.sku;
    outcome.detail = detailOf(row);
    this.#setStock(row);
    outcome.writes = false;
    outcome.leaves = false;
    outcome.returns = false;
    outcome.isLeft = true;
    outcome.result = 'unchanged';
    return outcome;
  }

  /**
   * Judges an offer against the catalogue as it is now: at the price that its seller asked for last, which a rule may have
   * refused. Null where the product is gone, or where its result is about a row that no catalogue cures.
   */
  judgeOffer(slot: number, askedPrice: number | undefined): Outcome | null {
    const { index, offers } = this.#catalogue;
    const productNo = offers.productNo[slot] ?? -1;
    const position = index.positionOf(productNo);
    const standing = findingCodes.wordOf(offers.finding[slot] ?? -1);
    if (position < 0 || (standing !== null && faultsOfRows.has(standing))) return null;
    this.#wanted = null;
    this.#learnProduct(position);
    this.#learnOffer(slot);
    const outcome = this.#outcome;
    outcome.price = askedPrice ?? offers.price[slot] ?? 0;
    outcome.stock = offers.stock[slot] ?? 0;
    outcome.origin = originCodes.wordOf(offers.origin[slot] ?? 0) ?? 'own';
    outcome.rowNumber = slot + 1;
    outcome.warned = false;
    outcome.finding = this.#facts.judgeOffer(outcome.price, outcome.stock, outcome.origin);
    outcome.productNo = productNo;
    outcome.slot = slot;
    outcome.sku = null;
    outcome.purchasePrice = null;
    outcome.detail = null;
    const takesPrice = outcome.finding === null || !refusesPrice(this.#facts.row);
    outcome.newPrice = takesPrice ? outcome.price : (offers.price[slot] ?? 0);
    outcome.newStock = outcome.stock;
    outcome.newOrigin = outcome.origin;
    this.#stand();
    outcome.writes = this.#differs();
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
    const stock = slot < 0 ? 0 : (offers.stock[slot] ?? 0);
    const origin = (slot < 0 ? null : originCodes.wordOf(offers.origin[slot] ?? 0)) ?? 'own';
    outcome.stock = mode === 'stock_and_price' ? row.stock : stock;
    outcome.origin = mode === 'stock_and_price' ? row.origin : origin;
    const takesStock = mode === 'stock_and_price' && row.stock !== null && !row.originUnread;
    outcome.newStock = takesStock ? (row.stock ?? 0) : stock;
    outcome.newOrigin = takesStock ? row.origin : origin;
  }

  /** Status and dates that follow from what the offer is to have. */
  #stand(): void {
    const outcome = this.#outcome;
    const { slot, newStock: stock, newOrigin: origin, finding } = outcome;
    const { active } = this.#facts.offer;
    outcome.active = active;
    outcome.status = offerStatus({ stock, origin, active, blockedBy: finding?.type ?? null });
    outcome.ownStockZeroSince = this.#facts.zeroSince(stock, origin, this.#zeroSinceOf(slot));
    const isStopped = finding !== null && syncResultTable[finding.type].stopsSale && outcome.status === 'inactive';
    // Of a feed, which nobody looks at, what it empties counts as well.
    const isEmptied = this.#catalogue.feed !== null && outcome.status === 'out_of_stock';
    outcome.returns = slot >= 0 && outcome.status === 'active' && this.#isRefused(slot);
    outcome.leaves = slot >= 0 && (isStopped || isEmptied) && this.#catalogue.offers.status[slot] === onSale;
  }

  #decide(row: ParsedRow, finding: Finding | null): void {
    const outcome = this.#outcome;
    const { slot } = outcome;
    this.#setStock(row);
    outcome.writes = false;
    outcome.leaves = false;
    outcome.returns = false;
    const kind = finding === null ? null : syncResultTable[finding.type];
    const refused = kind?.effect === 'skip';
    if (refused && (slot < 0 || !kind.stopsSale)) {
      outcome.result = kind.colour === 'red' ? 'rejected' : 'informed';
      return;
    }
    const takesPrice = row.price !== null && (kind?.stopsSale !== true || !refusesPrice(this.#facts.row));
    outcome.newPrice = takesPrice ? (row.price ?? 0) : (this.#catalogue.offers.price[slot] ?? 0);
    this.#stand();
    outcome.writes = slot < 0 || this.#differs();
    if (kind?.colour === 'red') outcome.result = 'rejected';
    else if (refused) outcome.result = 'informed';
    else if (slot < 0) outcome.result = 'created';
    else outcome.result = outcome.writes ? 'changed' : 'unchanged';
  }

  #differs(): boolean {
    const { offers } = this.#catalogue;
    const { slot, newPrice, newStock, newOrigin, active, status, finding, sku } = this.#outcome;
    return (
      offers.price[slot] !== newPrice ||
      offers.stock[slot] !== newStock ||
      offers.origin[slot] !== originCodes.codeOf(newOrigin) ||
      (offers.active[slot] === 1) !== active ||
      offers.status[slot] !== statusCodes.codeOf(status) ||
      offers.finding[slot] !== findingCodes.codeOf(finding?.type ?? null) ||
      (sku !== null && offers.sku[slot] !== sku)
    );
  }
}
