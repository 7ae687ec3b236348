import type { ClosureView, EmergencyDutyView, HolidaysView, SpecialHoursView } from '@offizin/contract/calendar/seller';
import { calendarFile } from '@offizin/domain/calendar/calendar-file';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useNow } from '../../platform/now.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { saveText } from '../../platform/save-file.ts';
import { useSignedIn } from '../../platform/session.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { HistoryCard } from '../../parts/history/history-card.tsx';
import { Button } from '../../ui/button.tsx';
import type { FormSection } from '../../ui/form/sections.ts';
import { SectionForm } from '../../ui/form/section-form.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { ClosuresCard } from './closures-card.tsx';
import { holidaysQuery } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { DutyCard } from './duty-card.tsx';
import { DutyDialog } from './duty-dialog.tsx';
import { LocalDialog } from './local-dialog.tsx';
import { PlannerPanel } from './planner-panel.tsx';
import { PublicHolidaysCard } from './public-holidays-card.tsx';
import { SpecialCard } from './special-card.tsx';
import { SpecialDialog } from './special-dialog.tsx';
import { useClosureForm } from './use-closure-form.ts';

const liveProfile = { queryKey: holidaysQuery.queryKey, everyMs: 1000 };
const liveOrders = { queryKey: holidaysQuery.queryKey, everyMs: 5000 };
const shownChanges = [
  'closures.changed',
  'special_hours.changed',
  'emergency_duty.changed',
  'holidays.changed',
] as const;

function useSection(): FormSection {
  const t = useTranslations('holidays');
  return {
    key: 'closure',
    title: t('planner.new'),
    parts: [
      { label: t('planner.dates'), names: ['from', 'to'] },
      { label: t('planner.reason'), names: ['reason'] },
      { label: t('offers.title'), names: ['offers'] },
    ],
  };
}

/** What is added or changed in a dialog. */
type Opened =
  | { readonly kind: 'special'; readonly changed: SpecialHoursView | null }
  | { readonly kind: 'duty'; readonly changed: EmergencyDutyView | null }
  | { readonly kind: 'local' };

/** They stand beside the planner's form, not in it: what is sent in them is not a closure. */
function DayDialog({ view, opened, onClose }: { view: HolidaysView; opened: Opened; onClose: () => void }) {
  if (opened.kind === 'special') return <SpecialDialog view={view} changed={opened.changed} onClose={onClose} />;
  if (opened.kind === 'duty') return <DutyDialog view={view} changed={opened.changed} onClose={onClose} />;
  return <LocalDialog view={view} onClose={onClose} />;
}

interface EditorProps {
  readonly view: HolidaysView;
  readonly closure: ClosureView | null;
  readonly onDone: () => void;
  readonly onEdit: (closure: ClosureView) => void;
}

function Editor({ view, closure, onDone, onEdit }: EditorProps) {
  const t = useTranslations('holidays');
  const form = useClosureForm(view, closure, onDone);
  const refusal = useRoleRefusal('profile');
  const section = useSection();
  const [opened, setOpened] = useState<Opened | null>(null);
  const edit = (chosen: ClosureView) => {
    if (form.isUnsaved()) showSnackbar('error', t('saveFirst'));
    else onEdit(chosen);
  };
  return (
    <>
      <SectionForm
        form={form}
        refusal={refusal}
        sections={[section]}
        submit={t('planner.submit')}
        note={() => t('planner.note')}
        onShow={() => undefined}
        className={classes['columns']}
      >
        <div className={classes['calendar']}>
          <CalendarCard form={form} view={view} changed={closure?.id ?? null} />
        </div>
        <div className={classes['planner']}>
          <PlannerPanel form={form} view={view} closure={closure} />
        </div>
        <div className={classes['lists']}>
          <ClosuresCard closures={view.closures} onEdit={edit} />
          <SpecialCard view={view} onOpen={(changed) => setOpened({ kind: 'special', changed })} />
          <DutyCard view={view} onOpen={(changed) => setOpened({ kind: 'duty', changed })} />
          <PublicHolidaysCard view={view} onAdd={() => setOpened({ kind: 'local' })} />
          <HistoryCard group="company" kinds={shownChanges} />
        </div>
      </SectionForm>
      {opened === null ? null : <DayDialog view={view} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function FileButton({ view }: { view: HolidaysView }) {
  const t = useTranslations('holidays');
  const { seller } = useSignedIn();
  const now = useNow(60_000);
  const save = () => {
    const entries = view.closures.map(({ id, from, to, reason }) => ({
      id,
      from,
      to,
      title: `${seller.name}: ${reason ?? t('calendar.closed')}`,
    }));
    saveText('closures.ics', calendarFile(entries, seller.name, now));
  };
  return (
    <Button icon={<IconDownload size={18} aria-hidden />} disabled={view.closures.length === 0} onClick={save}>
      {t('asFile')}
    </Button>
  );
}

function Holidays({ view }: { view: HolidaysView }) {
  const [edited, setEdited] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const closure = view.closures.find(({ id }) => id === edited) ?? null;
  const begin = (id: string | null) => {
    setEdited(id);
    setRound(round + 1);
  };
  return <Editor key={round} view={view} closure={closure} onDone={() => begin(null)} onEdit={({ id }) => begin(id)} />;
}

/** When the shop is closed besides its weekly hours, planned with what that does to orders and offers (PRO-03, PRO-13). */
export function CalendarScreen() {
  const title = useTranslations('shell.screen')('holidays');
  const t = useTranslations('holidays');
  const tActions = useTranslations('actions');
  const tErrors = useTranslations('errors');
  const query = useQuery(holidaysQuery);
  const { data } = query;
  useLiveQueries('profile', liveProfile);
  useLiveQueries('order', liveOrders);
  return (
    <>
      <PageHead title={title}>{data === undefined ? null : <FileButton view={data} />}</PageHead>
      <QueryState
        query={query}
        failed={{ title: t('failed'), text: tErrors('dialog.text'), retry: tActions('tryAgain') }}
      >
        {(view) => <Holidays view={view} />}
      </QueryState>
    </>
  );
}
