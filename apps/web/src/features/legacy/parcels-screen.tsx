import type { CourierParcels, ParcelsView } from '@offizin/contract/orders/parcels';
import type { ScreenId } from '@offizin/domain/access/screens';
import { IconTruckLoading } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useNow } from '../../platform/now.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Manifest } from './manifest.tsx';
import { ParcelList } from './parcel-list.tsx';
import { parcelsQuery } from './parcels-queries.ts';
import { usePrinting } from './use-printing.ts';
import classes from './legacy.module.css';

const live = { queryKey: parcelsQuery.queryKey, everyMs: 2000 };

const keyOf = ({ courier }: CourierParcels): string => courier ?? 'none';

function Parcels({ view }: { view: ParcelsView }) {
  const t = useTranslations('parcels');
  const { number } = useFormats();
  const now = useNow();
  const [printing, print] = usePrinting();
  const { total, couriers, shop } = view;
  const listed = couriers.reduce((sum, { parcels }) => sum + parcels.length, 0);
  const onPaper = printing === null ? [] : couriers.filter((group) => printing === 'all' || printing === keyOf(group));
  if (total === 0) return <StatePanel icon={<IconTruckLoading />} title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      <div className={classes['couriers']}>
        {listed < total ? <p>{t('cut', { listed: number(listed), total: number(total) })}</p> : null}
        {couriers.map((group) => (
          <ParcelList key={keyOf(group)} group={group} onPrint={() => print(keyOf(group))} />
        ))}
      </div>
      {onPaper.map((group) => (
        <Manifest key={keyOf(group)} group={group} shop={shop} at={now} />
      ))}
    </>
  );
}

/** The parcels that are prepared, by the courier who picks them up (LEG-01). */
export function ParcelsScreen({ screen }: { screen: ScreenId }) {
  const t = useTranslations('parcels');
  const tActions = useTranslations('actions');
  const title = useTranslations('shell.screen')(screen);
  const query = useQuery(parcelsQuery);
  const { data } = query;
  useLiveQueries('order', live);
  return (
    <>
      <div className={classes['head']}>
        <PageHead title={title} note={data === undefined ? null : t('count', { count: data.total })} />
      </div>
      <QueryState
        query={query}
        failed={{ title: t('failed.title'), text: tActions('nothingChanged'), retry: tActions('tryAgain') }}
      >
        {(view) => <Parcels view={view} />}
      </QueryState>
    </>
  );
}
