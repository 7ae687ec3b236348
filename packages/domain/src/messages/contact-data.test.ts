import { processorTime } from '@offizin/testkit/processor-time';
import { describe, expect, test } from 'vitest';
import { type ContactKind, withoutContactData } from './contact-data.ts';

const order = {
  courier: 'dhl',
  trackingUrl: 'https://track.parcels.example/7',
  numbers: ['48101212', '00340434161012345678'],
} as const;

describe('ORD-22 contact data in messages', () => {
  test.each<[string, string, ContactKind[]]>([
    ['Rufen Sie mich an: 0761 123 45 67.', 'Rufen Sie mich an: •••.', ['phone']],
    ['Mobil +49 (0)170/1234567', 'Mobil •••', ['phone']],
    ['0049 761 1234567 oder 612 345 678', '••• oder •••', ['phone']],
    ['Mi móvil es 612345678, gracias', 'Mi móvil es •••, gracias', ['phone']],
    ['Schreiben Sie an <anna.muster@post.example>, bitte', 'Schreiben Sie an <•••>, bitte', ['mail']],
    ['Siehe https://shop.example/a?b=1 und www.shop.example.', 'Siehe ••• und •••.', ['link']],
    ['Auf meine-apotheke.de/pflege gibt es mehr', 'Auf ••• gibt es mehr', ['link']],
    ['http://dhl.de.evil.example/x', '•••', ['link']],
    ['https://dhl.de@evil.example/x', '•••', ['link']],
    ['a@b.example 0761 1234567 www.c.example', '••• ••• •••', ['phone', 'mail', 'link']],
  ])('%s', (text, shown, hidden) => {
    expect(withoutContactData(text, order)).toEqual({ text: shown, hidden });
  });

  test.each([
    'Bestellung 48 101 212, Sendung 00340434161012345678',
    'Sendung: https://www.dhl.de/de/privatkunden/pakete.html?piececode=00340434161012345678',
    'Sendung: https://track.parcels.example/7?pin=0761123456',
    'PZN 13726046, EAN 4150137260461, Charge 4L118',
    'Am 01.02.2026 14 Uhr, oder 2026-02-01, für 53,80 €',
    '3 x 20 mg, 2 x täglich, 100-200 ml',
    'Danke.Es ist gut. z.B. morgen … bis 18:00',
    'Preis 14.95 EUR\nund mehr',
  ])('stays: %s', (text) => {
    expect(withoutContactData(text, order)).toEqual({ text, hidden: [] });
  });

  test('a long text is read at once', () => {
    const long = `${'0 '.repeat(2500)}${'a.'.repeat(2500)}${'@'.repeat(2500)}`;
    expect(processorTime(() => withoutContactData(long, order))).toBeLessThan(500);
  });
});
