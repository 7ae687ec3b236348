import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedExport } from '../../../parts/exports/use-export.ts';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.ts';
import { ledgerSummaryQuery } from '../ledger/ledger-queries.ts';
import classes from '../ledger/ledger.module.css';

/** What the shop is owed when a month begins and ends and what moved it, as a file for the books. */
export function StatementBar() {
  const t = useTranslations('settlement.statement');
  const { monthOfYear } = useFormats();
  const { data } = useQuery(ledgerSummaryQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { isRunning, start } = useSavedExport();
  const months = data?.statements ?? [];
  const month = chosen ?? months[0];
  if (month === undefined) return null;
  return (
    <div className={classes['bar']} role="group" aria-label={t('label')}>
      <NativeSelect
        aria-label={t('month')}
        size="xs"
        className={classes['month']}
        value={month}
        data={months.map((value) => ({ value, label: monthOfYear(`${value}-01T12:00:00Z`) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        icon={<IconDownload size={16} aria-hidden />}
        running={isRunning && t('running')}
        onClick={() => start({ question: { kind: 'payout_statement', month }, format: 'xml' })}
      >
        {t('button')}
      </Button>
    </div>
  );
}
