import type { SyncSummary } from '@offizin/contract/sync/seller';
import { type ResultColour, resultColours } from '@offizin/domain/sync/result-types';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import classes from './cause-list.module.css';
import { CauseRow } from './cause-row.tsx';
import type { SyncSearch } from '../sync-search.ts';

const icons: Readonly<Record<ResultColour, ReactNode>> = {
  red: <IconAlertCircle size={14} aria-hidden />,
  grey: <IconInfoCircle size={14} aria-hidden />,
};

function GroupRow({ colour, summary }: { colour: ResultColour; summary: SyncSummary }) {
  const t = useTranslations('sync');
  const { number, percent } = useFormats();
  const products = summary[colour];
  return (
    <div role="row" className={classes['group']} data-colour={colour}>
      <span role="cell" />
      <span role="cell">
        <b>
          {icons[colour]}
          {t(`list.${colour}`)}
        </b>
      </span>
      <span role="cell" className={classes['products']}>
        {number(products)}
      </span>
      <span role="cell" className={classes['share']}>
        {colour === 'red' ? percent(products / summary.total) : null}
      </span>
      <span role="cell" />
    </div>
  );
}

/** The causes of all results, first those that keep products off sale (SYN-08). */
export function CauseList({ summary, search }: { summary: SyncSummary; search: SyncSearch }) {
  const t = useTranslations('sync');
  const tActions = useTranslations('actions');
  const colours = resultColours.filter((colour) => search.colour === undefined || search.colour === colour);
  const groups = colours
    .map((colour) => ({ colour, causes: summary.causes.filter((cause) => cause.colour === colour) }))
    .filter(({ colour, causes }) => causes.length > 0 || colour === search.colour);
  const opened = search.open ?? summary.causes.find(({ colour }) => colour === 'red')?.finding;
  const first = groups.flatMap(({ causes }) => causes)[0];
  return (
    <div role="table" aria-label={t('list.label')} className={classes['list']}>
      <div role="row" className={classes['head']}>
        <span role="columnheader" aria-label={tActions('show')} />
        <span role="columnheader">{t('list.cause')}</span>
        <span role="columnheader" className={classes['products']}>
          {t('list.products')}
        </span>
        <span role="columnheader" className={classes['share']}>
          {t('list.share')}
        </span>
        <span role="columnheader" className={classes['remedy']}>
          {t('list.remedy')}
        </span>
      </div>
      {groups.length === 0 ? (
        <div role="row" className={classes['nothing']}>
          <span role="cell">
            <b>{t('list.nothing.title')}</b> {t('list.nothing.text')}
          </span>
        </div>
      ) : null}
      {groups.map(({ colour, causes }) => (
        <div key={colour} role="rowgroup">
          <GroupRow colour={colour} summary={summary} />
          {causes.length === 0 ? (
            <div role="row" className={classes['nothing']}>
              <span role="cell">{t(`list.nothing.${colour}`)}</span>
            </div>
          ) : null}
          {causes.map((cause) => (
            <CauseRow
              key={cause.finding}
              cause={cause}
              summary={summary}
              search={search}
              opened={cause.finding === opened}
              isFirst={cause === first}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
