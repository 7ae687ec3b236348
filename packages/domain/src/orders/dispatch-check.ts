import { isInnerHost } from '../company/inner-host.ts';
import type { BrandId } from '../brand/brands.ts';
import { courierOf, couriers, isCourierCode } from './courier-rules.ts';
import type { CourierCode } from './couriers.ts';
import type { DeliveryType } from './statuses.ts';
import { normaliseTrackingNumber } from './tracking-number.ts';

const upu = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

/** Numbers that a courier is known to give; another one is only warned about. */
const trackingPatterns: Readonly<Partial<Record<CourierCode, readonly RegExp[]>>> = {
  dhl: [/^(\d{12}|\d{20}|JJD\d+)$/, upu],
  gls: [/^([A-Z0-9]{8}|[A-Z0-9]{11,12})$/],
  ups: [/^1Z[A-Z0-9]{16}$/],
  seur: [/^\d{9,14}$/],
  correos: [upu, /^[A-Z0-9]{23}$/],
  swiss_post: [/^99\d{16}$/, upu],
  chronopost: [upu],
  colissimo: [/^\d[A-Z]\d{11}$/, upu],
  ctt: [upu],
};

/** Numbers that no other courier gives. */
const ownPatterns: Readonly<Partial<Record<CourierCode, RegExp>>> = {
  dhl: /^JJD\d+$/,
  ups: /^1Z[A-Z0-9]{16}$/,
  swiss_post: /^99\d{16}$/,
};

/** Whether a courier gives such a number: no other does, it and perhaps others do, or not by all that is known. */
export function giveOf(courier: CourierCode, trackingNumber: string): 'only' | 'also' | 'no' {
  if (ownPatterns[courier]?.test(trackingNumber) === true) return 'only';
  return trackingPatterns[courier]?.some((pattern) => pattern.test(trackingNumber)) === true ? 'also' : 'no';
}

export const trackingNumberLength = { min: 8, max: 35 } as const;
export const pickupCodeLength = { min: 4, max: 12 } as const;
export const trackingUrlMax = 500;

export const dispatchFields = ['courier', 'trackingNumber', 'trackingUrl', 'pickupCode'] as const;
export type DispatchField = (typeof dispatchFields)[number];
export const dispatchErrorCodes = ['required', 'too_short', 'too_long', 'incorrect_format', 'not_available'] as const;
export type DispatchErrorCode = (typeof dispatchErrorCodes)[number];

export type DispatchWarning = 'unusual_for_courier' | 'fits_other_courier';

export interface DispatchInput {
  readonly deliveryType: DeliveryType;
  /** Leaves out the check of the courier's brand when not given. */
  readonly brand?: BrandId;
  readonly courier: string;
  readonly trackingNumber?: string | null;
  readonly trackingUrl?: string | null;
  readonly pickupCode?: string | null;
}

export interface DispatchCheck {
  readonly errors: Partial<Record<DispatchField, DispatchErrorCode>>;
  readonly warnings: Partial<Record<DispatchField, DispatchWarning>>;
  /** The courier whose number it is by all that is known, where that is another one. */
  readonly looksLike: CourierCode | null;
  /** What to store: normalised, null where left empty; only meaningful without errors. */
  readonly values: {
    readonly courier: CourierCode | null;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
    readonly pickupCode: string | null;
  };
}

function checkText(value: string, length: { min: number; max: number }, allowed: RegExp): DispatchErrorCode | null {
  if (!allowed.test(value)) return 'incorrect_format';
  if (value.length < length.min) return 'too_short';
  return value.length > length.max ? 'too_long' : null;
}

/** A pickup code as it is stored: read out in groups, it is one word. */
export const normalisePickupCode = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, '');

/** What is wrong with a pickup code, or null. */
export function checkPickupCode(typed: string): DispatchErrorCode | null {
  const code = normalisePickupCode(typed);
  return code === '' ? 'required' : checkText(code, pickupCodeLength, /^[A-Za-z0-9]+$/);
}

