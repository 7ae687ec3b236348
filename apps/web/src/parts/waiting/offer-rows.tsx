import { screens } from '@offizin/domain/access/screens';
import { IconBan, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import classes from './connection-panel.module.css';
import type { OfferAct } from './offer-acts.ts';
import { ActState } from './act-state.tsx';

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** What a change says, and when it was typed. */
function useChangeText(): (act: OfferAct) => string {
  const t = useTranslations('waiting');
  const { money, number, time } = useFormats();
  return ({ change, at }) => {
    const { price, stock, active, purchasePrice, fromFeed } = change;
    const said = [
      fromFeed === true ? t('offer.fromFeed') : null,
      price === undefined ? null : t('offer.price', { value: money(price) }),
      purchasePrice === undefined
        ? null
        : purchasePrice === null
          ? t('offer.noPurchasePrice')
          : t('offer.purchasePrice', { value: money(purchasePrice) }),
      stock === undefined ? null : t('offer.stock', { value: number(stock) }),
      active === undefined ? null : t(active ? 'offer.active' : 'offer.inactive'),
      at === null ? null : t('at', { time: time(new Date(at).toISOString()) }),
    ];
    return said.filter((part) => part !== null).join(', ');
  };
}

/** A change of an offer that waits or was sent: which product, what of it, when, and how it stands. */
export function OfferChange({ act }: { act: OfferAct }) {
  const t = useTranslations('waiting');
  const changeText = useChangeText();
  const { name, state, drop } = act;
  return (
    <li className={classes['row']}>
      <IconTag size={18} aria-hidden />
      <div>
        <p>{t.rich(state === 'sent' ? 'offer.acted' : 'offer.act', { name, b: bold })}</p>
        <small>{changeText(act)}</small>
      </div>
      <ActState state={state} />
      {state === 'waiting' ? (
        <Button size="small" aria-label={`${t('takeBack')}: ${name}`} onClick={drop}>
          {t('takeBack')}
        </Button>
      ) : null}
    </li>
  );
}

/** A change that was not made: why, and the product. */
export function OfferToSettle({ act }: { act: OfferAct }) {
  const t = useTranslations('waiting');
  const changeText = useChangeText();
  const { name, productId, reason, drop } = act;
  return (
    <li className={classes['settle']}>
      <IconBan size={18} aria-hidden />
      <div>
        <p>{t.rich('offer.notActed', { name, b: bold })}</p>
        <small>{changeText(act)}</small>
        <p>{t(`offer.reason.${reason ?? 'refused'}`)}</p>
        <div className={classes['buttons']}>
          <ButtonLink to={screens.my_products.path} search={{ product: productId }}>
            {t('offer.open')}
          </ButtonLink>
          <Button onClick={drop}>{t('settled')}</Button>
        </div>
      </div>
    </li>
  );
}
