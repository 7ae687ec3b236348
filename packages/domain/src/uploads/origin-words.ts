import type { StockOrigin } from '../orders/statuses.ts';

/** The words for the stock origins in the languages of the product; the first of each is the template's. */
const words = {
  de: {
    own: ['Eigen', 'eigenes Lager', 'eigener Bestand', 'Lager'],
    wholesaler: ['Großhandel', 'Großhändler', 'Grosshandel', 'Grossist'],
  },
  es: {
    own: ['Propio', 'propia', 'stock propio', 'farmacia'],
    wholesaler: ['Mayorista', 'distribuidor', 'almacén mayorista'],
  },
  fr: { own: ['Propre', 'stock propre', 'pharmacie'], wholesaler: ['Grossiste', 'grossiste-répartiteur'] },
  pt: { own: ['Próprio', 'própria', 'stock próprio', 'farmácia'], wholesaler: ['Armazenista', 'grossista'] },
  it: {
    own: ['Proprio', 'propria', 'giacenza propria', 'magazzino proprio', 'farmacia'],
    wholesaler: ['Grossista', 'distributore'],
  },
  en: { own: ['Own', 'own stock', 'pharmacy'], wholesaler: ['Wholesaler', 'wholesale'] },
} as const satisfies Readonly<Record<string, Readonly<Record<StockOrigin, readonly [string, ...string[]]>>>>;

export type OriginLanguage = keyof typeof words;

export const originWords: Readonly<
  Record<OriginLanguage, Readonly<Record<StockOrigin, readonly [string, ...string[]]>>>
> = words;
