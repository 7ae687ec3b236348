import type { ReturnSummary } from '@offizin/contract/returns/seller';
import { isOver, type ReturnView } from '@offizin/domain/returns/return-steps';
import { IconAlertCircle, IconClock, IconCrown, IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import classes from './return-list.module.css';
import { brandName, pressureOf, toneOf, useDueShort, useStateName } from './return-words.ts';

interface ItemProps {
  readonly of: ReturnSummary;
  readonly view: ReturnView;
  readonly isShown: boolean;
  readonly now: Date;
}

function Item({ of, view, isShown, now }: ItemProps) {
  const t = useTranslations('returns');
  const { money, shortDay } = useFormats();
  const dueOf = useDueShort();
  const stateOf = useStateName();
  const due = dueOf(of, now);
  const pressure = pressureOf(of, now);
  const Icon = pressure === 'grey' ? IconClock : IconAlertCircle;
  return (
    <li>
      <Link
        to="."
        search={{ ...(view !== 'open' && { view }), return: of.returnId }}
        className={classes['item']}
        aria-current={isShown ? 'true' : undefined}
        activeProps={{}}
        activeOptions={{ exact: true }}
        resetScroll={false}
      >
        <span className={classes['line']}>
          <b>{t(`kind.${of.kind}`)}</b>
          <b>{money(of.atStake)}</b>
        </span>
        <span className={classes['line']}>
          <span>{[of.customer, of.city].filter((part) => part !== '').join(', ')}</span>
          <span>{of.orderNumber}</span>
        </span>
        <span className={classes['line']}>
          {due === null ? (
            <Chip tone={toneOf(of)} plain>
              {stateOf(of)}
            </Chip>
          ) : (
            <Chip tone={pressure} icon={<Icon aria-hidden />}>
              {due}
            </Chip>
          )}
          {isOver(of.state) && of.endedAt !== null ? <time>{shortDay(of.endedAt)}</time> : null}
          {of.proposed ? (
            <span className={classes['files']} title={t('proposal.inList')}>
              <IconCrown size={14} role="img" aria-label={t('proposal.inList')} />
            </span>
          ) : null}
          {of.files > 0 && !isOver(of.state) ? (
            <span className={classes['files']} aria-label={t('files', { count: of.files })}>
              <IconPaperclip size={14} aria-hidden />
              {of.files}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

interface ReturnListProps {
  readonly view: ReturnView;
  readonly pages: Pages<ReturnSummary>;
  readonly shown: string | null;
  readonly now: Date;
}

/** In which group of the list of open returns one stands: who is waited for. */
const groupOf = ({ state }: ReturnSummary): ReturnView => {
  if (isOver(state)) return 'closed';
  if (state === 'requested' || state === 'received') return 'to_decide';
  return state === 'refused' || state === 'escalated' ? 'at_marketplace' : 'on_the_way';
};
const groups = ['to_decide', 'at_marketplace', 'on_the_way', 'closed'] as const;

/** Returns by whose turn it is, and in each group the one whose time ends first. */
export function ReturnList({ view, pages, shown, now }: ReturnListProps) {
  const t = useTranslations('returns');
  const { number } = useFormats();
  const parts = groups
    .map((group) => ({ group, rows: pages.rows.filter((row) => groupOf(row) === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <nav className={classes['list']} aria-label={t(`view.${view}`, { brand: brandName })}>
      {parts.map(({ group, rows }, at) => (
        <section key={group} aria-label={t(`view.${group}`, { brand: brandName })}>
          <h2 className={classes['group']}>
            {t(`view.${group}`, { brand: brandName })}
            {pages.hasMore ? null : <span>{number(rows.length)}</span>}
            {at === 0 ? <small>{group === 'closed' ? t('byDate') : t('byDue')}</small> : null}
          </h2>
          <ul>
            {rows.map((row) => (
              <Item key={row.returnId} of={row} view={view} isShown={row.returnId === shown} now={now} />
            ))}
          </ul>
        </section>
      ))}
      {pages.hasMore ? (
        <div className={classes['more']}>
          <Button onClick={pages.loadMore}>{t('more')}</Button>
        </div>
      ) : null}
    </nav>
  );
}
