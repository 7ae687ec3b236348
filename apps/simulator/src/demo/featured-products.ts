import type { ProductRecord } from '@offizin/marketplace-client/api.gen';
import type { Category } from './categories.ts';

export interface FeaturedProduct {
  readonly name: string;
  readonly pack: string;
  readonly brand: string;
  readonly category: Category;
  readonly type: ProductRecord['productType'];
  readonly price: number;
  readonly image: ProductRecord['image'];
  readonly nationalCode: string;
}

type Row = readonly [
  name: string,
  pack: string,
  kind: readonly [Category, ProductRecord['productType']],
  price: number,
  image: readonly [ProductRecord['image']['shape'], string, string],
  nationalCode: string,
];

const german: readonly Row[] = [
  ['Ibulenta 400 mg akut', '20 Filmtabletten', ['pain', 'medicine'], 479, ['box', '#d9445a', '#f3c6cd'], '11835400'],
  [
    'Magnelora 400 direkt',
    '50 Sticks',
    ['vitamins', 'food_supplement'],
    1795,
    ['box', '#2f74c0', '#f2a93b'],
    '14209175',
  ],
  ['Panthevia Wundsalbe 5 %', '100 g', ['wound', 'medicine'], 849, ['tube', '#e08a2b', '#fae3c8'], '09372619'],
  [
    'Vitaldor D3 2000 I.E.',
    '120 Kapseln',
    ['vitamins', 'food_supplement'],
    1290,
    ['jar', '#e0b21a', '#f9efc6'],
    '16550286',
  ],
  ['Aquanelle Meerwasser-Nasenspray', '20 ml', ['cold', 'medicine'], 329, ['spray', '#2b8fc0', '#cde8f5'], '10842131'],
  ['Arnivera Sportgel', '200 ml', ['joints', 'parapharmacy'], 895, ['tube', '#2f8f4e', '#d2ecd9'], '15407782'],
  [
    'Biomirella Flora 14',
    '30 Kapseln',
    ['stomach', 'food_supplement'],
    2549,
    ['jar', '#2c8f74', '#d0eee5'],
    '17320565',
  ],
  ['Lutevia Augentropfen', '10 ml', ['eyes', 'medicine'], 1095, ['bottle', '#3d6fb4', '#d6e2f3'], '13726046'],
  ['Tussalora Thymiansaft', '200 ml', ['cold', 'medicine'], 795, ['bottle', '#8c5a2b', '#ead8c3'], '12084663'],
  ['Ureavera Creme 10 %', '75 ml', ['body', 'parapharmacy'], 980, ['tube', '#4c9fb0', '#d6ecf1'], '14671293'],
];

const swiss: readonly Row[] = [
  ['Ibulenta 400 mg akut', '20 Filmtabletten', ['pain', 'medicine'], 480, ['box', '#d9445a', '#f3c6cd'], '4938275'],
  [
    'Magnelora 400 direkt',
    '50 Sticks',
    ['vitamins', 'food_supplement'],
    1795,
    ['box', '#2f74c0', '#f2a93b'],
    '5120944',
  ],
  ['Panthevia Wundsalbe 5 %', '100 g', ['wound', 'medicine'], 840, ['tube', '#e08a2b', '#fae3c8'], '2817403'],
  [
    'Vitaldor D3 2000 I.E.',
    '120 Kapseln',
    ['vitamins', 'food_supplement'],
    1290,
    ['jar', '#e0b21a', '#f9efc6'],
    '6604710',
  ],
];

const spanish: readonly Row[] = [
  ['Dermaluna crema facial', '50 ml', ['face', 'cosmetic'], 1995, ['jar', '#c45b86', '#f5d9e4'], '654196'],
  ['Panthevia pomada', '100 g', ['wound', 'medicine'], 1290, ['tube', '#e08a2b', '#fae3c8'], '187402'],
  ['Bucalmia colutorio', '500 ml', ['oral', 'parapharmacy'], 890, ['bottle', '#1f9e8f', '#cdeeea'], '203518'],
  ['Pediluz gel', '200 ml', ['feet', 'parapharmacy'], 975, ['tube', '#3c9d9b', '#d3edec'], '168925'],
  ['Vitaldor D3', '60 cápsulas', ['vitamins', 'food_supplement'], 825, ['jar', '#e0b21a', '#f9efc6'], '176031'],
  ['Magnelora 400', '50 sticks', ['vitamins', 'food_supplement'], 1190, ['box', '#2f74c0', '#f2a93b'], '182276'],
];

function feature(rows: readonly Row[]): FeaturedProduct[] {
  return rows.map(([name, pack, [category, type], price, [shape, primary, secondary], nationalCode]) => ({
    name,
    pack,
    brand: name.split(' ')[0] ?? name,
    category,
    type,
    price,
    image: { shape, primary, secondary },
    nationalCode,
  }));
}

/** Products that customers order most, by market. */
export const featuredProducts: Readonly<Record<string, readonly FeaturedProduct[]>> = {
  DE: feature(german),
  CH: feature(swiss),
  ES: feature(spanish),
};
