import { IconCoins, IconPackage, IconPlayerPause, IconPlayerPlay, IconRss, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '../../ui/button.tsx';
import classes from './bulk-bar.module.css';
import { canActivate } from './offer-status.tsx';
import type { OfferSelection } from './offer-selection.ts';
import type { ChangeOffers } from './use-change.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const BulkPrices = lazyDialog(async () => (await import('./bulk-prices.tsx')).BulkPrices);
const BulkStock = lazyDialog(async () => (await import('./bulk-stock.tsx')).BulkStock);

/** Has the offers take what the feed says of them, where it carries any. */
function TakeFeed({ offers, change }: Pick<OfferSelection, 'offers'> & { change: ChangeOffers }) {
  const t = useTranslations('offers.bulk');
  const others = offers.filter((offer) => offer.feed?.differs === true);
  if (offers.every((offer) => offer.feed === null)) return null;
  return (
    <Button
      size="small"
      icon={<IconRss size={16} aria-hidden />}
      onClick={() => change.several(others.map((offer) => ({ offer, change: { fromFeed: true } })))}
      disabled={others.length === 0}
    >
      {t('takeFeed')}
    </Button>
  );
}

/** What can be done with the chosen offers at once (OFF-06, OFF-07). */
export function BulkBar({ selection, change }: { selection: OfferSelection; change: ChangeOffers }) {
  const t = useTranslations('offers.bulk');
  const [open, setOpen] = useState<'stock' | 'prices' | null>(null);
  const { offers } = selection;
  const count = offers.length;
  const close = () => setOpen(null);
  const setActive = (active: boolean) =>
    change.several(
      offers
        .filter((offer) => (active ? canActivate(offer) : offer.active))
        .map((offer) => ({ offer, change: { active } })),
    );
  return (
    <section className={classes['bar']} aria-label={t('label')}>
      <span role="status">{t('selected', { count })}</span>
      <div className={classes['actions']}>
        <Button size="small" icon={<IconCoins size={16} aria-hidden />} onClick={() => setOpen('prices')}>
          {t('setPrices')}
        </Button>
        <Button size="small" icon={<IconPackage size={16} aria-hidden />} onClick={() => setOpen('stock')}>
          {t('setStock')}
        </Button>
        <Button
          size="small"
          icon={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => setActive(true)}
          disabled={!offers.some(canActivate)}
        >
          {t('activate')}
        </Button>
        <Button
          size="small"
          icon={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => setActive(false)}
          disabled={offers.every((offer) => !offer.active)}
        >
          {t('deactivate')}
        </Button>
        <TakeFeed offers={offers} change={change} />
      </div>
      <IconButton
        label={t('clear')}
        onClick={() => {
          selection.chooseAll(false);
          document.querySelector<HTMLElement>('[data-offers] thead input')?.focus();
        }}
      >
        <IconX aria-hidden />
      </IconButton>
      {open === 'prices' ? <BulkPrices offers={offers} onApply={change.several} onClose={close} /> : null}
      {open === 'stock' ? <BulkStock offers={offers} onApply={change.several} onClose={close} /> : null}
    </section>
  );
}
