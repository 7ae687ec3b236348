import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../platform/session.ts';
import type { Overlays } from '../ui/use-overlay.tsx';
import { ShopLine, useOpenShop, useShopKeys, useShops } from './shops.tsx';
import classes from './shops.module.css';

/** Who is signed in and, where there are several, the shops between which one changes by a press or the number's key (AUT-19). */
export function ShopItems({ Menu }: { Menu: Overlays['Menu'] }) {
  const t = useTranslations('shops');
  const { session } = useSignedIn();
  const { data } = useShops();
  const open = useOpenShop();
  const shops = data?.shops ?? [];
  useShopKeys(shops);
  const waiting = shops.map((shop) => shop.waiting?.orders ?? 0);
  return (
    <>
      <div className={classes['person']}>
        <b>{session.userName}</b>
        {data?.email ? <small>{data.email}</small> : null}
      </div>
      {shops.length > 1 ? (
        <>
          <Menu.Divider />
          <div className={classes['label']}>
            <span>{t('title')}</span>
            <span>
              {t('sum', {
                orders: waiting.reduce((sum, orders) => sum + orders, 0),
                shops: waiting.filter((orders) => orders > 0).length,
                all: shops.length,
              })}
            </span>
          </div>
          {shops.map((shop, at) => (
            <Menu.Item
              key={shop.sellerId}
              onClick={() => open(shop)}
              aria-current={shop.isCurrent || undefined}
              leftSection={
                shop.isCurrent ? <IconCheck size={16} aria-label={t('current')} /> : <span style={{ width: 16 }} />
              }
            >
              <ShopLine shop={shop} number={at < 9 ? at + 1 : null} />
            </Menu.Item>
          ))}
        </>
      ) : null}
      <Menu.Divider />
    </>
  );
}
