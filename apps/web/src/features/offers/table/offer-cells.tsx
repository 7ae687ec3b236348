import type { OfferRow } from '@offizin/contract/offers/seller';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldError } from '@offizin/contract/errors';
import { useFormats } from '../../../platform/formats.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { ProductLink } from '../../../parts/products/product-row.tsx';
import { SecondLine } from '../../../ui/second-line.tsx';
import type { EditedField } from '../edits/use-typing.ts';
import { RuleCell } from './followed-rule.tsx';
import { FeedLine, useFeedDifference } from './feed-mark.tsx';
import type { ColumnId } from './offer-columns.ts';
import { isKeptOff, OfferStatusChip, useStatusReason } from './offer-status.tsx';
import classes from './offer-table.module.css';
import { useRefusalText } from '../prices/refusal-text.ts';
import { spokenName } from '../../../parts/products/spoken-name.ts';

export interface CellProps {
  readonly offer: OfferRow;
  /** The address of the list, to open the product over it. */
  readonly search: Record<string, unknown>;
}

/** Shows at the cell why a change was refused. */
export function RefusalNote({
  offer,
  error,
  onDismiss,
}: {
  offer: OfferRow;
  error: FieldError;
  onDismiss: () => void;
}) {
  const t = useTranslations('offers.cell');
  const text = useRefusalText();
  return (
    <span className={classes['refusal']} role="alert">
      {text(error, offer)}
      <button type="button" aria-label={t('dismiss')} onClick={onDismiss}>
        <IconX size={14} aria-hidden />
      </button>
    </span>
  );
}

/** The line under the price: its rank. */
export function RankLine({ offer }: { offer: OfferRow }) {
  const t = useTranslations('offers.cell');
  const { number } = useFormats();
  if (offer.rank === null) return <SecondLine>{offer.status === 'active' ? '…' : t('notListed')}</SecondLine>;
  const { place, of } = offer.rank;
  return (
    <SecondLine tone={place === 1 ? 'green' : undefined}>
      {t('place', { place: number(place), of: number(of) })}
    </SecondLine>
  );
}

export interface EditableCellProps {
  readonly offer: OfferRow;
  readonly field: EditedField;
  readonly isPending: boolean;
  readonly isSending: boolean;
  readonly onEdit: () => void;
}

/** Price or stock as a button that opens its editor. */
export function EditableCell({ offer, field, isPending, isSending, onEdit }: EditableCellProps) {
  const t = useTranslations('offers');
  const { amount, number } = useFormats();
  const isStock = field === 'stock';
  const ofFeed = useFeedDifference()(offer)?.[field];
  const value = isStock ? (offer.unlimited ? t('cell.unlimited') : number(offer.stock)) : amount(offer.price.amount);
  const byRole = useRoleRefusal('offers');
  const label = `${t(isStock ? 'cell.editStock' : 'cell.editPrice', { name: spokenName(offer) })}: ${value}`;
  return (
    <>
      {byRole === null ? (
        <button
          type="button"
          className={classes['value']}
          data-edit={`${offer.productId} ${field}`}
          data-tour={isStock ? undefined : 'offers-price'}
          data-pending={isPending || undefined}
          data-empty={isStock && offer.stock === 0 && !offer.unlimited ? true : undefined}
          title={isPending ? t('cell.unsaved') : undefined}
          aria-label={label}
          aria-busy={isSending || undefined}
          onClick={onEdit}
        >
          {value}
        </button>
      ) : (
        <span title={byRole}>{value}</span>
      )}
      {ofFeed !== undefined ? (
        <FeedLine value={ofFeed} />
      ) : isStock ? (
        <SecondLine>{t(`origin.${offer.origin}`)}</SecondLine>
      ) : (
        <RankLine offer={offer} />
      )}
    </>
  );
}

function StatusCell({ offer }: { offer: OfferRow }) {
  const reason = useStatusReason()(offer);
  const ofFeed = useFeedDifference()(offer)?.status;
  return (
    <>
      <OfferStatusChip status={offer.status} />
      {ofFeed === undefined ? (
        <SecondLine tone={isKeptOff(offer) ? 'red' : undefined}>{reason}</SecondLine>
      ) : (
        <FeedLine value={ofFeed} />
      )}
    </>
  );
}

type ReadCells = Exclude<ColumnId, EditedField>;

/** What each column shows of an offer, but for the two that are edited in place. */
export function useCells(): Readonly<Record<ReadCells, (props: CellProps) => ReactNode>> {
  const t = useTranslations('offers.productType');
  const formats = useFormats();
  const amount = (money: OfferRow['best']) => (money === null ? '–' : formats.amount(money.amount));
  return {
    image: ({ offer }) => <ProductImage image={offer.image} />,
    product: ({ offer, search }) => <ProductLink product={offer} search={search} />,
    purchasePrice: ({ offer }) => amount(offer.purchasePrice),
    best: ({ offer }) => amount(offer.best),
    recommended: ({ offer }) => amount(offer.recommended),
    commission: ({ offer }) => formats.rate(offer.commissionRate),
    status: ({ offer }) => <StatusCell offer={offer} />,
    rule: ({ offer }) => (offer.rule === null ? '–' : <RuleCell rule={offer.rule} />),
    brand: ({ offer }) => offer.brand,
    manufacturer: ({ offer }) => offer.manufacturer,
    category: ({ offer }) => offer.category,
    productType: ({ offer }) => t(offer.productType),
    productId: ({ offer }) => offer.productId,
    sku: ({ offer }) => offer.sku ?? '–',
    changed: ({ offer }) => formats.dateTime(offer.changedAt),
  };
}
