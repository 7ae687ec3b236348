import type { RuleList } from '@offizin/contract/price-rules/views';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../platform/now.ts';
import { brandTimeZone } from '../../../platform/time-zone.ts';
import { Card, CardText } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { clockOf } from '../rule-hours.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './list.module.css';

type Hour = RuleList['hours'][number];

const room = { width: 24, half: 56, bar: 0.66 } as const;

/** What went down hangs from the line, what went up is above it; the hours below. */
function Drawing({ hours, minute }: { hours: readonly Hour[]; minute: number }) {
  const t = useTranslations('priceRules.hours');
  const most = Math.max(...hours.flatMap(({ lowered, raised }) => [lowered, raised]), 1);
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * room.half));
  const now = minute / 60;
  return (
    <div className={classes['plot']} aria-hidden>
      <span
        className={classes['now']}
        style={{ left: `${(now / room.width) * 100}%` }}
        data-late={now > 20 || undefined}
      >
        {t('now')}
      </span>
      <svg viewBox={`0 0 ${room.width} ${room.half * 2}`} preserveAspectRatio="none">
        {hours.map(({ hour, lowered, raised }) => (
          <g key={hour}>
            <rect
              x={hour + (1 - room.bar) / 2}
              y={room.half - tall(raised)}
              width={room.bar}
              height={tall(raised)}
              data-way="up"
            />
            <rect x={hour + (1 - room.bar) / 2} y={room.half} width={room.bar} height={tall(lowered)} data-way="down" />
          </g>
        ))}
        <line x1={0} x2={room.width} y1={room.half} y2={room.half} data-line="zero" />
        <line x1={now} x2={now} y1={0} y2={room.half * 2} data-line="now" />
      </svg>
      <p>
        {[0, 4, 8, 12, 16, 20].map((hour) => (
          <span key={hour} style={{ left: `${(hour / room.width) * 100}%` }}>
            {hour}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The changes of today by hour; a table says the same to those who do not see the drawing. */
export function HoursCard({ list: { hours, nextLookAt } }: { list: RuleList }) {
  const t = useTranslations('priceRules.hours');
  const { number, time } = useRuleFormats();
  const { minute } = wallClockAt(useNow(60_000), brandTimeZone);
  const legend = (
    <span className={classes['legend']} aria-hidden>
      <span data-way="up">{t('up')}</span>
      <span data-way="down">{t('down')}</span>
    </span>
  );
  if (hours.length === 0)
    return (
      <Card title={t('title')}>
        <CardText>{t('none', { time: time(nextLookAt) })}</CardText>
      </Card>
    );
  return (
    <Card title={t('title')} action={legend}>
      <Drawing hours={hours} minute={minute} />
      <div className={classes['spoken']}>
        <Table
          label={t('title')}
          rows={hours}
          keyOf={({ hour }) => String(hour)}
          columns={[
            { id: 'hour', name: t('hour'), isRowName: true, render: ({ hour }) => clockOf(hour * 60) },
            { id: 'down', name: t('down'), isNumber: true, render: ({ lowered }) => number(lowered) },
            { id: 'up', name: t('up'), isNumber: true, render: ({ raised }) => number(raised) },
          ]}
        />
      </div>
    </Card>
  );
}
