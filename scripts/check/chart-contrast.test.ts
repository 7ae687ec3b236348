import { readFileSync } from 'node:fs';
import { brandColours, type Theme } from '@offizin/domain/brand/colours';
import { brandIds } from '@offizin/domain/brand/brands';
import { describe, expect, test } from 'vitest';
import { inProject } from '../project.ts';

const read = (file: string): string => readFileSync(inProject(`apps/web/src/${file}`), 'utf8');

/** What the rules of exactly this selector say; a later one wins. */
function declarationsOf(css: string, selector: string): ReadonlyMap<string, string> {
  const rules = css
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .split('}')
    .map((each) => each.split('{'))
    .filter(([head = '']) => head.split(',').some((part) => part.trim() === selector));
  const lines = rules.flatMap(([, body = '']) => body.split(';'));
  return new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

const tokens = read('brands/tokens.css');

/** The colours of a theme with those of a brand, by their names. */
function coloursOf(theme: Theme, brand: (typeof brandIds)[number]): ReadonlyMap<string, string> {
  const shared = [':root', ...(theme === 'dark' ? ["[data-theme='dark']"] : [])].flatMap((selector) => [
    ...declarationsOf(tokens, selector),
  ]);
  const own = Object.entries(brandColours[brand][theme]).map(([name, value]) => [`--${name}`, value] as const);
  return new Map([...shared, ...own]);
}

/** The relative luminance of a colour such as `#1d4fd7` or `#fff` (WCAG 2). */
function luminance(hex: string): number {
  const digits = hex.replace('#', '');
  const pairs = digits.length === 3 ? [...digits].map((each) => each + each) : (digits.match(/../gu) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The marks of charts, bars and gauges: the file, the selector, the property that draws the mark, and the ground that it is seen on. */
const marks = [
  ['features/shipping-costs/shipping-costs.module.css', '.paying', 'fill', '--surface'],
  ['features/shipping-costs/shipping-costs.module.css', '.newlyFree', 'fill', '--surface'],
  ['features/shipping-costs/shipping-costs.module.css', '.freeBefore', 'stroke', '--surface'],
  ['features/shipping-costs/shipping-costs.module.css', '.axis', 'stroke', '--surface'],
  ['features/shipping-costs/shipping-costs.module.css', '.newLine line', 'stroke', '--surface'],
  ['features/shipping-costs/shipping-costs.module.css', '.oldLine line', 'stroke', '--surface'],
  ['features/shipping-costs/shipping-costs.module.css', '.untilFree progress', 'border', '--accent-tint'],
  [
    'features/shipping-costs/shipping-costs.module.css',
    '.untilFree progress::-webkit-progress-value',
    'background',
    '--surface',
  ],
  ['features/sync/overview/progress-card.module.css', '.bar i', 'box-shadow', '--surface'],
  ['features/sync/overview/progress-card.module.css', '.bar em', 'background', '--border'],
  ['features/sync/overview/progress-card.module.css', ".bar i[data-state='past'] em", 'background', '--border'],
  ['features/sync/overview/progress-card.module.css', '.mark', 'background', '--surface'],
  ['features/sync/overview/progress-card.module.css', '.goal', 'border', '--surface'],
  ['features/price-rules/list/list.module.css', '.share progress', 'border', '--surface'],
  ['features/price-rules/list/list.module.css', '.share progress::-webkit-progress-value', 'background', '--border'],
  ['features/price-rules/list/list.module.css', ".plot [data-way='up']", 'fill', '--surface'],
  ['features/price-rules/list/list.module.css', ".plot [data-way='down']", 'fill', '--surface'],
  ['features/price-rules/list/list.module.css', ".plot [data-line='now']", 'stroke', '--surface'],
  ['features/uploads/drop/start-view.module.css', '.zone progress', 'border', '--surface'],
  ['features/uploads/drop/start-view.module.css', '.zone progress::-webkit-progress-value', 'background', '--border'],
  ['features/uploads/upload-view.module.css', '.progress', 'border', '--surface'],
  ['features/uploads/upload-view.module.css', '.progress::-webkit-progress-value', 'background', '--border'],
  ['features/orders/packing/packing.module.css', '.progress progress', 'border', '--surface'],
  [
    'features/orders/packing/packing.module.css',
    '.progress progress::-webkit-progress-value',
    'background',
    '--surface-2',
  ],
  ['features/performance/performance.module.css', ".scale [data-part='adequate']", 'stroke', '--surface'],
  ['features/performance/performance.module.css', ".scale [data-part='at_risk']", 'stroke', '--surface'],
  ['features/performance/performance.module.css', ".scale [data-part='exceeded']", 'stroke', '--surface'],
  ['features/performance/performance.module.css', ".scale [data-part='mark']", 'fill', '--green-bd'],
  ['features/performance/performance.module.css', ".scale [data-part='mark']", 'fill', '--red-bd'],
  ['parts/charts/compared-bars.module.css', '.bar', 'fill', '--surface'],
  ['parts/charts/compared-bars.module.css', '.hatch', 'fill', '--surface'],
  ['parts/charts/compared-bars.module.css', '.before', 'stroke', '--surface'],
] as const;

describe('GEN-13 the marks of charts, bars and gauges have three times the light of their ground, or a third', () => {
  test.each(marks)('%s %s', (file, selector, property, ground) => {
    const value = declarationsOf(read(file), selector).get(property) ?? '';
    const token = /var\((--[\w-]+)\)/u.exec(value)?.[1] ?? '';
    const low = (['light', 'dark'] as const).flatMap((theme) =>
      brandIds.flatMap((brand) => {
        const colours = coloursOf(theme, brand);
        const found = contrast(colours.get(token) ?? '', colours.get(ground) ?? '');
        return found >= 3 ? [] : [`${theme} ${brand}: ${token} on ${ground} ${found.toFixed(2)}`];
      }),
    );
    expect(token).not.toBe('');
    expect(low).toEqual([]);
  });
});
