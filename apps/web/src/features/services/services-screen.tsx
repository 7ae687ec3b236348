import type { ServicesView } from '@offizin/contract/services/seller';
import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import { brands } from '@offizin/domain/brand/brands';
import { serviceState } from '@offizin/domain/services/service-asks';
import { serviceGroups, services } from '@offizin/domain/services/services';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { HistoryCard } from '../../parts/history/history-card.tsx';
import { Card, CardText } from '../../ui/card.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ServiceRow } from './service-row.tsx';
import { servicesQuery } from './services-queries.ts';
import classes from './services.module.css';

const live = { queryKey: servicesQuery.queryKey, everyMs: 300 };

function Groups({ view }: { view: ServicesView }) {
  const t = useTranslations('services');
  const [open, setOpen] = useState<ServiceCode | null>(null);
  const taken = view.services.filter(({ status, asked }) => status === 'subscribed' || asked?.kind === 'subscribe');
  const had = taken.map(({ code }) => code);
  return serviceGroups.map((group) => (
    <section key={group} aria-labelledby={`services-${group}`}>
      <h2 id={`services-${group}`}>{t(`group.${group}`)}</h2>
      <ul>
        {view.services
          .filter(({ code }) => services[code].group === group)
          .map((service) => (
            <ServiceRow
              key={service.code}
              service={service}
              had={had}
              isOpen={open === service.code}
              onOpen={(isOpen) => setOpen(isOpen ? service.code : null)}
            />
          ))}
      </ul>
    </section>
  ));
}

function Summary({ view }: { view: ServicesView }) {
  const t = useTranslations('services');
  const states = view.services.map(({ status, asked }) => serviceState(status, asked?.kind ?? null));
  const count = (wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length;
  return t('summary', { had: count(['subscribed', 'ending']), pending: count(['pending']) });
}

/** What the marketplace does for the shop: each service, how it stands, and what asking for it or ending it means (PRO-09). */
export function ServicesScreen() {
  const title = useTranslations('shell.screen')('services');
  const t = useTranslations('services');
  const tActions = useTranslations('actions');
  const query = useQuery(servicesQuery);
  useLiveQueries('services', live);
  const { name: brand } = brands[initialData.brand];
  return (
    <>
      <PageHead title={title} note={query.data === undefined ? null : <Summary view={query.data} />} />
      <QueryState
        query={query}
        failed={{ title: t('failed'), text: tActions('nothingChanged'), retry: tActions('tryAgain') }}
      >
        {(view) => (
          <div className={classes['columns']}>
            <div className={classes['groups']}>
              <Groups view={view} />
            </div>
            <div className={classes['column']}>
              <HistoryCard group="company" kinds={['services.changed']} />
              <Card title={t('who.title')}>
                <CardText>{t('who.text', { brand })}</CardText>
              </Card>
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}
