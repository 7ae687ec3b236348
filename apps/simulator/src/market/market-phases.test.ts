import { describe, expect, test } from 'vitest';
import { isIn, type PhaseName } from './market-phases.ts';

const start = Date.UTC(2026, 10, 24, 8);
const seconds = 10;

/** When a phase begins and how long it lasts, in minutes, over a day. */
function spellsOf(phase: PhaseName, seller: string, speed = 1) {
  const spells: { begins: number; lasts: number }[] = [];
  let isOn = true;
  for (let at = 0; at < 24 * 3600; at += seconds) {
    const isNow = isIn(phase, seller, { now: new Date(start + at * 1000), speed });
    if (isNow && !isOn) spells.push({ begins: at / 60, lasts: 0 });
    const last = spells.at(-1);
    if (isNow && last !== undefined) last.lasts += seconds / 60;
    isOn = isNow;
  }
  return spells.slice(0, -1);
}
const gapsOf = (spells: readonly { readonly begins: number }[]) =>
  spells.slice(1).map(({ begins }, at) => begins - (spells[at]?.begins ?? 0));

describe('MKT-02 what a seller of the marketplace does now and then', () => {
  test('halves its prices for ten minutes, every 30 to 40', () => {
    const spells = spellsOf('dumping', 'DE-Waldkirch');
    expect(spells.length).toBeGreaterThan(35);
    for (const { lasts } of spells) expect(lasts).toBeCloseTo(10, 0);
    const gaps = gapsOf(spells);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(29.5);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(40.5);
    expect(new Set(gaps.map(Math.round)).size).toBeGreaterThan(3);
  });

  test('leaves for eight minutes, at most once in 40', () => {
    const spells = spellsOf('away', 'DE-Denzlingen');
    expect(spells.length).toBeGreaterThan(20);
    for (const { lasts } of spells) expect(lasts).toBeCloseTo(8, 0);
    expect(Math.min(...gapsOf(spells))).toBeGreaterThanOrEqual(39.5);
  });

  test('is faster on a faster marketplace, and the same for the same seller at the same moment', () => {
    expect(spellsOf('dumping', 'DE-Waldkirch', 2).length).toBeGreaterThan(75);
    expect(spellsOf('dumping', 'DE-Waldkirch')).toEqual(spellsOf('dumping', 'DE-Waldkirch'));
    expect(spellsOf('dumping', 'DE-Waldkirch')).not.toEqual(spellsOf('dumping', 'ES-Barcelona'));
  });
});
