import type { AccountantShop, ShopMonth } from '@offizin/contract/accountant/seller';
import { IconCalendarTime, IconLock, IconLockOpen2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Place, useLook, useOpenInShop, usePlaces } from './open-in-shop.ts';
import classes from './accountant.module.css';

/** A shop that is open, with its month. */
export interface OpenShop extends AccountantShop {
  readonly month: ShopMonth;
}

interface OfShop {
  readonly shop: OpenShop;
  readonly month: string;
}

/** A figure that leads to what it counts, in its own shop. */
function Lead({ shop, place, children }: { shop: OpenShop; place: Place; children: ReactNode }) {
  const open = useOpenInShop();
  return (
    <Button tone="link" className={classes['lead']} onClick={() => void open(shop, place)}>
      {children}
    </Button>
  );
}

function Nothing() {
  const t = useTranslations('accountant');
  return <span className={classes['quiet']}>{t('nothing')}</span>;
}

export function Documents({ shop, month }: OfShop) {
  const t = useTranslations('accountant');
  const open = useOpenInShop();
  const look = useLook();
  const places = usePlaces(month);
  const { count, isNew } = shop.month.documents;
  if (count === 0) return <Nothing />;
  const follow = async () => {
    await look(shop.sellerId, month);
    await open(shop, places.documents);
  };
  return (
    <span className={classes['pair']}>
      <Button tone="link" className={classes['lead']} onClick={() => void follow()}>
        {t('documents', { count })}
      </Button>
      {isNew === 0 ? null : <Chip tone="accent">{t('isNew', { count: isNew })}</Chip>}
    </span>
  );
}

/** Each missing thing by its name, and where it is found. */
export function Missing({ shop, month }: OfShop) {
  const t = useTranslations('accountant.missing');
  const { missing } = shop.month;
  const places = usePlaces(month);
  if (missing.length === 0) return <Nothing />;
  return (
    <ul className={classes['names']}>
      {missing.map(({ kind, invoiceNo }) => (
        <li key={`${kind} ${invoiceNo ?? ''}`}>
          <Lead shop={shop} place={kind === 'tax_month_open' ? places.taxMonth : places.documents}>
            {t(kind, { number: invoiceNo ?? '' })}
          </Lead>
        </li>
      ))}
    </ul>
  );
}

export function ToPay({ shop, month }: OfShop) {
  const t = useTranslations('accountant');
  const { money } = useFormats();
  const places = usePlaces(month);
  const { count, amount, currency } = shop.month.toPay;
  if (count === 0) return <Nothing />;
  return (
    <span className={classes['pair']}>
      <Lead shop={shop} place={places.bills}>
        {money({ amount, currency })}
      </Lead>
      <small>{t('bills', { count })}</small>
    </span>
  );
}

export function ToExplain({ shop, month }: OfShop) {
  const t = useTranslations('accountant.explain');
  const { money } = useFormats();
  const { toExplain } = shop.month;
  const places = usePlaces(month);
  if (toExplain.length === 0) return <Nothing />;
  return (
    <ul className={classes['names']}>
      {toExplain.map(({ kind, payoutNo, amount, currency }) => (
        <li key={`${kind} ${payoutNo ?? ''}`}>
          <Lead shop={shop} place={payoutNo === null ? places.taxMonth : places.payout(payoutNo)}>
            {t(kind, { number: payoutNo ?? '', amount: money({ amount, currency }) })}
          </Lead>
        </li>
      ))}
    </ul>
  );
}

const marks = {
  running: { tone: 'grey', icon: IconCalendarTime },
  open: { tone: 'amber', icon: IconLockOpen2 },
  closed: { tone: 'green', icon: IconLock },
} as const;

export function TaxMonth({ shop, month }: OfShop) {
  const t = useTranslations('accountant');
  const { date } = useBrandFormats();
  const open = useOpenInShop();
  const today = useNow();
  const places = usePlaces(month);
  const { taxMonth } = shop.month;
  if (taxMonth === null) return <span className={classes['quiet']}>{t('tax.none')}</span>;
  const { state, closedAt, closesOn } = taxMonth;
  const { tone, icon: Icon } = marks[state];
  // A month whose day has come is closed by the next run of the job.
  const isDue = closesOn <= today.toISOString().slice(0, 10);
  const closing = isDue ? t('tax.due') : t('tax.closes', { day: date(`${closesOn}T12:00:00Z`) });
  const note = closedAt === null ? closing : t('tax.closedOn', { day: date(closedAt) });
  return (
    <span className={classes['pair']}>
      <Button tone="link" className={classes['lead']} onClick={() => void open(shop, places.taxMonth)}>
        <Chip tone={tone} icon={<Icon size={14} aria-hidden />}>
          {t(`tax.${state}`)}
        </Chip>
      </Button>
      <small>{note}</small>
    </span>
  );
}
