import type { OrderDetail, PostalAddress } from '@offizin/contract/orders/views';
import { IconCircleCheck, IconClock, IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useCountryName } from '../../../platform/country-name.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { IconButton } from '../../../ui/button.tsx';
import classes from './order-detail.module.css';

/** An address line by line; its country only when it is not the seller's own. */
function useAddressLines(): (address: PostalAddress) => string[] {
  const { seller } = useSignedIn();
  const countryName = useCountryName();
  return ({ name, street, postalCode, city, region, countryCode }) => {
    const isAbroad = countryCode !== seller.physicalAddress.countryCode;
    const country = isAbroad ? countryName(countryCode) : undefined;
    return [name, street, `${postalCode} ${city}`, ...(region ? [region] : []), ...(country ? [country] : [])];
  };
}

function Address({ title, address, copies }: { title: string; address: PostalAddress; copies?: boolean }) {
  const t = useTranslations('orders.detail');
  const addressLines = useAddressLines();
  const [name, ...rest] = addressLines(address);
  const copy = async () => {
    await navigator.clipboard.writeText(addressLines(address).join('\n'));
    showSnackbar('success', t('addressCopied'));
  };
  return (
    <div className={classes['block']}>
      <h4>
        {title}
        {copies ? (
          <IconButton label={t('copyAddress')} onClick={() => void copy()}>
            <IconCopy aria-hidden />
          </IconButton>
        ) : null}
      </h4>
      <strong>{name}</strong>
      {rest.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {address.phone ? <span className={classes['soft']}>{address.phone}</span> : null}
    </div>
  );
}

function Addresses({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  if (order.customer === null) {
    return (
      <div className={classes['block']}>
        <h4>{t('deliveryAddress')}</h4>
        {t('customerErased')}
      </div>
    );
  }
  const same = JSON.stringify(order.deliveryAddress) === JSON.stringify(order.billingAddress);
  return (
    <>
      <Address title={t('deliveryAddress')} address={order.deliveryAddress} copies />
      {same ? (
        <div className={classes['block']}>
          <h4>{t('billingAddress')}</h4>
          {t('sameAddress')}
        </div>
      ) : (
        <Address title={t('billingAddress')} address={order.billingAddress} />
      )}
    </>
  );
}

/** Where it goes, who pays, and how. */
export function OrderAddresses({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const paid = order.paymentStatus === 'paid';
  return (
    <section className={classes['card']}>
      <Addresses order={order} />
      <div className={classes['block']}>
        <h4>{t('detail.payment')}</h4>
        <span className={classes['paid']} data-open={!paid || undefined}>
          {paid ? <IconCircleCheck aria-hidden /> : <IconClock aria-hidden />}
          {t(`paymentType.${order.paymentType}`)}, {formats.money(order.total)}
        </span>
        {order.paymentType === 'paid_online' && paid ? null : (
          <span className={classes['soft']}>{t(`paymentStatus.${order.paymentStatus}`)}</span>
        )}
      </div>
    </section>
  );
}
