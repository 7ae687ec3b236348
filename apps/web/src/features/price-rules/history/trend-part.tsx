import type { RuleDay } from '@offizin/contract/price-rules/views';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Table } from '../../../ui/table.tsx';
import { useRuleFormats } from '../rule-words.ts';
import { HistoryPart } from './history-part.tsx';
import { daysQuery } from './history-queries.ts';
import classes from './history.module.css';

const ComparedBars = lazyPart(async () => (await import('../../../parts/charts/compared-bars.tsx')).ComparedBars, {
  waiting: <SkeletonLine width="60%" />,
});

/** So many of the last days are drawn; the table has all. */
const drawn = { phone: 10, wide: 28 } as const;
/** Above more bars than this there is no room for figures. */
const labelled = 14;

const noonOf = (day: string): string => `${day}T12:00:00Z`;
const shareOf = ({ first, covered }: RuleDay): number => (covered === 0 ? 0 : Math.round((first / covered) * 100));
const meanOf = ({ payout, covered }: RuleDay): number => (covered === 0 ? 0 : Math.round(payout / covered));

function useDayWords() {
  const formats = useRuleFormats();
  return { ...formats, dayOf: ({ day }: RuleDay) => formats.shortDay(noonOf(day)) };
}

/** The share of first places as a bar for each day, and what a sale paid out at both ends. */
function Chart({ days }: { days: readonly RuleDay[] }) {
  const t = useTranslations('priceRuleHistory.trend');
  const { cents, dayOf, number, percent } = useDayWords();
  const isPhone = useMedia(phone);
  const shown = days.slice(isPhone ? -drawn.phone : -drawn.wide);
  const spoken = shown.map((day) => t('spokenDay', { share: percent(shareOf(day) / 100), day: dayOf(day) })).join('; ');
  const [first] = shown;
  const last = shown.at(-1);
  const note =
    first === undefined || last === undefined || first === last
      ? undefined
      : t('note', { before: cents(meanOf(first)), from: dayOf(first), after: cents(meanOf(last)), to: dayOf(last) });
  return (
    <Card title={t('title')} note={t('unit')} footer={note}>
      <p className={classes['spoken']}>{t('spoken', { days: spoken })}</p>
      <div className={classes['plot']} aria-hidden>
        <ComparedBars
          bars={shown.map((day) => ({
            id: day.day,
            value: shareOf(day),
            before: null,
            kind: day === last ? 'running' : undefined,
          }))}
          nameOf={(day) => String(Number(day.slice(8)))}
          write={isPhone || shown.length > labelled ? undefined : (value) => number(value)}
          name={t('title')}
        />
      </div>
    </Card>
  );
}

/** The same in figures, the latest day first. */
function Figures({ days }: { days: readonly RuleDay[] }) {
  const t = useTranslations('priceRuleHistory.trend');
  const { amount, dayOf, number, percent } = useDayWords();
  return (
    <Card title={t('figures')}>
      <Table
        label={t('figures')}
        isDense
        isStacked
        rows={days.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { id: 'day', name: t('day'), isRowName: true, render: dayOf },
          {
            id: 'first',
            name: t('first'),
            isNumber: true,
            render: ({ first, covered }) => t('firstOf', { first: number(first), covered: number(covered) }),
          },
          { id: 'share', name: t('share'), isNumber: true, render: (day) => percent(shareOf(day) / 100) },
          { id: 'floor', name: t('floor'), isNumber: true, render: ({ atFloor }) => number(atFloor) },
          {
            id: 'changes',
            name: t('changes'),
            isNumber: true,
            render: ({ lowered, raised }) => number(lowered + raised),
          },
          {
            id: 'payout',
            name: t('payout', { currency: currencySign }),
            isNumber: true,
            render: (day) => amount(meanOf(day)),
          },
        ]}
      />
    </Card>
  );
}

/** How a rule, or all of them, stood day by day: first places, floors, changes, payout. */
export function TrendPart({ ruleId }: { ruleId: string | null }) {
  const t = useTranslations('priceRuleHistory.empty');
  return (
    <HistoryPart
      query={useQuery(daysQuery(ruleId))}
      empty={<StatePanel icon={<IconChartBar />} title={t('trend')} text={t('trendText')} />}
    >
      {(items) => (
        <div className={classes['trend']}>
          <Chart days={items} />
          <Figures days={items} />
        </div>
      )}
    </HistoryPart>
  );
}
