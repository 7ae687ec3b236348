import type { CompanyView } from '@offizin/contract/company/seller';
import { brands } from '@offizin/domain/brand/brands';
import { askedFields, askedSections, fieldRow } from '@offizin/domain/company/fields';
import { type CompanySection, fieldsOf } from '@offizin/domain/company/sections';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../platform/country-name.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { focusOn, useSaveKey } from '../../ui/form/page-form.ts';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { useSectionInView } from '../../ui/form/section-form.tsx';
import { type FormPart, type FormSection, partsWith } from '../../ui/form/sections.ts';
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { CompanyNav, markOf, scrollToSection } from './company-nav.tsx';
import { HistoryCard } from '../../parts/history/history-card.tsx';
import { Section } from './section.tsx';
import { SeenByCard } from './seen-by-card.tsx';
import { type CompanyForms, contextOf, useCompanyForms } from './use-company-forms.ts';
import classes from './company.module.css';

/** The sections that the company is asked for, as the frame of the form names them. */
function useFrames(company: CompanyView, forms: CompanyForms): (FormSection & { key: CompanySection })[] {
  const t = useTranslations('company');
  const context = contextOf(company);
  return askedSections(context, company.values).map((section) => ({
    key: section,
    title: t(`section.${section}`),
    parts: askedFields(section, context, { ...company.values, ...forms[section].values }).map((field) => ({
      label: t(`field.${field}`),
      names: [field],
    })),
  }));
}

/** Who only looks changes nothing; nor does who sees no more than the end of a secret, where the section has one. */
function useLocked(company: CompanyView) {
  const refusal = useRoleRefusal('company');
  const hasSecrets = (section: CompanySection) =>
    fieldsOf(section).some((field) => fieldRow(field).masked !== undefined);
  return (section: CompanySection) => refusal !== null || (company.isMasked && hasSecrets(section));
}

interface BarProps {
  readonly forms: CompanyForms;
  readonly frames: readonly (FormSection & { key: CompanySection })[];
  readonly current: string;
  readonly onShow: (section: string) => void;
}

/** The section that is saved next: the one that one is at, else the first with changes. */
function useBar({ forms, frames, current, onShow }: BarProps) {
  const t = useTranslations('company');
  const refusal = useRoleRefusal('company');
  const changed = frames.filter(({ key }) => forms[key].changed.length > 0);
  const next = changed.find(({ key }) => key === current) ?? changed[0];
  const isUnsaved = () => frames.some(({ key }) => forms[key].isUnsaved());
  const { question, close } = useUnsavedGuard(isUnsaved, () => next && forms[next.key].discard(), { isPage: true });
  const save = () => next && forms[next.key].submit();
  useSaveKey(save);
  const show = (part: FormPart) => {
    const frame = frames.find(({ parts }) => parts.includes(part));
    if (frame === undefined) return;
    flushSync(() => onShow(frame.key));
    focusOn(forms[frame.key].id, part.names);
  };
  const bar =
    next === undefined ? null : (
      <SaveBar
        refusal={refusal}
        subject={next.title}
        changed={partsWith([next], forms[next.key].changed)}
        overtaken={partsWith([next], forms[next.key].overtaken)}
        wrong={frames.flatMap((frame) => partsWith([frame], forms[frame.key].wrong))}
        summary={forms[next.key].summary}
        submit={t(`save.${next.key}`)}
        isSending={forms[next.key].isSending}
        onShow={show}
        onSave={save}
        onDiscard={close}
      />
    );
  return { bar, question };
}

/** The company's data by sections, with what was changed last and who sees what. */
export function CompanyPage({ company, first }: { company: CompanyView; first: CompanySection }) {
  const t = useTranslations('company');
  const forms = useCompanyForms(company);
  const frames = useFrames(company, forms);
  const isLocked = useLocked(company);
  const countryName = useCountryName();
  const context = contextOf(company);
  const failing = frames.find(({ key }) => forms[key].failures > 0)?.key ?? first;
  const [current, setCurrent] = useSectionInView(forms[failing], first);
  const { bar, question } = useBar({ forms, frames, current, onShow: setCurrent });
  useEffect(() => {
    if (first !== 'seller_information') scrollToSection(first);
  }, [first]);
  const sections = frames.map(({ key }) => ({
    section: key,
    mark: markOf(forms[key], { section: key, context, saved: company.values }),
  }));
  const brand = brands[initialData.brand].name;
  return (
    <>
      <div className={classes['page']}>
        <CompanyNav
          sections={sections}
          current={current}
          note={t('intro', { brand, country: countryName(company.country) })}
          onChoose={setCurrent}
        />
        <div className={classes['main']}>
          {frames.map((frame) => (
            <Section
              key={frame.key}
              section={frame.key}
              frame={frame}
              form={forms[frame.key]}
              company={company}
              isCurrent={frame.key === current}
              isLocked={isLocked(frame.key)}
              onEnter={setCurrent}
            />
          ))}
        </div>
        <aside className={classes['side']}>
          <HistoryCard group="company" />
          <SeenByCard context={context} values={company.values} />
        </aside>
      </div>
      {bar}
      {question}
    </>
  );
}
