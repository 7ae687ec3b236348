import { describe, expect, test } from 'vitest';
import { type CourierCode } from './couriers.ts';
import { couriers } from './courier-rules.ts';
import { checkDispatch } from './dispatch-check.ts';
import { normaliseTrackingNumber } from './tracking-number.ts';

/** As couriers of the three brands print them, and as they are pasted: brand, courier, pasted, kept. */
const pasted = [
  ['ch', 'swiss_post', '99.00.123456.12345678', '990012345612345678'],
  ['ch', 'dpd', '0620.1234.5678.90', '06201234567890'],
  ['de', 'dpd', '0081.827.0998.0000.0200.4500.49', '0081827099800000200450049'],
  ['de', 'dhl', '(00)340434161094042557', '00340434161094042557'],
  ['de', 'dhl', '00340434161094042557\u200B', '00340434161094042557'],
  ['de', 'dhl', '0034 0434 1610–9404 2557', '00340434161094042557'],
  ['de', 'dhl', 'Sendungsnummer: 0034 0434 1610 9404 2557', '00340434161094042557'],
  ['de', 'dhl', 'DHL Sendungsnr. 00340434161094042557', '00340434161094042557'],
  ['de', 'dhl', 'JJD000390007827394610', 'JJD000390007827394610'],
  ['de', 'gls', 'ZABC1234', 'ZABC1234'],
  ['de', 'gls', 'Paketnummer 12345678901', '12345678901'],
  ['de', 'hermes', 'H1000 7309 0203 6401', 'H1000730902036401'],
  ['de', 'ups', '1Z 999 AA1 01 2345 6784', '1Z999AA10123456784'],
  ['de', 'chronopost', 'XY 123 456 789 FR', 'XY123456789FR'],
  ['de', 'colissimo', 'N° de suivi : 6A 12345 678901', '6A12345678901'],
  ['es', 'seur', 'Nº de seguimiento: 012345678901', '012345678901'],
  ['es', 'correos', 'PQ4F6P0708220790108001X', 'PQ4F6P0708220790108001X'],
  ['es', 'correos_express', '3230 0012 3456 7890', '3230001234567890'],
  ['es', 'mrw', '02123/4567890', '021234567890'],
  ['es', 'ctt', 'RR123456789PT', 'RR123456789PT'],
  ['es', 'poste_italiane', 'Spedizione n. 1UW1AB2345678', '1UW1AB2345678'],
] as const;

describe('ORD-06 a tracking number is read as it is printed and pasted', () => {
  test.each(pasted)('%s %s: %s', (brand, courier, trackingNumber, kept) => {
    const check = checkDispatch({ deliveryType: 'standard', brand, courier, trackingNumber });
    expect(check.errors).toEqual({});
    expect(check.values.trackingNumber).toBe(kept);
    expect(check.warnings).toEqual({});
  });

  test('every courier of a brand that gives numbers is among them', () => {
    const tried = new Set<CourierCode>(pasted.map(([, courier]) => courier));
    const giving = couriers.filter(({ needs }) => needs === 'tracking').map(({ code }) => code);
    expect(giving.filter((code) => !tried.has(code))).toEqual([]);
  });

  test.each(['--------', 'Sendungsnummer', 'ABCDEFGHIJ', 'Tracking: -'])('%s is none', (trackingNumber) => {
    const { errors } = checkDispatch({ deliveryType: 'standard', brand: 'de', courier: 'dhl', trackingNumber });
    expect(errors.trackingNumber).toBe('incorrect_format');
  });

  test.each([
    ['dpd', '1Z999AA10123456784', 'ups'],
    ['hermes', 'JJD000390007827394610', 'dhl'],
    ['gls', '990012345612345678', 'swiss_post'],
    ['ups', '1Z999AA10123456784', null],
    ['dpd', '06201234567890', null],
  ] as const)('%s, %s looks like %s', (courier, trackingNumber, looksLike) => {
    const check = checkDispatch({ deliveryType: 'standard', courier, trackingNumber });
    expect(check.errors).toEqual({});
    expect(check.looksLike).toBe(looksLike);
    expect(check.warnings.trackingNumber).toBe(looksLike === null ? undefined : 'fits_other_courier');
  });

  test('a label goes only where it is one', () => {
    expect(normaliseTrackingNumber('GLS12345678')).toBe('GLS12345678');
    expect(normaliseTrackingNumber('NR123456789DE')).toBe('NR123456789DE');
    expect(normaliseTrackingNumber('TRACK-0815')).toBe('TRACK0815');
    expect(normaliseTrackingNumber('rr\u00a0123 456 789 de')).toBe('RR123456789DE');
  });
});
