import { mayIn } from '@offizin/domain/access/roles';
import type { HistoryGroup, HistoryKind } from '@offizin/domain/history/kinds';
import { screens } from '@offizin/domain/access/screens';
import { changeParts } from '@offizin/i18n/change-text';
import { IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { historyKey, useChangeWords, useWho } from './history-words.ts';
import { useSignedIn } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import classes from './history-card.module.css';

const shown = 6;

export interface HistoryShown {
  /** Where all of it is. */
  readonly group: HistoryGroup;
  /** What of the group belongs here; all of it where it is left out. */
  readonly kinds?: readonly HistoryKind[];
}

/** So many rows hold enough changes for a card. */
const rows = 8;

export const historyCardQuery = ({ group, kinds }: HistoryShown) =>
  queryOptions({
    queryKey: [...historyKey, 'card', group, kinds ?? null],
    queryFn: ({ signal }) =>
      call('GET /history', { query: { ...(kinds ? { kinds: kinds.join(',') } : { group }), limit: rows } }, { signal }),
  });

/** The newest changes of what a screen is about, each from what to what, by whom and when; for who may read the history (PRO-12). */
export function HistoryCard(shownOf: HistoryShown) {
  const { session } = useSignedIn();
  return mayIn(session.role, 'team', 'read') ? <Changes {...shownOf} /> : null;
}

function Changes(shownOf: HistoryShown) {
  const t = useTranslations('history');
  const { data } = useQuery(historyCardQuery(shownOf));
  const [who, words, formats] = [useWho(), useChangeWords(), useFormats()];
  const lines = (data?.items ?? [])
    .flatMap(({ id, at, kind, who: by, changes }) => {
      const parts = changes.map((change) => changeParts(change, words));
      const told = parts.length > 0 ? parts : [{ name: t(`kind.${kind}`), old: null, now: null }];
      return told.map((part) => ({ ...part, key: `${id}-${part.name}`, by: `${who(by)} · ${formats.dayTime(at)}` }));
    })
    .slice(0, shown);
  const all = (
    <Link to={screens.access.path} search={{ tab: 'activity', group: shownOf.group }} className={classes['all']}>
      {t('card.all')}
      <IconChevronRight size={14} aria-hidden />
    </Link>
  );
  return (
    <Card title={t('card.title')} action={all}>
      <div className={classes['body']}>
        {lines.length === 0 ? <p className={classes['none']}>{t('card.none')}</p> : null}
        <ol className={classes['acts']}>
          {lines.map(({ key, name, old, now, by }) => (
            <li key={key}>
              <b>{name}</b>
              {now === null ? null : (
                <span className={classes['move']}>
                  {old === null ? null : (
                    <>
                      {old}
                      <IconArrowRight size={12} aria-label={t('card.becomes')} />
                    </>
                  )}
                  <span>{now}</span>
                </span>
              )}
              <small>{by}</small>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
