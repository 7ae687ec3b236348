import { type CompanyContext, sectionFaults } from '@offizin/domain/company/fields';
import type { CompanySection, CompanyValues } from '@offizin/domain/company/sections';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { CompanyForm } from './use-company-forms.ts';
import classes from './company.module.css';

type Mark = 'wrong' | 'changed' | 'open' | 'done';

/** How a section stands: what is wrong comes before what is changed, and that before what is missing. */
export function markOf(
  form: Pick<CompanyForm, 'wrong' | 'changed'>,
  { section, context, saved }: { section: CompanySection; context: CompanyContext; saved: CompanyValues },
): Mark {
  if (form.wrong.length > 0) return 'wrong';
  if (form.changed.length > 0) return 'changed';
  return sectionFaults(section, context, saved).length > 0 ? 'open' : 'done';
}

const icons = { wrong: IconAlertCircle, open: IconCircleDashed, done: IconCircleCheck } as const;

function MarkIcon({ mark }: { mark: Mark }) {
  const t = useTranslations('company.mark');
  if (mark === 'changed') return <i className={classes['dot']} role="img" aria-label={t(mark)} />;
  const Icon = icons[mark];
  return <Icon size={16} data-mark={mark} role="img" aria-label={t(mark)} />;
}

export interface NavSection {
  readonly section: CompanySection;
  readonly mark: Mark;
}

/** Leads to the sections and says how each stands; tabs on phones. */
export function CompanyNav({
  sections,
  current,
  note,
  onChoose,
}: {
  readonly sections: readonly NavSection[];
  readonly current: string;
  readonly note: string;
  readonly onChoose: (section: string) => void;
}) {
  const t = useTranslations('company');
  const choose = (section: CompanySection) => {
    flushSync(() => onChoose(section));
    scrollToSection(section);
  };
  return (
    <nav className={classes['nav']} aria-label={t('sections')}>
      <div className={classes['links']}>
        {sections.map(({ section, mark }) => (
          <button
            key={section}
            type="button"
            aria-current={section === current ? 'true' : undefined}
            onClick={() => choose(section)}
          >
            {t(`section.${section}`)}
            <MarkIcon mark={mark} />
          </button>
        ))}
      </div>
      <p>{note}</p>
    </nav>
  );
}

export function scrollToSection(section: string): void {
  document.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
