import { brands } from '@offizin/domain/brand/brands';
import { initialData } from './initial-data.ts';

const signs = { EUR: '€', CHF: 'CHF' } as const;

/** How the brand's currency is written in heads of columns. */
export const currencySign = signs[brands[initialData.brand].currency];
