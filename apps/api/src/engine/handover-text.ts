import type { HandedOffer } from '@offizin/contract/offers/marketplace';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { headerAliases } from '@offizin/domain/uploads/header-aliases';
import { originWords } from '@offizin/domain/uploads/origin-words';
import type { UploadField } from '@offizin/domain/uploads/upload-fields';

/** The language whose numbers and words the text is written in. */
export const handoverLocale: LocaleCode = 'en_GB';

/** The marketplace knows no purchase prices, and sets none. */
const fields = ['code', 'gtin', 'stock', 'price', 'origin', 'sku'] as const satisfies readonly UploadField[];

const words: Readonly<Record<StockOrigin, string>> = {
  own: originWords.en.own[0],
  wholesaler: originWords.en.wholesaler[0],
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export type CodedOffer = Pick<HandedOffer, 'price' | 'stock' | 'origin' | 'sku' | 'active'> & {
  readonly code: string | null;
  readonly gtin: string | null;
};

/** Offers as the delimited text that the engine reads as it reads a feed's. */
export function handoverText(offers: readonly CodedOffer[]): string {
  const header = fields.map((field) => quoted(headerAliases[field][0] ?? field));
  const lines = offers.map(({ code, gtin, stock, price, origin, sku }) => {
    const texts = {
      code: code ?? '',
      gtin: gtin ?? '',
      stock: String(stock),
      price: (price / 100).toFixed(2),
      origin: words[origin],
      sku: sku ?? '',
    };
    return fields.map((field) => quoted(texts[field]));
  });
  return [header, ...lines].map((cells) => cells.join(';')).join('\n');
}

/** The offers' own word on whether they shall be active, in their order, by the rows of the text: the first is its second. */
export function activityByRow(activity: readonly (boolean | null)[]): ReadonlyMap<number, boolean> {
  return new Map(activity.flatMap((active, at) => (active === null ? [] : [[at + 2, active] as const])));
}
