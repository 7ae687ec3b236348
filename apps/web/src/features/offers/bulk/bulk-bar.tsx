import { IconCoins, IconPackage, IconPlayerPause, IconPlayerPlay, IconRss, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/button.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import classes from './bulk-bar.module.css';
import { canActivate } from '../table/offer-status.tsx';
import type { OfferSelection } from './offer-selection.ts';
import type { ChangeOffers } from '../edits/use-change.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const BulkPrices = lazyDialog(async () => (await import('./bulk-prices.tsx')).BulkPrices);
const BulkStock = lazyDialog(async () => (await import('./bulk-stock.tsx')).BulkStock);

const common = { area: 'offers', size: 'small' } as const;

/** Has the offers take what the feed says of them, where it carries any. */
function TakeFeed({ offers, change }: Pick<OfferSelection, 'offers'> & { change: ChangeOffers }) {
  const t = useTranslations('offers.bulk');
  const others = offers.filter((offer) => offer.feed?.differs === true);
  if (offers.every((offer) => offer.feed === null)) return null;
  return (
    <ChangeButton
      {...common}
      icon={<IconRss size={16} aria-hidden />}
      onClick={() => change.several(others.map((offer) => ({ offer, change: { fromFeed: true } })))}
      disabled={others.length === 0}
    >
      {t('takeFeed')}
    </ChangeButton>
  );
}

/** What can be done with all chosen offers (OFF-06, OFF-07). */
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
        <ChangeButton {...common} icon={<IconCoins size={16} aria-hidden />} onClick={() => setOpen('prices')}>
          {t('setPrices')}
        </ChangeButton>
        <ChangeButton {...common} icon={<IconPackage size={16} aria-hidden />} onClick={() => setOpen('stock')}>
          {t('setStock')}
        </ChangeButton>
        <ChangeButton
          {...common}
          icon={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => setActive(true)}
          disabled={!offers.some(canActivate)}
        >
          {t('activate')}
        </ChangeButton>
        <ChangeButton
          {...common}
          icon={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => setActive(false)}
          disabled={offers.every((offer) => !offer.active)}
        >
          {t('deactivate')}
        </ChangeButton>
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
