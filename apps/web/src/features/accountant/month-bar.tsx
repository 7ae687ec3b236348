import type { AccountantView } from '@offizin/contract/accountant/seller';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { IconButton } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import type { AccountantSearch } from './accountant-search.ts';
import classes from './accountant.module.css';

/** Which month is shown, and the ones before and after it. */
export function MonthBar({ view: { month, months } }: { view: AccountantView }) {
  const t = useTranslations('accountant');
  const { monthOfYear } = useFormats();
  const change = useSearchChange<AccountantSearch>();
  const at = months.indexOf(month);
  // Newest first: the month before stands behind.
  const [before, after] = [months[at + 1], months[at - 1]];
  return (
    <div className={classes['months']}>
      <IconButton
        framed
        label={t('previous')}
        disabled={before === undefined}
        onClick={() => change({ month: before })}
      >
        <IconChevronLeft size={16} aria-hidden />
      </IconButton>
      <NativeSelect
        aria-label={t('month')}
        size="xs"
        value={month}
        data={months.map((each) => ({ value: each, label: monthOfYear(`${each}-01T12:00:00Z`) }))}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
      />
      <IconButton framed label={t('next')} disabled={after === undefined} onClick={() => change({ month: after })}>
        <IconChevronRight size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
