import type { BrandId } from '../brand/brands.ts';
import { canonicalCode, codeInGtin, isCanonicalCode } from '../identifiers/canonical-code.ts';
import { type CodeSystemId, codeSystems } from '../identifiers/code-systems.ts';
import { gtin14, isGtin } from '../identifiers/gtin.ts';
import { readScannedCode, type ScannedCode } from '../identifiers/scanned-code.ts';
import { limits } from '../limits.ts';
import type { CourierCode } from './couriers.ts';
import { giveOf, trackingNumberLength } from './dispatch-check.ts';
import { guessCourier } from './guess-courier.ts';
import { normaliseOrderNumber } from './order-number.ts';
import { daysBetween, isPacked, nextUnit, packedOf, type PackedLine, type PackedUnit, unitsOf } from './packing.ts';
import type { DeliveryType } from './statuses.ts';
import { normaliseTrackingNumber } from './tracking-number.ts';

/** What was scanned, read as a pack's code. */
export interface Scan {
  readonly text: string;
  readonly pack: ScannedCode | null;
  /** The digits of a bare number. */
  readonly digits: string | null;
}

/** The order on the table. */
export interface PackedOrder {
  readonly number: string;
  readonly deliveryType: DeliveryType;
  readonly lines: readonly PackedLine[];
}

export interface ScanContext {
  readonly order: PackedOrder;
  readonly packed: readonly PackedUnit[];
  readonly brand: BrandId;
  readonly usualCourier: CourierCode | null;
  /** The shop's day, `yyyy-mm-dd`. */
  readonly today: string;
}

/** A pack that may be ticked, with what its code says. */
export interface NewTick extends Pick<PackedUnit, 'lineId' | 'unit' | 'batch' | 'expiresOn' | 'serial'> {
  readonly of: number;
}

export interface LabelRead {
  readonly kind: 'label';
  readonly courier: CourierCode | null;
  readonly trackingNumber: string;
  /** Whether no other courier gives such a number. */
  readonly isSure: boolean;
}

export type ScanOutcome =
  | { readonly kind: 'ticked'; readonly tick: NewTick }
  /** It may be ticked after a question. */
  | { readonly kind: 'near_expiry'; readonly tick: NewTick; readonly expiresOn: string; readonly days: number }
  | { readonly kind: 'expired'; readonly lineId: string; readonly expiresOn: string }
  | { readonly kind: 'one_too_many'; readonly lineId: string; readonly of: number }
  | { readonly kind: 'same_pack'; readonly lineId: string; readonly packedAt: string }
  | LabelRead
  | { readonly kind: 'this_order' }
  /** Not in this order: the catalogue and the shop's orders say what it is. */
  | { readonly kind: 'elsewhere'; readonly code: string };

export function readScan(typed: string): Scan {
  const text = typed.trim();
  const bare = text.replace(/^(?:PZN|CN|CIP|CNP|AIC|MINSAN|EAN|GTIN)\b[\s:-]*/i, '').replace(/[\s.-]/g, '');
  return { text, pack: readScannedCode(text), digits: /^\d{6,14}$/.test(bare) ? bare : null };
}

const isSystem = (id: string | null): id is CodeSystemId => id !== null && Object.hasOwn(codeSystems, id);

function gtinOf({ pack, digits }: Scan): string | null {
  if (pack !== null) return pack.gtin === null ? null : gtin14(pack.gtin);
  return digits !== null && isGtin(digits) ? gtin14(digits) : null;
}

/** Whether a scan names the product of a line: by its EAN, or its national code, also where the EAN carries it. */
export function fitsLine(scan: Scan, line: PackedLine): boolean {
  const gtin = gtinOf(scan);
  if (gtin !== null && line.gtin !== null && gtin === gtin14(line.gtin)) return true;
  if (!isSystem(line.codeSystem) || line.nationalCode === null) return false;
  const { codeSystem: system, nationalCode } = line;
  if (gtin !== null && codeInGtin(system, gtin) === nationalCode) return true;
  if (scan.pack !== null) return system === 'pzn' && scan.pack.pzn === nationalCode;
  return scan.digits !== null && canonicalCode(system, scan.digits) === nationalCode;
}

/** The code by which the catalogue and the orders are asked for a scan. */
const askedCode = ({ pack, text }: Scan): string => pack?.pzn ?? pack?.gtin ?? text;

