import type { EarlierRow, ProductFacts, RowFacts, SellerFacts } from '../facts.ts';

export const product: ProductFacts = {
  blocked: false,
  medicine: false,
  prescription: false,
  selective: false,
  certificateRequired: false,
  recommendedPrice: null,
};

export const seller: SellerFacts = { otc: true, closedToMedicines: false, holdsCertificate: false, hasContract: false };

export const earlier: EarlierRow = { rowNumber: 7, price: 1000, stock: 5, origin: 'own' };

/** A row that passes all rules, with what a test changes of it. */
export function rowFacts(changes: Partial<RowFacts> = {}): RowFacts {
  return {
    mode: 'stock_and_price',
    unreadable: null,
    hasIdentifier: true,
    identifierProblem: null,
    price: 1000,
    stock: 5,
    origin: 'own',
    earlier: null,
    match: 'one',
    product,
    seller,
    market: { best: null, highest: null },
    offer: null,
    outOfStockDays: 30,
    ...changes,
  };
}
