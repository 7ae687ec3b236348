import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CallReply } from '@offizin/contract/client-types';
import { call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { isTyping } from '../platform/is-typing.ts';
import { openShop } from '../platform/open-shop.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import classes from './shops.module.css';

export type Shop = CallReply<'GET /shops'>['shops'][number];

/** The shops of the person, with what waits in each as of now. */
export function useShops() {
  return useQuery({ queryKey: ['shops'], queryFn: () => call('GET /shops', {}), staleTime: 0 });
}

/** Goes on in another shop; a failure is said and changes nothing. */
export function useOpenShop(): (shop: Shop) => void {
  const errorText = useErrorText();
  return (shop) => {
    if (!shop.isCurrent) openShop(shop.sellerId).catch((error: unknown) => showSnackbar('error', errorText(error)));
  };
}

/** While the shops are shown the key of their number opens them. */
export function useShopKeys(shops: readonly Shop[]): void {
  const open = useOpenShop();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const shop = /^[1-9]$/.test(event.key) ? shops[Number(event.key) - 1] : undefined;
      if (shop !== undefined) open(shop);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** A shop's line: name, place and role, what waits, and the key that opens it. */
export function ShopLine({ shop, number }: { shop: Shop; number: number | null }) {
  const t = useTranslations('shops');
  const tTeam = useTranslations('team.role');
  const { waiting } = shop;
  return (
    <span className={classes['shop']}>
      <span>
        <b>{shop.name}</b>
        <small>{t('place', { city: shop.city, role: tTeam(shop.role) })}</small>
      </span>
      {waiting === null ? null : (
        <span className={classes['waiting']}>
          <b>{waiting.orders > 0 ? waiting.orders : t('none')}</b>
          <small data-late={waiting.late > 0 || undefined}>
            {waiting.late > 0 ? t('late', { count: waiting.late }) : t('waiting')}
          </small>
        </span>
      )}
      {number === null ? null : <kbd aria-hidden>{number}</kbd>}
    </span>
  );
}
