import type { StockDetail } from '@offizin/contract/warehouse/seller';
import { screens } from '@offizin/domain/access/screens';
import { IconAlertCircle, IconExternalLink, IconTag } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import buttonClasses from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { packText, ProductCodes } from '../../parts/products/product-codes.tsx';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './product-dialog.module.css';
import { stockKeys } from './stock-queries.ts';
import { StockChips } from './stock-state.tsx';
import { useStockWords } from './stock-words.ts';

function stockDetailQuery(productId: string) {
  return queryOptions({
    queryKey: [...stockKeys.all, 'detail', productId],
    queryFn: ({ signal }): Promise<StockDetail> =>
      call('GET /fulfilment/stock/:productId', { params: { productId } }, { signal }),
  });
}

function Title({ product: { name, pack } }: { product: StockDetail }) {
  return (
    <span className={classes['title']}>
      {name} <span>{packText(pack)}</span>
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Units({ product }: { product: StockDetail }) {
  const t = useTranslations('warehouse');
  const { number } = useFormats();
  const words = useStockWords();
  const withDays = (day: string | null, days: string | null) =>
    days === null ? words.day(day) : `${words.day(day)}, ${days}`;
  return (
    <section>
      <h3>{t('product.stock')}</h3>
      <dl>
        <Fact name={t('column.available')}>
          <b>{number(product.available)}</b>
        </Fact>
        <Fact name={t('fact.onHand')}>{number(product.onHand)}</Fact>
        <Fact name={t('fact.reserved')}>{number(product.reserved)}</Fact>
        <Fact name={t('column.incoming')}>{number(product.incoming)}</Fact>
        <Fact name={t('column.since')}>{withDays(product.storedSince, words.stored(product))}</Fact>
        <Fact name={t('column.expiry')}>{withDays(product.nextExpiry, words.expires(product))}</Fact>
      </dl>
    </section>
  );
}

/** The seller's own offer in a few words; one that is on sale with a stock of 0 is the wholesaler's, without a limit. */
function useOwnOffer(): (offer: NonNullable<StockDetail['offer']>) => string {
  const t = useTranslations('warehouse.product');
  const tStatus = useTranslations('offers.status');
  const { money, number } = useFormats();
  return ({ price, stock, status }) => {
    const isUnlimited = status === 'active' && stock === 0;
    const text = isUnlimited
      ? t('ownOfferUnlimited', { price: money(price) })
      : t('ownOfferText', { price: money(price), stock: number(stock) });
    return `${text}, ${tStatus(status)}`;
  };
}

function Sale({ product }: { product: StockDetail }) {
  const t = useTranslations('warehouse');
  const tActions = useTranslations('actions');
  const ownOffer = useOwnOffer();
  const { money, dateTime } = useFormats();
  const { offer, price, recommended } = product;
  return (
    <section>
      <h3>{t('product.sale')}</h3>
      <dl>
        <Fact name={t('fact.price')}>{price === null ? t('cell.notOnSale') : <b>{money(price)}</b>}</Fact>
        <Fact name={t('fact.recommended')}>{recommended === null ? tActions('none') : money(recommended)}</Fact>
        <Fact name={t('product.ownOffer')}>{offer === null ? t('product.noOffer') : ownOffer(offer)}</Fact>
        <Fact name={t('column.changed')}>{dateTime(product.changedAt)}</Fact>
      </dl>
    </section>
  );
}

function About({ product }: { product: StockDetail }) {
  const t = useTranslations('warehouse');
  const tOffer = useTranslations('offers');
  return (
    <section className={classes['about']}>
      <h3>{t('product.about')}</h3>
      <dl>
        <Fact name={tOffer('facet.brand')}>{product.brand}</Fact>
        <Fact name={tOffer('facet.manufacturer')}>{product.manufacturer}</Fact>
        <Fact name={tOffer('facet.category')}>{product.category}</Fact>
        <Fact name={tOffer('facet.productType')}>{tOffer(`productType.${product.productType}`)}</Fact>
        <Fact name={t('fact.productId')}>{product.productId}</Fact>
      </dl>
    </section>
  );
}

function Product({ product }: { product: StockDetail }) {
  return (
    <div className={classes['product']}>
      <div className={classes['head']}>
        <ProductImage image={product.image} />
        <div>
          <ProductCodes product={product} />
          <div className={classes['chips']}>
            <StockChips state={product.state} remarks={product.remarks} />
          </div>
        </div>
      </div>
      <div className={classes['columns']}>
        <Units product={product} />
        <Sale product={product} />
      </div>
      <About product={product} />
    </div>
  );
}

function Links({ product: { productId, pageUrl, offer } }: { product: StockDetail }) {
  const t = useTranslations('warehouse.product');
  return (
    <>
      {pageUrl === null ? null : (
        <a href={pageUrl} target="_blank" rel="noreferrer" className={buttonClasses['button']}>
          <IconExternalLink size={16} aria-hidden />
          {t('page')}
        </a>
      )}
      {offer === null ? null : (
        <ButtonLink
          to={screens.my_products.path}
          search={{ product: productId }}
          icon={<IconTag size={16} aria-hidden />}
        >
          {t('openOffer')}
        </ButtonLink>
      )}
    </>
  );
}

/** Everything about one product in the warehouse; it has an address of its own. */
export function ProductDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const t = useTranslations('warehouse');
  const { data: product, isError } = useQuery(stockDetailQuery(productId));
  const links = product !== undefined && (product.pageUrl !== null || product.offer !== null);
  return (
    <Dialog
      opened
      onClose={onClose}
      isInHistory
      width={720}
      title={product === undefined ? t('product.about') : <Title product={product} />}
      footer={links ? <Links product={product} /> : null}
    >
      {product === undefined && !isError ? (
        <div className={classes['waiting']} role="status" aria-label={t('list.loading')}>
          <SkeletonLine width="60%" />
          <SkeletonLine width="80%" />
          <SkeletonLine width="45%" />
        </div>
      ) : null}
      {product === undefined && isError ? (
        <StatePanel icon={<IconAlertCircle />} title={t('product.missing.title')} text={t('product.missing.text')} />
      ) : null}
      {product === undefined ? null : <Product product={product} />}
    </Dialog>
  );
}
