import { partFaultOf, shopImageKinds, type ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { expect, test } from 'vitest';
import { partOf, shareOf } from './drawn-picture.ts';

const sizes = [
  { width: 1200, height: 400 },
  { width: 1201, height: 401 },
  { width: 4032, height: 3024 },
  { width: 1999, height: 667 },
  { width: 3024, height: 4032 },
];
const cases = shopImageKinds.flatMap((kind) => sizes.map((size) => [kind, size] as const));

test.each<readonly [ShopImageKind, (typeof sizes)[number]]>(cases)(
  'PRO-04 the part chosen of a %s of %j is what the server takes',
  (kind, size) => {
    const share = { x: 33.3333, y: 66.6667, width: 100, height: 100 };
    expect(partFaultOf(kind, partOf(kind, share, { size, turns: 0 }), size)).toBeNull();
  },
);

test('PRO-04 a part is shown again where it is', () => {
  const part = { left: 100, top: 50, width: 1500, height: 500, turns: 0 } as const;
  const size = { width: 3000, height: 2000 };
  expect(partOf('BACKGROUND', shareOf(part, size), { size, turns: 0 })).toEqual(part);
});
