import type { ProductRecord } from '@offizin/marketplace-client/api.gen';
import { hash } from '../random.ts';
import type { CountryCode } from './places.ts';

/** The reduced and the full rate of each country's value added tax, in basis points. */
const vatRates: Readonly<Partial<Record<CountryCode, readonly [reduced: number, full: number]>>> = {
  DE: [700, 1900],
  FR: [550, 2000],
  PT: [600, 2300],
  CH: [260, 810],
  ES: [1000, 2100],
  IT: [1000, 2200],
  GB: [500, 2000],
};

const commissionRates: Readonly<Record<ProductRecord['productType'], number>> = {
  medicine: 800,
  parapharmacy: 1000,
  cosmetic: 1200,
  medical_device: 1000,
  food_supplement: 1200,
  other: 1500,
};

type Terms = Pick<
  Required<ProductRecord>,
  'moreImages' | 'pageUrl' | 'prescription' | 'blocked' | 'selective' | 'certificate' | 'commissionRate' | 'vatRate'
>;

type Described = Pick<ProductRecord, 'name' | 'pack' | 'brand' | 'productType' | 'image'>;

/** On which terms the marketplace sells a product; a few are kept back in each way that a seller may meet. */
export function termsOf(product: Described, country: CountryCode): Terms {
  const { productType, image, brand } = product;
  const chance = hash(`${product.name} ${product.pack}`) % 1000;
  const reduced = productType === 'medicine' || productType === 'food_supplement';
  const [low, full] = vatRates[country] ?? [0, 0];
  const slug = `${product.name} ${product.pack}`
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
  return {
    moreImages: [
      { ...image, shape: 'box' },
      { ...image, primary: image.secondary, secondary: image.primary },
    ],
    pageUrl: `https://shop.example/${country.toLowerCase()}/${slug}`,
    prescription: productType === 'medicine' && chance < 15,
    blocked: chance >= 990,
    selective: productType === 'cosmetic' && hash(brand) % 100 < 4,
    certificate: productType === 'medical_device' && hash(brand) % 100 < 25 ? 'medical_devices' : null,
    commissionRate: commissionRates[productType],
    vatRate: reduced ? low : full,
  };
}
