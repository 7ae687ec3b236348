import type { CourierParcels, Parcel, ParcelsView } from '@offizin/contract/orders/parcels';
import { brands } from '@offizin/domain/brand/brands';
import { manifestPages } from '@offizin/domain/orders/manifest-pages';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useSignedIn } from '../../platform/session.ts';
import { CodeBars } from './code-bars.tsx';
import { useCourierTitle } from './courier-title.ts';
import classes from './manifest.module.css';

export interface ManifestProps {
  readonly group: CourierParcels;
  readonly shop: ParcelsView['shop'];
  readonly at: Date;
}

/** Ticked by hand as the parcel is loaded. */
const tickBox = <i className={classes['box']} />;

function ManifestRow({ parcel, no }: { parcel: Parcel; no: number }) {
  const t = useTranslations('parcels');
  const { number, receiver, units, trackingNumber, waybill } = parcel;
  const code = trackingNumber ?? waybill;
  return (
    <tr>
      <td>{no}</td>
      <td>
        <b>{formatOrderNumber(number)}</b>
      </td>
      <td>
        {receiver === null ? t('erased') : receiver.name}
        {receiver === null ? null : (
          <span>
            {receiver.postalCode} {receiver.city}
          </span>
        )}
      </td>
      <td data-right>{units}</td>
      <td>{code === null ? null : <CodeBars text={code} height={19} />}</td>
      <td data-right>{tickBox}</td>
    </tr>
  );
}

function Facts({ group, at }: Pick<ManifestProps, 'group' | 'at'>) {
  const t = useTranslations('parcels');
  const { day, time, number } = useFormats();
  const { session } = useSignedIn();
  const units = group.parcels.reduce((sum, parcel) => sum + parcel.units, 0);
  const facts = [
    ['list.pickup', day(at)],
    ['list.parcels', number(group.parcels.length)],
    ['column.units', number(units)],
    ['list.made', t('list.by', { time: time(at), name: session.userName })],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Signatures({ count, shop, courier }: { count: number; shop: string; courier: string }) {
  const t = useTranslations('parcels.list');
  return (
    <div className={classes['signatures']}>
      <h2>{t('handedOver', { count })}</h2>
      <p>{t('giver', { shop })}</p>
      <p>{t('taker', { courier })}</p>
      <p>
        <span>{t('time')}</span>
        <span>{t('counted')}</span>
      </p>
      <p>{t('remark')}</p>
    </div>
  );
}

/** What a courier signs: its parcels with their numbers to scan, on as many pages as it takes. Only on paper. */
export function Manifest({ group, shop, at }: ManifestProps) {
  const t = useTranslations('parcels');
  const courier = useCourierTitle()(group.courier);
  const columns = ['no', 'order', 'receiver', 'units', 'waybill', 'loaded'] as const;
  const pages = manifestPages(group.parcels.map((parcel, index) => ({ parcel, no: index + 1 })));
  const name = `${group.courier ?? 'other'}-${at.toISOString().slice(0, 16).replace(/[T:]/g, '-')}`.toUpperCase();
  return pages.map((rows, page) => (
    <section key={rows[0]?.no ?? 'signatures'} className={classes['sheet']}>
      <div className={classes['head']}>
        <div>
          <h1>{t('list.title', { courier })}</h1>
          <p>{`${shop.name}, ${shop.street}, ${shop.postalCode} ${shop.city}`}</p>
        </div>
        <CodeBars text={name} height={30} />
      </div>
      {page === 0 ? <Facts group={group} at={at} /> : null}
      {rows.length === 0 ? null : (
        <table className={classes['rows']}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-right={column === 'units' || column === 'loaded' || undefined}>
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ parcel, no }) => (
              <ManifestRow key={parcel.orderId} parcel={parcel} no={no} />
            ))}
          </tbody>
        </table>
      )}
      {page === pages.length - 1 ? (
        <Signatures count={group.parcels.length} shop={shop.name} courier={courier} />
      ) : null}
      <p className={classes['foot']}>
        <span>{name}</span>
        <span>{brands[initialData.brand].name}</span>
        <span>{t('list.page', { page: String(page + 1), pages: String(pages.length) })}</span>
      </p>
    </section>
  ));
}
