import type { FieldError } from '@offizin/contract/errors';
import type { OfferDetail } from '@offizin/contract/offers';
import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { useRefusalText } from './refusal-text.ts';
import { readTypedPrice, readTypedStock } from './typed-numbers.ts';
import { isConflict, type SavedChange, type useSaveOffer } from './use-save-offer.ts';

interface ProductValues {
  readonly price: string;
  readonly stock: string;
}

export type ProductForm = Form<ProductValues>;

const typedErrors = ({ price, stock }: ProductValues): FieldError[] => [
  ...(readTypedPrice(price) === null ? [{ path: 'body.price', code: 'field.invalid' }] : []),
  ...(readTypedStock(stock) === null ? [{ path: 'body.stock', code: 'field.invalid' }] : []),
];

/** What would be saved of what is typed. */
export function typedChange(offer: OfferDetail, values: ProductValues): Pick<SavedChange, 'price' | 'stock'> {
  const price = readTypedPrice(values.price);
  const stock = readTypedStock(values.stock);
  return {
    ...(price !== null && price !== offer.price.amount && { price }),
    ...(stock !== null && stock !== offer.stock && { stock }),
  };
}

/** Price and stock of an offer as typed; what the rules refuse stands at the field they name. */
export function useProductForm(offer: OfferDetail, save: ReturnType<typeof useSaveOffer>): ProductForm {
  const t = useTranslations('offers.cell');
  const { amount, number } = useFormats();
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const textOf = (invalid: string) => (error: FieldError) =>
    error.code === 'field.invalid' ? invalid : refusalText(error);
  return useForm<ProductValues>({
    initial: { price: amount(offer.price.amount), stock: String(offer.stock) },
    version: offer.version,
    check: typedErrors,
    texts: {
      price: textOf(t('invalidPrice', { example: amount(1290) })),
      stock: textOf(t('invalidStock', { max: number(limits.offerStockMax) })),
    },
    summaryOf: (error) => (isConflict(error) ? null : errorText(error)),
    send: (values) => save.mutateAsync(typedChange(offer, values)),
  });
}
