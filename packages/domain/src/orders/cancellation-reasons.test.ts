import { describe, expect, test } from 'vitest';
import { cancellationReasons, checkCancellation, isCancellationReasonCode } from './cancellation-reasons.ts';

describe('ORD-11 cancellation reasons', () => {
  test('there are 28, each once: 17 of the seller, 7 of the customer, 4 of the marketplace', () => {
    expect(new Set(cancellationReasons.map((reason) => reason.code)).size).toBe(28);
    const count = (party: string) => cancellationReasons.filter((reason) => reason.attribution === party).length;
    expect([count('seller'), count('customer'), count('marketplace')]).toEqual([17, 7, 4]);
  });

  test.each([
    ['deactivate_offer', ['discontinued', 'format_change']],
    ['set_stock', ['reduced_units', 'stock_error']],
    ['stock_zero', ['not_available', 'wholesaler_lack', 'no_stock']],
    ['plan_closure', ['staff_unavailable', 'shop_closed']],
    ['edit_price', ['wrong_price']],
    ['report_content', ['wrong_photo_or_description']],
  ])('%s follows %j', (followUp, codes) => {
    const offering = cancellationReasons.filter((reason) => reason.followUp === followUp);
    expect(offering.map((reason) => reason.code)).toEqual(codes);
  });

  test.each([
    ['no_stock', '', {}],
    ['', 'a comment of length', { reason: 'required' }],
    ['toString', '', { reason: 'unknown' }],
    ['other', '', { comment: 'too_short' }],
    ['other', '  123456789  ', { comment: 'too_short' }],
    ['other', '1234567890', {}],
    ['other', '😀'.repeat(9), { comment: 'too_short' }],
    ['no_stock', 'x'.repeat(501), { comment: 'too_long' }],
  ])('reason "%s" with comment "%s" gives %j', (reason, comment, errors) => {
    expect(checkCancellation(reason, comment)).toEqual(errors);
  });

  test('names of object members are no reasons', () => {
    expect(['constructor', '__proto__', 'no_stock'].filter(isCancellationReasonCode)).toEqual(['no_stock']);
  });
});
