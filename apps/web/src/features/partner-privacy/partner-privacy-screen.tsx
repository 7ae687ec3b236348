import { brands } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { retentionTerms } from '@offizin/domain/retention';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useSession } from '../../platform/session.ts';
import { PublicLayout } from '../../parts/public/public-layout.tsx';
import { usePageTitle } from '../../parts/page-head.tsx';
import classes from './partner-privacy.module.css';

/** The day from which this text holds; whoever changes the text changes the day. */
const inForceSince = '2026-11-22T12:00:00Z';

const sections = ['controller', 'data', 'purpose', 'recipients', 'term', 'rights', 'cookies'] as const;

/** The privacy policy for the people of partner shops (AUT-13); its terms are those by which rows are really deleted. */
export function PartnerPrivacyScreen() {
  const t = useTranslations('partnerPrivacy');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const signedIn = useSession();
  const name = useTranslations('shell.screen')('partner_privacy_policy');
  usePageTitle(name);
  const { name: brand, company, support } = brands[initialData.brand];
  const values = {
    brand,
    company,
    email: support.email,
    day: formats.day(inForceSince),
    history: String(retentionTerms.audit.days),
    customers: String(retentionTerms.seller_order.days),
    registration: String(limits.registrationKept / 86_400),
  };
  return (
    <PublicLayout>
      <h1 className={classes['title']}>{name}</h1>
      <p className={classes['text']}>{t('intro', values)}</p>
      {sections.map((section) => (
        <section key={section} className={classes['text']}>
          <h2>{t(`section.${section}.title`)}</h2>
          <p>{t(`section.${section}.text`, values)}</p>
        </section>
      ))}
      {signedIn === null ? <Link to="/login">{tActions('toSignIn')}</Link> : null}
    </PublicLayout>
  );
}
