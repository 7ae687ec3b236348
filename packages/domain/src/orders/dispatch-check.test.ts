import { describe, expect, test } from 'vitest';
import { couriersFor } from './courier-rules.ts';
import { checkDispatch, checkPickupCode, type DispatchInput } from './dispatch-check.ts';

const dhl = '00340434161094000001';
const url = 'https://track.example/p?id=1';
const standard = { deliveryType: 'standard', courier: 'dhl', trackingNumber: dhl } as const;

describe('ORD-06 VAL-07 what sending an order needs', () => {
  test.each<[string, DispatchInput, object]>([
    ['a courier and a number', standard, {}],
    ['no courier', { ...standard, courier: '' }, { courier: 'required' }],
    ['nothing at all', { deliveryType: 'standard', courier: '' }, { courier: 'required', trackingNumber: 'required' }],
    [
      'nothing at all, where the shop may deliver',
      { deliveryType: 'express_slot', courier: '' },
      { courier: 'required' },
    ],
    ['an unknown courier', { ...standard, courier: 'toString' }, { courier: 'not_available' }],
    ['no number', { ...standard, trackingNumber: ' ' }, { trackingNumber: 'required' }],
    ['a next-day order without number', { deliveryType: 'next_day', courier: 'ups' }, { trackingNumber: 'required' }],
    [
      'a carrier on the same day without number',
      { deliveryType: 'same_day_slot', courier: 'dpd' },
      { trackingNumber: 'required' },
    ],
    ['7 characters', { ...standard, trackingNumber: '1234567' }, { trackingNumber: 'too_short' }],
    ['8 characters', { ...standard, trackingNumber: '12345678' }, {}],
    ['35 characters', { ...standard, trackingNumber: '1'.repeat(35) }, {}],
    ['36 characters', { ...standard, trackingNumber: '1'.repeat(36) }, { trackingNumber: 'too_long' }],
    ['a foreign letter', { ...standard, trackingNumber: '1234567Ä' }, { trackingNumber: 'incorrect_format' }],
    ['own courier, standard', { deliveryType: 'standard', courier: 'own' }, { courier: 'not_available' }],
    ['own courier, express', { deliveryType: 'express_slot', courier: 'own' }, {}],
    [
      'own courier, a bad number',
      { deliveryType: 'same_day_slot', courier: 'own', trackingNumber: 'x' },
      { trackingNumber: 'incorrect_format' },
    ],
    ['another courier without URL', { ...standard, courier: 'other' }, { trackingUrl: 'required' }],
    [
      'another courier with nothing',
      { deliveryType: 'standard', courier: 'other' },
      { trackingNumber: 'required', trackingUrl: 'required' },
    ],
    ['another courier with URL', { ...standard, courier: 'other', trackingUrl: url }, {}],
    [
      'a script as URL',
      { ...standard, courier: 'other', trackingUrl: 'javascript:alert(1)' },
      { trackingUrl: 'incorrect_format' },
    ],
    ['ftp', { ...standard, trackingUrl: 'ftp://track.example' }, { trackingUrl: 'incorrect_format' }],
    [
      'a URL with a space',
      { ...standard, trackingUrl: 'https://track.example/a b' },
      { trackingUrl: 'incorrect_format' },
    ],
    ['a user name', { ...standard, trackingUrl: 'https://dhl.de@evil.example/1' }, { trackingUrl: 'incorrect_format' }],
    ['a password', { ...standard, trackingUrl: 'https://:x@evil.example/1' }, { trackingUrl: 'incorrect_format' }],
    ['an empty user', { ...standard, trackingUrl: 'https://@evil.example/1' }, { trackingUrl: 'incorrect_format' }],
    ['a backslash', { ...standard, trackingUrl: 'https://dhl.de\\@evil.example' }, { trackingUrl: 'incorrect_format' }],
    ['an @ in the path', { ...standard, trackingUrl: 'https://t.example/@me?a=b@c' }, {}],
    ['half a URL', { ...standard, trackingUrl: 'https://' }, { trackingUrl: 'incorrect_format' }],
    ['a URL of 501', { ...standard, trackingUrl: `https://t.example/${'a'.repeat(483)}` }, { trackingUrl: 'too_long' }],
    ['pick-up without code', { deliveryType: 'standard', courier: 'pickup_point' }, { pickupCode: 'required' }],
    ['pick-up with code', { deliveryType: 'standard', courier: 'pickup_point', pickupCode: ' A1b2 ' }, {}],
    ['a courier of another brand', { ...standard, courier: 'seur', brand: 'de' }, { courier: 'not_available' }],
    ['a courier of the brand', { ...standard, courier: 'seur', brand: 'es' }, {}],
  ])('%s', (_title, input, errors) => {
    expect(checkDispatch(input).errors).toEqual(errors);
  });

  test('what is stored is trimmed, upper case and without what stands between', () => {
    const { values } = checkDispatch({
      ...standard,
      courier: 'gls',
      trackingNumber: ' ab 12-3456 78 ',
      trackingUrl: ` ${url} `,
    });
    expect(values).toEqual({ courier: 'gls', trackingNumber: 'AB12345678', trackingUrl: url, pickupCode: null });
  });

  test.each([
    ['dhl', '123456789012', true],
    ['dhl', dhl, true],
    ['dhl', 'RR123456789DE', true],
    ['dhl', '1234567890123', false],
    ['gls', '12345678901', true],
    ['gls', '1234567890', false],
    ['seur', '123456789', true],
    ['seur', '12345678', false],
    ['ups', '1Z999AA10123456784', true],
    ['ups', '999AA10123456784', false],
    ['swiss_post', '990000000000000001', true],
    ['swiss_post', '980000000000000001', false],
    ['dpd', 'ANYTHING-AT-ALL-1', true],
  ])('%s knows %s: %s, and never refuses it', (courier, trackingNumber, known) => {
    const check = checkDispatch({ deliveryType: 'standard', courier, trackingNumber });
    expect(check.errors).toEqual({});
    expect(check.warnings).toEqual(known ? {} : { trackingNumber: 'unusual_for_courier' });
  });

  test.each([
    ['', 'required'],
    ['abc', 'too_short'],
    ['ABCD', null],
    ['123456789012', null],
    ['1234567890123', 'too_long'],
    ['AB-12', 'incorrect_format'],
    ['ab 12 cd', null],
  ])('pickup code "%s": %s', (code, error) => {
    expect(checkPickupCode(code)).toBe(error);
  });

  test('the own courier is offered for same-day and express only, carriers by brand', () => {
    const offered = couriersFor('ch', 'standard').map((courier) => courier.code);
    expect(offered).toEqual(['dhl', 'dpd', 'gls', 'ups', 'swiss_post', 'pickup_point', 'other']);
    expect(couriersFor('ch', 'express_slot').map((courier) => courier.code)).toContain('own');
  });
});
