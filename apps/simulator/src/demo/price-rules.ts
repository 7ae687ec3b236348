import { firstTerms, type RuleTerms, templateTerms } from '@offizin/domain/price-rules/terms';
import { categoryText } from './catalogue.ts';
import type { Category } from './categories.ts';
import type { DemoSeller } from './sellers.ts';

/** A rule of a demo shop, and whether it runs. */
export interface DemoRule {
  readonly name: string;
  readonly terms: RuleTerms;
  readonly state: 'active' | 'paused' | 'draft';
}

type Names = Readonly<Record<'de' | 'es' | 'fr' | 'it' | 'pt' | 'en', string>>;

interface Planned {
  readonly names: Names;
  readonly categories: readonly Category[];
  readonly terms: RuleTerms;
  readonly state: DemoRule['state'];
}

const { best_price: bestPrice, match, margin_first: marginFirst } = templateTerms;

const plans: readonly Planned[] = [
  {
    names: {
      de: 'Vitamine: Platz 1',
      es: 'Vitaminas: puesto 1',
      fr: 'Vitamines\u00a0: place 1',
      it: 'Vitamine: posto 1',
      pt: 'Vitaminas: lugar 1',
      en: 'Vitamins: first place',
    },
    categories: ['vitamins'],
    terms: bestPrice,
    state: 'active',
  },
  {
    names: {
      de: 'Sonnenpflege: gleichziehen',
      es: 'Solares: igualar al mejor',
      fr: 'Solaires\u00a0: s’aligner',
      it: 'Solari: allinearsi',
      pt: 'Solares: igualar',
      en: 'Sun care: match',
    },
    categories: ['sun', 'body'],
    terms: match,
    state: 'active',
  },
  {
    names: {
      de: 'Gesichtspflege: bester Preis',
      es: 'Cuidado facial: mejor precio',
      fr: 'Visage\u00a0: meilleur prix',
      it: 'Viso: miglior prezzo',
      pt: 'Rosto: melhor preço',
      en: 'Face care: best price',
    },
    categories: ['face', 'hair'],
    terms: { ...bestPrice, floor: { kind: 'margin', share: 600 } },
    state: 'active',
  },
  {
    names: {
      de: 'Magen: Marge zuerst',
      es: 'Digestivo: primero el margen',
      fr: 'Digestion\u00a0: la marge d’abord',
      it: 'Stomaco: prima il margine',
      pt: 'Digestão: primeiro a margem',
      en: 'Digestion: margin first',
    },
    categories: ['stomach'],
    terms: marginFirst,
    state: 'active',
  },
  {
    names: {
      de: 'Augen: UVP minus 20 %',
      es: 'Ojos: PVPR menos 20 %',
      fr: 'Yeux\u00a0: prix conseillé moins 20 %',
      it: 'Occhi: prezzo consigliato meno 20 %',
      pt: 'Olhos: PVPR menos 20 %',
      en: 'Eyes: recommended price minus 20 %',
    },
    categories: ['eyes'],
    terms: { ...firstTerms, strategy: { kind: 'recommended', share: 2000 }, floor: { kind: 'margin', share: 0 } },
    state: 'paused',
  },
  {
    names: {
      de: 'Erkältung: bester Preis',
      es: 'Resfriado: mejor precio',
      fr: 'Rhume\u00a0: meilleur prix',
      it: 'Raffreddore: miglior prezzo',
      pt: 'Constipação: melhor preço',
      en: 'Colds: best price',
    },
    categories: ['cold'],
    terms: bestPrice,
    state: 'draft',
  },
];

const isLanguage = (text: string): text is keyof Names => Object.hasOwn(plans[0]?.names ?? {}, text);

/** The rules of a demo shop, in rank: those that run, one that is paused, one that nobody has switched on. */
export function priceRulesOf({ brand, record, country }: DemoSeller): DemoRule[] {
  const language = record.locale.slice(0, 2);
  return plans.map(({ names, categories, terms, state }) => ({
    name: names[isLanguage(language) ? language : 'en'],
    terms: {
      ...terms,
      covers: { ...terms.covers, category: categories.map((one) => categoryText(brand, country, one)) },
    },
    state,
  }));
}