/** What comes before an `@` shows another host than the one that the link leads to. */
const webAddress = /^https?:\/\/[^/?#@\s\p{Cc}<>"\\]+([/?#][^\s\p{Cc}<>"\\]*)?$/iu;

/** Whether a text is a link of http or https that says where it leads. */
export function isTrackingUrl(url: string): boolean {
  return webAddress.test(url) && !isInnerHost(URL.parse(url)?.hostname ?? 'localhost');
}

function checkTrackingUrl(url: string): DispatchErrorCode | null {
  if (url.length > trackingUrlMax) return 'too_long';
  return isTrackingUrl(url) ? null : 'incorrect_format';
}

function checkCourier(input: DispatchInput): DispatchErrorCode | null {
  if (input.courier === '') return 'required';
  if (!isCourierCode(input.courier)) return 'not_available';
  const courier = courierOf(input.courier);
  if (!courier.deliveryTypes.includes(input.deliveryType)) return 'not_available';
  return input.brand !== undefined && !courier.brands.includes(input.brand) ? 'not_available' : null;
}

/** What is wrong with a tracking number that somebody typed: letters and digits, one digit at least. */
function checkTrackingNumber(trackingNumber: string): DispatchErrorCode | null {
  if (!/\d/.test(trackingNumber)) return 'incorrect_format';
  return checkText(trackingNumber, trackingNumberLength, /^[A-Z0-9]+$/);
}

function otherCourierOf(courier: CourierCode, trackingNumber: string): CourierCode | null {
  if (trackingPatterns[courier]?.some((pattern) => pattern.test(trackingNumber)) === true) return null;
  return couriers.find(({ code }) => code !== courier && ownPatterns[code]?.test(trackingNumber))?.code ?? null;
}

function isUnusual(courier: CourierCode, trackingNumber: string): boolean {
  const patterns = trackingPatterns[courier] ?? [];
  return patterns.length > 0 && !patterns.some((pattern) => pattern.test(trackingNumber));
}

/** What speaks against a right number; a courier's patterns only warn. */
function doubtAbout(
  courier: CourierCode | null,
  trackingNumber: string,
): { readonly looksLike: CourierCode | null; readonly warning: DispatchWarning | null } {
  if (courier === null || trackingNumber === '') return { looksLike: null, warning: null };
  const looksLike = otherCourierOf(courier, trackingNumber);
  if (looksLike !== null) return { looksLike, warning: 'fits_other_courier' };
  return { looksLike, warning: isUnusual(courier, trackingNumber) ? 'unusual_for_courier' : null };
}

/** Whether a number must be given; before a courier is chosen, when no courier of this delivery goes without one. */
function needsNumber({ courier, deliveryType, brand }: DispatchInput): boolean {
  const fitting = couriers.filter((each) =>
    courier === ''
      ? each.deliveryTypes.includes(deliveryType) && (brand === undefined || each.brands.includes(brand))
      : each.code === courier && each.needs !== 'pickup_code',
  );
  return fitting.length > 0 && !fitting.some(({ needs }) => needs === 'nothing');
}

/**
 * Checks what a seller enters to send an order (the carrier rule of ORD-06 and VAL-07): field → code, empty when all
 * is well. Known patterns of a courier's numbers only warn.
 */
export function checkDispatch(input: DispatchInput): DispatchCheck {
  const errors: Partial<Record<DispatchField, DispatchErrorCode>> = {};
  const courier = isCourierCode(input.courier) ? input.courier : null;
  const needs = courier === null ? 'nothing' : courierOf(courier).needs;
  const trackingNumber = normaliseTrackingNumber(input.trackingNumber ?? '');
  const trackingUrl = (input.trackingUrl ?? '').trim();
  const pickupCode = normalisePickupCode(input.pickupCode ?? '');

  const note = (field: DispatchField, code: DispatchErrorCode | null) => {
    if (code !== null) errors[field] = code;
  };
  note('courier', checkCourier(input));
  if ((input.trackingNumber ?? '').trim() !== '') note('trackingNumber', checkTrackingNumber(trackingNumber));
  else if (needsNumber(input)) errors.trackingNumber = 'required';
  if (trackingUrl !== '') note('trackingUrl', checkTrackingUrl(trackingUrl));
  else if (needs === 'tracking_and_url') errors.trackingUrl = 'required';
  if (pickupCode !== '' || needs === 'pickup_code') note('pickupCode', checkPickupCode(pickupCode));
  const { looksLike, warning } = doubtAbout(courier, errors.trackingNumber === undefined ? trackingNumber : '');
  const values = {
    courier,
    trackingNumber: trackingNumber || null,
    trackingUrl: trackingUrl || null,
    pickupCode: pickupCode || null,
  };
  return { errors, warnings: warning === null ? {} : { trackingNumber: warning }, looksLike, values };
}
