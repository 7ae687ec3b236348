import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import rows from './menu-more.module.css';
import { ShopLine, useOpenShop, useShops } from './shops.tsx';

/** The shops of the person in the drawer of a phone, where there are several (AUT-19). */
export function ShopRows() {
  const t = useTranslations('shops');
  const { data } = useShops();
  const open = useOpenShop();
  const shops = data?.shops ?? [];
  if (shops.length < 2) return null;
  return (
    <>
      <h2>{t('title')}</h2>
      {shops.map((shop) => (
        <button
          key={shop.sellerId}
          type="button"
          className={rows['row']}
          aria-current={shop.isCurrent || undefined}
          onClick={() => open(shop)}
        >
          {shop.isCurrent ? <IconCheck size={18} aria-label={t('current')} /> : <span style={{ width: 18 }} />}
          <ShopLine shop={shop} number={null} />
        </button>
      ))}
    </>
  );
}
