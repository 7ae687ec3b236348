import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { ExportQuestion } from '@offizin/contract/exports';
import { IconDownload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../platform/error-text.ts';
import { useFormats } from '../platform/formats.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { useSavedExport } from '../platform/use-export.ts';
import { Button } from './button.tsx';
import { exportFormats } from './export-formats.ts';

/** What one of a menu's files holds. */
export interface ExportChoice {
  readonly what: string;
  readonly question: ExportQuestion;
  readonly count: number | undefined;
}

/** Offers several selections of a list, each as a workbook or as CSV (OFF-04, OFF-08). */
export function ExportChoices({ choices }: { choices: readonly ExportChoice[] }) {
  const t = useTranslations('exports');
  const { number } = useFormats();
  const errorText = useErrorText();
  const { isRunning, start } = useSavedExport(() => showSnackbar('error', t('failed')));
  const begin = (wanted: { question: ExportQuestion; format: (typeof exportFormats)[number] }) =>
    start.mutate(wanted, { onError: (error) => showSnackbar('error', errorText(error)) });
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button icon={<IconDownload size={16} aria-hidden />} running={isRunning && t('starting')}>
          {t('button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ what, question, count }) => (
          <Fragment key={what}>
            <Menu.Label>
              {what}
              {count === undefined ? '' : ` · ${t('count', { count: number(count) })}`}
            </Menu.Label>
            {exportFormats.map((format) => (
              <Menu.Item key={format} disabled={isRunning} onClick={() => begin({ question, format })}>
                {t('as', { what, format })}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
