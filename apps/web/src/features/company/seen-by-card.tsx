import { askedFields, type CompanyContext, fieldRow } from '@offizin/domain/company/fields';
import { brands } from '@offizin/domain/brand/brands';
import { companySections, type CompanyValues } from '@offizin/domain/company/sections';
import { locales } from '@offizin/domain/locale/locales';
import { listFormat } from '@offizin/i18n/intl-formats';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import classes from './company.module.css';

/** Which of the data everybody sees, and which the marketplace alone. */
export function SeenByCard({ context, values }: { context: CompanyContext; values: CompanyValues }) {
  const t = useTranslations('company');
  const { code } = useLocaleSwitch();
  const list = listFormat(locales[code].tag, { type: 'unit', style: 'short' });
  const asked = companySections.flatMap((section) => askedFields(section, context, values));
  const named = (who: 'public' | 'marketplace') =>
    list.format(asked.filter((field) => fieldRow(field).seenBy === who).map((field) => t(`field.${field}`)));
  return (
    <section className={classes['rail']} aria-labelledby="seen-by">
      <h2 id="seen-by">{t('seenBy.title')}</h2>
      <dl className={classes['seen']}>
        <dt>{t('seenBy.public')}</dt>
        <dd>{named('public')}</dd>
        <dt>{t('seenBy.marketplace', { brand: brands[initialData.brand].name })}</dt>
        <dd>{named('marketplace')}</dd>
      </dl>
    </section>
  );
}
