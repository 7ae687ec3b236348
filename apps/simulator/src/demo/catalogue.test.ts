import { productRecord } from '@offizin/contract/catalogue/marketplace';
import { brandIds, brands, type BrandId } from '@offizin/domain/brand/brands';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { isGtin } from '@offizin/domain/identifiers/gtin';
import { cnToEan } from '@offizin/domain/identifiers/spanish-cn';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';

const all = brandIds.flatMap((brand) => catalogueOf(brand).map((product) => ({ brand, product })));

function repeated(values: readonly (string | null)[]): (string | null)[] {
  const seen = new Set<string | null>();
  return values.filter((value) => value !== null && seen.size === seen.add(value).size);
}

describe('MKT-02 the demo catalogue', () => {
  test('holds at least 5,000 products, for every country of every brand', () => {
    expect(all.length).toBeGreaterThanOrEqual(5000);
    for (const brand of brandIds) {
      const markets = new Set(catalogueOf(brand).map((product) => product.market));
      expect([...markets].toSorted()).toEqual(brands[brand].countries.toSorted());
    }
  });

  test('VAL-05 every national code and GTIN is valid for its market', () => {
    const wrong = all.filter(({ product }) => {
      const system = codeSystemOf(product.market);
      const code =
        system === null || (product.nationalCode !== null && system.check(product.nationalCode).result === 'valid');
      return !code || product.gtin === null || !isGtin(product.gtin);
    });
    expect(wrong).toEqual([]);
  });

  test.each<[BrandId, string, (code: string) => string]>([
    ['es', 'ES', cnToEan],
    ['de', 'DE', (code) => `4150${code}`],
    ['ch', 'CH', () => '76'],
    ['de', 'FR', (code) => code],
  ])('the GTINs of %s %s belong to their codes', (brand, market, beginning) => {
    const products = catalogueOf(brand).filter((product) => product.market === market);
    expect(
      products.filter(({ gtin, nationalCode }) => gtin?.startsWith(beginning(nationalCode ?? '')) !== true),
    ).toEqual([]);
  });

  test.each(brandIds)('%s: ids, names with packs and codes come once per market', (brand) => {
    const products = catalogueOf(brand);
    expect(repeated(products.map((product) => product.productId))).toEqual([]);
    expect(repeated(products.map(({ market, name, pack }) => `${market} ${name} ${pack}`))).toEqual([]);
    expect(repeated(products.map(({ market, nationalCode }) => nationalCode && `${market} ${nationalCode}`))).toEqual(
      [],
    );
    expect(repeated(products.map(({ market, gtin }) => gtin && `${market} ${gtin}`))).toEqual([]);
  });

  test('every product is one that the marketplace API takes', () => {
    expect(all.filter(({ product }) => !productRecord.safeParse(product).success)).toEqual([]);
  });

  test('GEN-04 Swiss texts have no ß, and no placeholder of a text is left open', () => {
    expect(catalogueOf('ch').filter(({ name, category }) => `${name}${category}`.includes('ß'))).toEqual([]);
    expect(all.filter(({ product: { name, pack } }) => /[{}]|undefined/.test(name + pack))).toEqual([]);
    expect(catalogueOf('de').some((product) => product.category === 'Fußpflege')).toBe(true);
  });

  test('Swiss prices are multiples of 5 Rappen', () => {
    expect(catalogueOf('ch').filter((product) => (product.recommendedPrice ?? 1) % 5 !== 0)).toEqual([]);
  });
});