/** Whose label it is, by the pattern of its number; null for what no parcel is numbered with. */
export function readLabel(
  text: string,
  { brand, usualCourier, order }: Pick<ScanContext, 'brand' | 'usualCourier' | 'order'>,
): LabelRead | null {
  const trackingNumber = normaliseTrackingNumber(text.replace(/^\](?:C1|e0|A0)/, ''));
  const { min, max } = trackingNumberLength;
  const isNumber = /^[A-Z0-9]*\d[A-Z0-9]*$/.test(trackingNumber);
  if (!isNumber || trackingNumber.length < min || trackingNumber.length > max) return null;
  const { deliveryType } = order;
  return {
    kind: 'label',
    trackingNumber,
    ...guessCourier(trackingNumber, { brand, deliveryType, usual: usualCourier }),
  };
}

/** So long no code of a product and no number of an order is. */
const longerThanCodes = 15;

/** Whether a label is one beyond doubt, whatever else has such a number. */
function isClearLabel({ courier, trackingNumber }: LabelRead): boolean {
  if (courier === null) return false;
  const give = giveOf(courier, trackingNumber);
  return give === 'only' || (give === 'also' && trackingNumber.length >= longerThanCodes);
}

/** The line of this order that a pack is for: one that still misses it first. */
function lineOf(scan: Scan, { order, packed }: ScanContext): PackedLine | null {
  const fitting = order.lines.filter((line) => unitsOf(line) > 0 && fitsLine(scan, line));
  return fitting.find((line) => nextUnit(line, packed) !== null) ?? fitting[0] ?? null;
}

function outcomeOfPack(line: PackedLine, { pack }: Scan, { packed, today }: ScanContext): ScanOutcome {
  const lineId = line.id;
  const serial = pack?.serial ?? null;
  const twin = serial === null ? undefined : packedOf(line, packed).find((unit) => unit.serial === serial);
  if (twin !== undefined) return { kind: 'same_pack', lineId, packedAt: twin.packedAt };
  const unit = nextUnit(line, packed);
  const of = unitsOf(line);
  if (unit === null) return { kind: 'one_too_many', lineId, of };
  const expiresOn = pack?.expiresOn ?? null;
  const tick: NewTick = { lineId, unit, of, batch: pack?.batch ?? null, expiresOn, serial };
  if (expiresOn === null) return { kind: 'ticked', tick };
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { kind: 'expired', lineId, expiresOn };
  return days <= limits.expiryWarningDays ? { kind: 'near_expiry', tick, expiresOn, days } : { kind: 'ticked', tick };
}

/** What a scan means for the order on the table, as far as the order itself says it (ORD-14). */
export function outcomeOf(scan: Scan, context: ScanContext): ScanOutcome {
  const line = lineOf(scan, context);
  if (line !== null) return outcomeOfPack(line, scan, context);
  if (scan.pack === null) {
    if (normaliseOrderNumber(scan.text) === context.order.number) return { kind: 'this_order' };
    const label = readLabel(scan.text, context);
    if (label !== null && isClearLabel(label)) return label;
  }
  return { kind: 'elsewhere', code: askedCode(scan) };
}

/** What the shop's orders and the catalogue know by a code. */
export interface Known<O, P> {
  readonly order: O | null;
  readonly product: P | null;
}

export type ElsewhereOutcome<O, P> =
  | { readonly kind: 'other_order'; readonly order: O }
  | { readonly kind: 'wrong_product'; readonly product: P }
  | { readonly kind: 'unknown_code'; readonly code: string }
  | LabelRead;

/** Whether a scan has the shape of a product's code: then it is no label as long as products are awaited. */
function looksLikeProduct(scan: Scan, { lines }: PackedOrder): boolean {
  const { digits } = scan;
  if (gtinOf(scan) !== null) return true;
  return digits !== null && lines.some(({ codeSystem }) => isSystem(codeSystem) && isCanonicalCode(codeSystem, digits));
}

/** What a scan is that the order does not have: another product, another order, a label, or nothing that is known. */
export function outcomeElsewhere<O, P>(
  scan: Scan,
  { order, product }: Known<O, P>,
  context: ScanContext,
): ElsewhereOutcome<O, P> {
  if (product !== null) return { kind: 'wrong_product', product };
  if (order !== null) return { kind: 'other_order', order };
  const label = scan.pack === null ? readLabel(scan.text, context) : null;
  const unknown = { kind: 'unknown_code', code: scan.text } as const;
  if (label === null) return unknown;
  const isGiven = label.courier !== null && giveOf(label.courier, label.trackingNumber) !== 'no';
  const isProduct = looksLikeProduct(scan, context.order);
  // What is left to scan once all is packed is the label, also one of a courier whose numbers nobody knows.
  const isDone = isPacked(context.order.lines, context.packed);
  return (isDone ? isGiven || !isProduct : isGiven && !isProduct) ? label : unknown;
}
