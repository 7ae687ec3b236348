import type { FieldError } from '@offizin/contract/errors';
import type { OfferDetail } from '@offizin/contract/offers/seller';
import { brokenLimit } from '@offizin/domain/offers/aimed-price';
import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { type Form, useForm } from '../../../ui/form/use-form.tsx';
import { marksOf } from '../prices/price-at.ts';
import { useLimitText, useRefusalText } from '../prices/refusal-text.ts';
import { readTypedPrice, readTypedPurchasePrice, readTypedStock } from '../prices/typed-numbers.ts';
import { isConflict, type SavedChange, type useSaveOffer } from './use-save-offer.ts';

interface ProductValues {
  readonly price: string;
  readonly stock: string;
  readonly purchasePrice: string;
}

export type ProductForm = Form<ProductValues>;

/** A price that a rule refuses is said before it is sent; one that was there before keeps nobody from changing the stock. */
function priceErrors(offer: OfferDetail, typed: string): FieldError[] {
  const price = readTypedPrice(typed);
  if (price === null) return [{ path: 'body.price', code: 'field.invalid' }];
  const broken = price === offer.price.amount ? null : brokenLimit(price, marksOf(offer));
  return broken === null ? [] : [{ path: 'body.price', code: 'offer.refused' }];
}

const typedErrors = (offer: OfferDetail, { price, stock, purchasePrice }: ProductValues): FieldError[] => [
  ...priceErrors(offer, price),
  ...(readTypedStock(stock) === null ? [{ path: 'body.stock', code: 'field.invalid' }] : []),
  ...(readTypedPurchasePrice(purchasePrice) === undefined
    ? [{ path: 'body.purchasePrice', code: 'field.invalid' }]
    : []),
];

/** What would be saved of what is typed. */
export function typedChange(
  offer: OfferDetail,
  values: ProductValues,
): Pick<SavedChange, 'price' | 'stock' | 'purchasePrice'> {
  const price = readTypedPrice(values.price);
  const stock = readTypedStock(values.stock);
  const purchasePrice = readTypedPurchasePrice(values.purchasePrice);
  const isPaid = purchasePrice !== undefined && purchasePrice !== (offer.purchasePrice?.amount ?? null);
  return {
    ...(price !== null && price !== offer.price.amount && { price }),
    ...(stock !== null && stock !== offer.stock && { stock }),
    ...(isPaid && { purchasePrice }),
  };
}

/** Price and stock of an offer as typed; what the rules refuse is shown at the field they name. */
export function useProductForm(offer: OfferDetail, save: ReturnType<typeof useSaveOffer>): ProductForm {
  const t = useTranslations('offers.cell');
  const { amount, number } = useFormats();
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const limitText = useLimitText();
  const textOf = (invalid: string) => (error: FieldError) =>
    error.code === 'field.invalid' ? invalid : refusalText(error, offer);
  return useForm<ProductValues>({
    keptAs: `offer/${offer.productId}`,
    initial: {
      price: amount(offer.price.amount),
      stock: String(offer.stock),
      purchasePrice: offer.purchasePrice === null ? '' : amount(offer.purchasePrice.amount),
    },
    version: offer.version,
    check: (values) => typedErrors(offer, values),
    texts: {
      price: (error, { price }) =>
        (error.code === 'offer.refused' ? limitText(offer, readTypedPrice(price) ?? 0) : null) ??
        textOf(t('invalidPrice', { example: amount(1290) }))(error),
      purchasePrice: textOf(t('invalidPurchasePrice', { example: amount(620) })),
      stock: textOf(t('invalidStock', { max: number(limits.offerStockMax) })),
    },
    summaryOf: (error) => (isConflict(error) ? null : errorText(error)),
    send: (values) => save.mutateAsync(typedChange(offer, values)),
  });
}
