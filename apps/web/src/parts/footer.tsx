import { brands } from '@offizin/domain/brand/brands';
import { useTranslations } from 'use-intl';
import { initialData } from '../platform/initial-data.ts';
import { reopenConsent } from '../platform/consent.ts';
import classes from './footer.module.css';

/** The footer of every screen: the operator's legal pages and the cookie settings. */
export function Footer() {
  const t = useTranslations('shell.footer');
  const brand = brands[initialData.brand];
  return (
    <footer className={classes['footer']}>
      <nav aria-label={t('label')} style={{ display: 'contents' }}>
        <a href={brand.legal.notice} rel="noreferrer" target="_blank">
          {t('legal')}
        </a>
        <a href={brand.legal.privacy} rel="noreferrer" target="_blank">
          {t('privacy')}
        </a>
        <a href={brand.legal.terms} rel="noreferrer" target="_blank">
          {t('terms')}
        </a>
        <button type="button" onClick={reopenConsent}>
          {t('cookies')}
        </button>
      </nav>
      <span className={classes['company']}>{brand.company}</span>
    </footer>
  );
}
