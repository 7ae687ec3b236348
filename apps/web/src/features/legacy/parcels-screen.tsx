import type { CourierParcels, ParcelsView } from '@offizin/contract/orders/parcels';
import type { ScreenId } from '@offizin/domain/access/screens';
import { IconTruckLoading } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ParcelList } from './parcel-list.tsx';
import { parcelsQuery } from './parcels-queries.ts';
import classes from './legacy.module.css';

const live = { queryKey: parcelsQuery.queryKey, everyMs: 2000 };

const keyOf = ({ courier }: CourierParcels): string => courier ?? 'none';

function Parcels({ view }: { view: ParcelsView }) {
  const t = useTranslations('parcels');
  const { number } = useFormats();
  const saveFile = useSaveFile();
  const print = ({ courier }: CourierParcels) =>
    saveFile('GET /parcels/manifest', { query: courier === null ? {} : { courier } });
  const { total, couriers } = view;
  const listed = couriers.reduce((sum, { parcels }) => sum + parcels.length, 0);
  if (total === 0) return <StatePanel icon={<IconTruckLoading />} title={t('none.title')} text={t('none.text')} />;
  return (
    <div className={classes['couriers']}>
      {listed < total ? <p>{t('cut', { listed: number(listed), total: number(total) })}</p> : null}
      {couriers.map((group) => (
        <ParcelList key={keyOf(group)} group={group} onPrint={() => print(group)} />
      ))}
    </div>
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
      <PageHead title={title} note={data === undefined ? null : t('count', { count: data.total })} />
      <QueryState
        query={query}
        failed={{ title: t('failed.title'), text: tActions('nothingChanged'), retry: tActions('tryAgain') }}
      >
        {(view) => <Parcels view={view} />}
      </QueryState>
    </>
  );
}
