import { screenDenial, screens } from '@offizin/domain/access/screens';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import classes from './order-detail.module.css';

const inForceQuery = (at: string) =>
  queryOptions({
    queryKey: ['legal-in-force', at],
    queryFn: ({ signal }) => call('GET /legal-documents/in-force', { query: { at } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

function Versions({ at }: { at: string }) {
  const t = useTranslations('orderDialogs.legal');
  const { data } = useQuery(inForceQuery(at));
  const versions = data?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <div className={classes['cardHead']}>
        <h3>{t('title')}</h3>
      </div>
      <ul className={classes['legal']}>
        {versions.map(({ type, number, language }) => (
          <li key={`${type}/${language}`}>
            <Link to={screens.legal_documents.path} search={{ document: type, version: number, language }}>
              {t('version', { type: t(`type.${type}`), number: String(number) })}
            </Link>
            <span className={classes['soft']}>{language.toUpperCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the customer agreed to: the shop's legal documents as they were when the order was placed (PRO-05). */
export function OrderLegal({ at }: { at: string }) {
  const mayRead = screenDenial('legal_documents', subjectOf(useSignedIn())) === null;
  return mayRead ? <Versions at={at} /> : null;
}
