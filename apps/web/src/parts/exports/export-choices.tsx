import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { IconDownload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedExport } from './use-export.ts';
import { Button } from '../../ui/button.tsx';
import { tableFormats } from '@offizin/domain/exports/export-formats';
import { Menu } from '../../ui/menu.ts';

/** What one of a menu's files holds. */
export interface ExportChoice {
  readonly what: string;
  readonly question: ExportQuestion;
  readonly count: number | undefined;
}

/** Offers several selections of a list, each as a workbook or as CSV (OFF-04, OFF-08). */
export function ExportChoices({ choices, name }: { choices: readonly ExportChoice[]; name?: string }) {
  const t = useTranslations('exports');
  const tActions = useTranslations('actions');
  const { isRunning, start } = useSavedExport();
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button icon={<IconDownload size={16} aria-hidden />} running={isRunning && t('starting')}>
          {name ?? t('button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ what, question, count }) => (
          <Fragment key={what}>
            <Menu.Label>
              {what}
              {count === undefined ? '' : ` · ${tActions('rows', { count })}`}
            </Menu.Label>
            {tableFormats.map((format) => (
              <Menu.Item key={format} disabled={isRunning} onClick={() => start({ question, format })}>
                {t('as', { what, format })}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
