import type { RuleEvent } from '@offizin/contract/price-rules/views';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Table } from '../../../ui/table.tsx';
import { useRuleFormats, useRuleLine } from '../rule-words.ts';
import { type ChangedField, useChangedFields } from './event-words.ts';
import { HistoryPart } from './history-part.tsx';
import { eventsQuery } from './history-queries.ts';
import classes from './history.module.css';

function Changed({ label, fields }: { label: string; fields: readonly ChangedField[] }) {
  const t = useTranslations('priceRuleHistory.event');
  return (
    <Table
      label={label}
      isDense
      rows={fields}
      keyOf={({ field }) => field}
      columns={[
        { id: 'field', name: t('field'), isRowName: true, render: ({ field }) => field },
        { id: 'before', name: t('before'), render: ({ before }) => before },
        { id: 'after', name: t('after'), tone: 'strong', render: ({ after }) => after },
      ]}
    />
  );
}

/** One act: what it was, of which rule, by whom and when, and what it changed. */
function Event({ event, isOfOne }: { event: RuleEvent; isOfOne: boolean }) {
  const t = useTranslations('priceRuleHistory');
  const { dateTime } = useRuleFormats();
  const { line } = useRuleLine();
  const fieldsOf = useChangedFields();
  const { at, act, actorName, ruleName, before, after, product, restored } = event;
  const fields = fieldsOf(event);
  const when = dateTime(at);
  const begins = before === null && after !== null ? line(after) : null;
  const details = [
    product,
    begins,
    restored === null || restored === 0 ? null : t('event.restored', { count: restored }),
  ].filter((part) => part !== null);
  return (
    <li>
      <div>
        <b>{t(`act.${act}`)}</b>
        {isOfOne || ruleName === null ? null : <span> {ruleName}</span>}
        <small>{actorName === null ? t('event.itself', { when }) : `${actorName}, ${when}`}</small>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
      {fields.length === 0 ? null : (
        <Changed label={t('event.table', { act: t(`act.${act}`), when })} fields={fields} />
      )}
    </li>
  );
}

/** Who changed a rule, or any of them, and how. */
export function EventList({ ruleId }: { ruleId: string | null }) {
  const t = useTranslations('priceRuleHistory');
  return (
    <HistoryPart
      query={useQuery(eventsQuery(ruleId))}
      empty={<StatePanel icon={<IconHistory />} title={t('empty.settings')} text="" />}
    >
      {(items) => (
        <ul className={classes['events']} aria-label={t('event.list')}>
          {items.map((event) => (
            <Event key={`${event.at} ${event.act} ${event.ruleId}`} event={event} isOfOne={ruleId !== null} />
          ))}
        </ul>
      )}
    </HistoryPart>
  );
}
