import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { isWithin } from '@offizin/domain/calendar/closures';
import { locales } from '@offizin/domain/locale/locales';
import { displayNames } from '@offizin/i18n/intl-formats';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChangeButton } from '../../parts/change-button.tsx';
import { monthOf } from './calendar-moves.ts';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { LocalHolidays } from './local-holidays.tsx';
import { RegionDialog } from './region-dialog.tsx';
import { useDays } from './use-days.ts';
import { spoken } from '../../ui/spoken.ts';

const shownAtFirst = 5;

type Holiday = HolidaysView['publicHolidays'][number];

function HolidayRow({ holiday, isInClosure }: { holiday: Holiday; isInClosure: boolean }) {
  const t = useTranslations('holidays.public');
  const days = useDays();
  const { day, name, isOpen } = holiday;
  const choose = useHolidayChange((open: boolean) =>
    call('PUT /holidays/days/:day', { params: { day }, body: { isOpen: open } }),
  );
  return (
    <li className={classes['row']}>
      <b>{days.day(day)}</b>
      <span>{name}</span>
      {isInClosure ? (
        <small>{t('inClosure')}</small>
      ) : (
        <div role="group" aria-label={t('choice', { name })} className={classes['choice']}>
          {[true, false].map((open) => (
            <ChangeButton
              key={String(open)}
              area="profile"
              size="small"
              aria-label={spoken(t(open ? 'open' : 'closed'), name, days.day(day))}
              aria-pressed={isOpen === open}
              onClick={() => (isOpen === open ? undefined : choose.mutate(open))}
            >
              {t(open ? 'open' : 'closed')}
            </ChangeButton>
          ))}
        </div>
      )}
    </li>
  );
}

/** Where the holidays are kept, in words: the region's own name, or the country's in the reader's language. */
function usePlace({ country, region, regions }: HolidaysView): string {
  const { code } = useLocaleSwitch();
  const name = regions.find((each) => each.code === region)?.name;
  return name ?? displayNames(locales[code].tag, { type: 'region' }).of(country) ?? country;
}

/** The public holidays ahead, each closed unless the shop says that it is on duty (PRO-03). */
export function PublicHolidaysCard({ view, onAdd }: { view: HolidaysView; onAdd: () => void }) {
  const t = useTranslations('holidays.public');
  const days = useDays();
  const place = usePlace(view);
  const [isAll, setAll] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { publicHolidays, closures, regions } = view;
  const shown = isAll ? publicHolidays : publicHolidays.slice(0, shownAtFirst);
  const last = shown.at(-1);
  return (
    <Card
      title={t('title', { place })}
      note={last === undefined ? undefined : t('until', { month: days.month(monthOf(last.day)) })}
      action={
        regions.length === 0 ? undefined : (
          <ChangeButton area="profile" tone="link" onClick={() => setChoosing(true)}>
            {t('other')}
            <IconChevronRight size={14} aria-hidden />
          </ChangeButton>
        )
      }
    >
      <ul className={classes['rows']}>
        {shown.map((holiday) => (
          <HolidayRow
            key={holiday.day}
            holiday={holiday}
            isInClosure={closures.some((closure) => isWithin(holiday.day, closure))}
          />
        ))}
      </ul>
      {publicHolidays.length > shownAtFirst ? (
        <div className={classes['more']}>
          <Button tone="link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {t(isAll ? 'fewer' : 'all')}
          </Button>
        </div>
      ) : null}
      <LocalHolidays view={view} onAdd={onAdd} />
      {isChoosing ? <RegionDialog view={view} onClose={() => setChoosing(false)} /> : null}
    </Card>
  );
}
