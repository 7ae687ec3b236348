import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { tableFormats } from '@offizin/domain/exports/export-formats';
import { quarterOf } from '@offizin/domain/tax-months/months';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedExport, type WantedFile } from '../../../parts/exports/use-export.ts';
import { loadTopics } from '../../../platform/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Menu } from '../../../ui/menu.ts';

const AccountsDialog = lazyDialog(async () => {
  const [{ AccountsDialog: Dialog }] = await Promise.all([import('./accounts-dialog.tsx'), loadTopics(['forms'])]);
  return Dialog;
});

interface Choice {
  readonly what: string;
  readonly wanted: WantedFile;
}

/** The files of a month: tables for everybody, and what the programs of the shop's country take in. */
function useChoices({ month, country }: TaxMonthView): Choice[] {
  const t = useTranslations('taxMonths.file');
  const tExports = useTranslations('exports');
  const tables = (kind: 'tax_month' | 'modelo_303', what: string) =>
    tableFormats.map((format) => ({
      what: tExports('as', { what, format }),
      wanted: { question: { kind, month }, format },
    }));
  const books = (['datev', 'lexware'] as const).map((kind) => ({
    what: t(kind),
    wanted: { question: { kind, month }, format: 'csv' as const },
  }));
  return [
    ...tables('tax_month', t('table')),
    ...(country === 'DE' ? books : []),
    { what: t('payout_statement'), wanted: { question: { kind: 'payout_statement', month }, format: 'xml' } },
    ...(country === 'ES' ? tables('modelo_303', t('modelo_303', { quarter: quarterOf(month) })) : []),
  ];
}

/** Takes the month to the books: files, and the accounts that they are posted to. */
export function TaxFiles({ view }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths.accounts');
  const tExports = useTranslations('exports');
  const { isRunning, start } = useSavedExport();
  const [isOpen, setIsOpen] = useState(false);
  const choices = useChoices(view);
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button icon={<IconDownload size={16} aria-hidden />} running={isRunning && tExports('starting')}>
            {tExports('button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map(({ what, wanted }) => (
            <Menu.Item key={what} disabled={isRunning} onClick={() => start(wanted)}>
              {what}
            </Menu.Item>
          ))}
          {view.country === 'DE' ? (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setIsOpen(true)}>{t('open')}</Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isOpen ? <AccountsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
