import { IconAlertCircle, IconCircleCheck, IconDownload, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { offerListFilters } from '@offizin/domain/offers/offer-filters';
import { filterBody } from '../../platform/list-filters.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { type FileExport, useSaveExport } from '../../parts/exports/use-export.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { tableFormats } from '@offizin/domain/exports/export-formats';
import { Menu } from '../../ui/menu.ts';
import classes from './offers.module.css';
import { isFiltered, type OfferSearch } from './offer-search.ts';

/** The filter of an address as a body has it. */
const selectionOf = (search: OfferSearch) => filterBody(offerListFilters, search);

export interface ExportMenuProps {
  readonly exporting: FileExport;
  readonly search: OfferSearch;
  readonly total: number | undefined;
  readonly filtered: number | undefined;
}

/** Exports all offers or the filtered ones, as a workbook or as CSV (OFF-04). */
export function ExportMenu({ exporting, search, total, filtered }: ExportMenuProps) {
  const t = useTranslations('exports');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const { start, isRunning } = exporting;
  const begin = (filter: ReturnType<typeof selectionOf>, format: (typeof tableFormats)[number]) =>
    start.mutate(
      { question: { kind: 'offers', filter }, format },
      { onError: (error) => showSnackbar('error', errorText(error)) },
    );
  const items = (what: string, filter: ReturnType<typeof selectionOf>, count: number | undefined) => (
    <>
      <Menu.Label>
        {what}
        {count === undefined ? '' : ` · ${tActions('rows', { count })}`}
      </Menu.Label>
      {tableFormats.map((format) => (
        <Menu.Item key={format} disabled={isRunning} onClick={() => begin(filter, format)}>
          {t('as', { what, format })}
        </Menu.Item>
      ))}
    </>
  );
  const narrows = isFiltered(search) || search.status !== undefined;
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button icon={<IconDownload size={16} aria-hidden />} data-tour="offers-export">
          {t('button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items(t('all'), {}, total)}
        {narrows ? items(t('filtered'), selectionOf(search), filtered) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** How far the file is, and the file when it is there. */
export function ExportProgress({ exporting: { state, done, forget } }: { exporting: FileExport }) {
  const t = useTranslations('exports');
  const tShell = useTranslations('shell');
  const save = useSaveExport();
  if (state === null || state.status === 'expired') return null;
  return (
    <div className={classes['export']} data-state={state.status}>
      <span role="status">
        {state.status === 'ready' ? <IconCircleCheck size={18} aria-hidden /> : null}
        {state.status === 'failed' ? <IconAlertCircle size={18} aria-hidden /> : null}
        {state.status === 'preparing' ? (done > 0 ? t('preparing', { rows: done }) : t('starting')) : null}
        {state.status === 'ready' ? t('ready', { rows: state.rows ?? 0 }) : null}
        {state.status === 'failed' ? t('failed') : null}
      </span>
      {state.status === 'ready' ? (
        <Button
          size="small"
          tone="primary"
          icon={<IconDownload size={16} aria-hidden />}
          onClick={() => void save(state.id)}
        >
          {t('save')}
        </Button>
      ) : null}
      {state.status === 'preparing' ? null : (
        <IconButton label={tShell('dismiss')} onClick={forget}>
          <IconX aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
