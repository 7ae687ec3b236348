import { brands } from '@offizin/domain/brand/brands';
import { IconHelp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import classes from '../sync.module.css';

/** Whom to ask when the results look wrong (SYN-04). */
export function ContactCard() {
  const t = useTranslations('sync.contact');
  return (
    <section className={`${classes['card']} ${classes['contact']}`}>
      <h2>
        <IconHelp size={16} aria-hidden />
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <a href={`mailto:${brands[initialData.brand].support.email}`}>{t('link')}</a>
    </section>
  );
}
