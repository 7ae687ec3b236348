import { describe, expect, test } from 'vitest';
import { largestVital, Measurements, mostFaults, screenAt } from './measurements.ts';

describe('AUT-16 what is measured of real users', () => {
  test.each([
    ['/seller/marketplace/sales', 'marketplace_sales'],
    ['/phw/seller/marketplace/sales', 'marketplace_sales'],
    ['/login/impersonate', 'impersonate'],
    ['/partner/S-1', 'other'],
    ['/seller/marketplace/sales/48102273', 'other'],
    ['/', 'other'],
  ])('%s is told as %s: no part of an address', (path, screen) => {
    expect(screenAt(path)).toBe(screen);
  });

  test('is told by screen, the last value of each, and once', () => {
    const measurements = new Measurements();
    measurements.measured('login', { name: 'lcp', value: 900 });
    measurements.measured('login', { name: 'lcp', value: 1234.6 });
    measurements.measured('home', { name: 'inp', value: 48 });
    measurements.failed('home', 'rejection');
    measurements.failed('home', 'rejection');
    expect(measurements.take()).toEqual([
      { screen: 'login', vitals: [{ name: 'lcp', value: 1235 }], faults: { error: 0, rejection: 0 } },
      { screen: 'home', vitals: [{ name: 'inp', value: 48 }], faults: { error: 0, rejection: 2 } },
    ]);
    expect(measurements.take()).toEqual([]);
  });

  test('stays within what is accepted', () => {
    const measurements = new Measurements();
    for (let count = 0; count < mostFaults + 9; count += 1) measurements.failed('home', 'error');
    measurements.measured('home', { name: 'lcp', value: 1e9 });
    measurements.measured('home', { name: 'ttfb', value: -3 });
    expect(measurements.take()).toEqual([
      {
        screen: 'home',
        vitals: [
          { name: 'lcp', value: largestVital },
          { name: 'ttfb', value: 0 },
        ],
        faults: { error: mostFaults, rejection: 0 },
      },
    ]);
  });
});
