import type { OfferRow } from '@offizin/contract/offers/seller';
import { feedDifference } from '@offizin/domain/feeds/feed-difference';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { SecondLine } from '../../../ui/second-line.tsx';

/** What the feed says otherwise than the offer, each part in words; null where the offer is as its feed says. */
export function useFeedDifference(): (offer: OfferRow) => { price?: string; stock?: string; status?: string } | null {
  const t = useTranslations('offers');
  const formats = useFormats();
  return ({ price, stock, origin, active, feed }) => {
    if (feed === null || !feed.differs) return null;
    const value = { ...feed, price: feed.price.amount };
    const other = feedDifference({ price: price.amount, stock, origin, active }, value);
    const amount = isUnlimited(feed.stock ?? 0, feed.origin ?? 'own')
      ? t('cell.unlimited')
      : formats.number(feed.stock ?? 0);
    const stockText = other.origin && feed.origin !== null ? `${amount} · ${t(`origin.${feed.origin}`)}` : amount;
    return {
      ...(other.price && { price: formats.amount(feed.price.amount) }),
      ...((other.stock || other.origin) && { stock: stockText }),
      ...(other.active && { status: t('feed.onSale') }),
    };
  };
}

/** The line under a value that says what the feed has instead. */
export function FeedLine({ value }: { value: string }) {
  const t = useTranslations('offers.feed');
  return <SecondLine tone="amber">{t('says', { value })}</SecondLine>;
}

/** Everything that the feed says otherwise, in one line; nothing where the offer is as its feed says. */
export function FeedDifference({ offer }: { offer: OfferRow }) {
  const other = useFeedDifference()(offer);
  if (other === null) return null;
  const { price, stock, status } = other;
  return <FeedLine value={[price, stock, status].filter((part) => part !== undefined).join(', ')} />;
}
