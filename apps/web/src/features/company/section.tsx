import type { CompanyView } from '@offizin/contract/company/seller';
import { askedFields } from '@offizin/domain/company/fields';
import { type CompanySection } from '@offizin/domain/company/sections';
import { brands } from '@offizin/domain/brand/brands';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useCountryName } from '../../platform/country-name.ts';
import { SectionCard } from '../../ui/form/section-form.tsx';
import { KeptNote } from '../../ui/form/kept-note.tsx';
import type { FormSection } from '../../ui/form/sections.ts';
import { CompanyFieldInput, CountryField } from './field-input.tsx';
import { type CompanyForm, contextOf } from './use-company-forms.ts';
import { SectionAddress } from './section-address.tsx';
import { ViesNotice } from './vies-notice.tsx';
import classes from './company.module.css';

export interface SectionProps {
  readonly section: CompanySection;
  readonly frame: FormSection;
  readonly form: CompanyForm;
  readonly company: CompanyView;
  readonly isCurrent: boolean;
  readonly isLocked: boolean;
  readonly onEnter: (key: string) => void;
}

/** When a section was saved and by whom, or what it is for. */
function useNote({ section, company }: SectionProps): string {
  const t = useTranslations('company');
  const formats = useFormats();
  const saved = company.sections.find((each) => each.section === section);
  if (saved === undefined || saved.savedAt === null) return t(`note.${section}`);
  const day = formats.day(saved.savedAt);
  const who = saved.savedBy ?? brands[initialData.brand].name;
  return t('savedOn', { day, who });
}

/** A section of the company's data; it is saved for itself. */
export function Section(props: SectionProps) {
  const { section, frame, form, company, isCurrent, isLocked, onEnter } = props;
  const t = useTranslations('company');
  const tBar = useTranslations('forms.saveBar');
  const countryName = useCountryName();
  const context = contextOf(company);
  const { values, vatCheck } = company;
  const fields = askedFields(section, context, { ...values, ...form.values });
  const [isFirst, isFiscal] = [section === 'seller_information', section === 'fiscal_information'];
  const count = form.changed.length;
  const note = useNote(props);
  const change = (
    <span className={classes['changes']}>
      <i className={classes['dot']} aria-hidden />
      {tBar('changes', { count })}
    </span>
  );
  return (
    <form id={form.id} onSubmit={form.submit} noValidate data-changed={count > 0 || undefined}>
      <SectionCard
        section={frame}
        isCurrent={isCurrent}
        onEnter={onEnter}
        note={note}
        action={count > 0 ? change : undefined}
      >
        <div className={classes['fields']}>
          <KeptNote form={form} />
          {fields.map((field) => [
            field === 'street' && !isLocked ? (
              <SectionAddress key="find" country={company.country} form={form} />
            ) : null,
            <CompanyFieldInput key={field} {...{ field, form, context, vatCheck, isLocked }} saved={values} />,
            isFirst && field === 'legalForm' ? (
              <CountryField key="country" name={countryName(company.country)} />
            ) : null,
          ])}
          {isFiscal && vatCheck !== null ? <ViesNotice vatCheck={vatCheck} /> : null}
          {isLocked && section === 'bank_account' ? <p className={classes['only']}>{t('ownersOnly')}</p> : null}
        </div>
      </SectionCard>
      <button type="submit" hidden disabled={count === 0} aria-label={t(`save.${section}`)} />
    </form>
  );
}
