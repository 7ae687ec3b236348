import type { PreviewRow, RulePreview } from '@offizin/contract/price-rules/views';
import { IconArrowRight, IconClock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { packText } from '../../../parts/products/product-codes.tsx';
import { currencySign } from '../../../platform/currency-sign.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { useRuleFormats } from '../rule-words.ts';
import { useRuleSearch } from '../rule-search.ts';
import classes from './preview.module.css';
import { useReasonText } from './reason-text.ts';
import type { Preview } from './use-preview.ts';

const tones: Readonly<Partial<Record<PreviewRow['reason'], 'amber' | 'green'>>> = {
  to_floor: 'amber',
  at_floor: 'amber',
  no_room: 'amber',
  market_up: 'green',
};

/** Reasons that a target says better. */
const plain: ReadonlySet<PreviewRow['reason']> = new Set(['market_down', 'market_up', 'recommended']);

function Product({ row }: { row: PreviewRow }) {
  const t = useTranslations('priceRuleEditor.preview');
  const { number, amount } = useRuleFormats();
  const reason = useReasonText();
  const system = codeSystemOf(useSignedIn().seller.physicalAddress.countryCode);
  const { product, target, steps } = row;
  const isOnItsWay = steps > 1;
  return (
    <>
      <span className={classes['product']}>
        {product.name} <small>{packText(product.pack)}</small>
      </span>
      <small className={classes['why']}>
        {system === null ? null : <span>{codeLabels[system.id]}</span>} <b>{product.code}</b>
        {' · '}
        {isOnItsWay && plain.has(row.reason) ? null : <span data-tone={tones[row.reason]}>{reason(row)}</span>}
        {isOnItsWay ? (
          <span>
            <IconClock size={13} aria-hidden /> {t('target', { target: amount(target), steps: number(steps) })}
          </span>
        ) : null}
      </small>
    </>
  );
}

function BeforeAfter({ before, after, change }: { before: string; after: string; change: string }) {
  const t = useTranslations('priceRuleEditor.preview');
  if (before === after) return before;
  return (
    <>
      <span className={classes['change']}>
        {before} <IconArrowRight size={14} aria-label={t('to')} role="img" /> <b>{after}</b>
      </span>
      <small>{change}</small>
    </>
  );
}

function useColumns(): TableColumn<PreviewRow>[] {
  const t = useTranslations('priceRuleEditor.preview');
  const { amount, number, signedPercent } = useRuleFormats();
  const currency = currencySign;
  const signed = (cents: number) => `${cents > 0 ? '+' : ''}${amount(cents)}`;
  return [
    { id: 'product', name: t('product'), isRowName: true, render: (row) => <Product row={row} /> },
    {
      id: 'price',
      name: t('price', { currency }),
      isNumber: true,
      render: ({ price, becomes }) => (
        <BeforeAfter before={amount(price)} after={amount(becomes)} change={signedPercent(becomes / price - 1)} />
      ),
    },
    {
      id: 'rank',
      name: t('rank'),
      isNumber: true,
      render: ({ place: { before, after, of } }) =>
        before === after
          ? t('rankSame', { after: number(after), of: number(of) })
          : t('rankOf', { before: number(before), after: number(after), of: number(of) }),
    },
    {
      id: 'paid',
      name: t('paid', { currency }),
      isNumber: true,
      render: ({ payout: { before, after } }) => (
        <BeforeAfter before={amount(before)} after={amount(after)} change={signed(after - before)} />
      ),
    },
  ];
}

/** The offers of the group that is shown, the largest effect first. */
export function PreviewTable({ preview, figures }: { preview: Preview; figures: RulePreview }) {
  const t = useTranslations('priceRuleEditor.preview');
  const { group } = useRuleSearch();
  const columns = useColumns();
  const title = t('rows', { count: figures.groups[group] });
  if (figures.covered === 0) return null;
  return (
    <div className={classes['rows']}>
      <h3>{title}</h3>
      {preview.rows.length === 0 ? (
        <p className={classes['none']}>{t('none')}</p>
      ) : (
        <Table
          label={title}
          isStacked
          rows={preview.rows}
          columns={columns}
          keyOf={({ product }) => product.productId}
          className={classes['table']}
        />
      )}
      {preview.hasMore ? (
        <Button wide running={preview.isLoadingMore && t('more')} onClick={preview.loadMore}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  );
}
