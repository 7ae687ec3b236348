import type { PreviewRow } from '@offizin/contract/price-rules/views';
import { IconArrowRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { packText } from '../../../parts/products/product-codes.tsx';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedState, SkeletonRows } from '../../../ui/list/list-states.tsx';
import { type Previewed, previewRows } from '../preview-query.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './hold.module.css';

/** So many are seen at first. */
const few = 4;

function Row({ row: { product, price, becomes, target, best } }: { row: PreviewRow }) {
  const t = useTranslations('priceRules');
  const { amount, signedPercent } = useRuleFormats();
  return (
    <li>
      <ProductImage image={product.image} />
      <span>
        <b>{product.name}</b>
        <small>
          {[packText(product.pack), best === null ? '' : t('hold.best', { price: amount(best) })]
            .filter((part) => part !== '')
            .join(' · ')}
        </small>
      </span>
      <span className={classes['spoken']}>{t('latest.from', { before: amount(price), after: amount(target) })}</span>
      <span aria-hidden>
        <span>
          {amount(price)} <IconArrowRight size={14} aria-hidden /> <b>{amount(target)}</b>
        </span>
        <small>{signedPercent(Math.round((target / price - 1) * 100) / 100)}</small>
        {becomes === target ? null : <small>{t('hold.firstStep', { price: amount(becomes) })}</small>}
      </span>
    </li>
  );
}

/** What the held run would change, the largest effect first; the steps and limits of a day lead there. */
export function WouldChange({ previewed }: { previewed: Previewed }) {
  const t = useTranslations('priceRules');
  const tActions = useTranslations('actions');
  const [isAll, setAll] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    previewRows(previewed, 'changes'),
  );
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = data?.pages[0]?.groups.changes ?? 0;
  return (
    <section className={classes['rows']} aria-label={t('hold.changes')}>
      <div className={classes['rowsHead']}>
        <h2>{t('hold.changes')}</h2>
        {isAll || count <= few ? null : (
          <Button tone="link" onClick={() => setAll(true)}>
            {t('hold.all', { count })}
          </Button>
        )}
      </div>
      {data === undefined && error === null ? <SkeletonRows label={t('hold.changes')} count={4} /> : null}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('hold.failed'), text: t('hold.failedText'), retry: tActions('tryAgain') }}
          onRetry={() => void refetch()}
        />
      ) : null}
      <ul>
        {(isAll ? rows : rows.slice(0, few)).map((row) => (
          <Row key={row.product.productId} row={row} />
        ))}
      </ul>
      {isAll && hasNextPage ? (
        <Button wide running={isFetchingNextPage && t('hold.more')} onClick={() => void fetchNextPage()}>
          {t('hold.more')}
        </Button>
      ) : null}
    </section>
  );
}
