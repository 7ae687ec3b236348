import type { UploadRow } from '@offizin/contract/uploads/rows';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { useAmounts } from '../amounts.ts';
import classes from './price-moves.module.css';
import { priceMovesQuery } from '../upload-queries.ts';
import type { UploadSearch } from '../upload-search.ts';

function PriceMove({ row }: { row: UploadRow }) {
  const amounts = useAmounts();
  const { money } = useFormats();
  const { currency } = useSignedIn().seller;
  const [from, to] = [row.before?.price ?? null, row.after.price];
  if (from === null || to === null) return null;
  return (
    <li className={classes['move']}>
      {row.product ? <ProductImage image={row.product.image} /> : null}
      <div>
        <span className={classes['name']} title={row.product?.name}>
          {row.product?.name ?? row.code ?? row.gtin}
        </span>
        <span className={classes['prices']}>
          {amounts.price(from)}
          <IconArrowRight aria-hidden />
          <b>{money({ amount: to, currency })}</b>
          <b className={classes['change']}>{amounts.percent(from, to)}</b>
        </span>
      </div>
    </li>
  );
}

export interface PriceMovesProps {
  readonly search: UploadSearch;
  readonly uploadId: string;
  readonly count: number;
}

/** The largest changes of price, where a slip of the decimals shows first. */
export function PriceMoves({ search, uploadId, count }: PriceMovesProps) {
  const t = useTranslations('uploads.moves');
  const { number } = useFormats();
  const { data = [] } = useQuery(priceMovesQuery(uploadId));
  if (count === 0 || data.length === 0) return null;
  const all = search.sort === 'price_move';
  return (
    <section className={classes['moves']} aria-label={t('title')}>
      <div className={classes['head']}>
        <b>{t('title')}</b>
        <Link
          to="."
          search={{ upload: uploadId, ...(!all && { sort: 'price_move' as const }) }}
          replace
          resetScroll={false}
        >
          {all ? t('back') : t('all', { number: number(count) })}
        </Link>
      </div>
      <ul>
        {data.map((row) => (
          <PriceMove key={row.rowNumber} row={row} />
        ))}
      </ul>
    </section>
  );
}
