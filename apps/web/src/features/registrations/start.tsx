import { brands } from '@offizin/domain/brand/brands';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { CodeRequestForm } from '../../parts/public/code-request-form.tsx';
import { useCodeRequest } from '../../parts/public/use-code-request.ts';
import { Notice } from '../../ui/notice.tsx';
import type { AskedCode } from './draft.ts';
import classes from './registration.module.css';

interface StartProps {
  readonly email: string;
  /** What keeps a link from working, or another hint above the form. */
  readonly notice: string | null;
  readonly onAsked: (email: string, asked: AskedCode) => void;
}

/** The address, sent with a proof that a human asks. */
function useStart({ email, onAsked }: Pick<StartProps, 'email' | 'onAsked'>) {
  const t = useTranslations('registrations');
  const { code: locale } = useLocaleSwitch();
  return useCodeRequest({
    email,
    missing: t('missingEmail'),
    invalid: t('invalidEmail'),
    ask: async (typed, proof) => {
      const body = { email: typed, humanCheck: await proof.take(), locale };
      onAsked(typed, await call('POST /registration/code', { body }));
    },
  });
}

/** Where a registration begins, and where it goes on without its link: the address. The answer is the same for each. */
export function Start({ email, notice, onAsked }: StartProps) {
  const t = useTranslations('registrations');
  const tActions = useTranslations('actions');
  const request = useStart({ email, onAsked });
  const { name, support } = brands[initialData.brand];
  return (
    <>
      <h1 className={classes['title']}>{t('title', { brand: name })}</h1>
      <p className={classes['intro']}>{t('intro')}</p>
      {notice === null ? null : <Notice tone="amber" title={notice} />}
      <CodeRequestForm
        request={request}
        label={t('email')}
        refused={{
          title: tActions('codeNotSent'),
          text: (reason) => `${reason} ${t('otherAddress', { phone: support.phone })}`,
        }}
        submit={t('begin')}
        sending={tActions('sending')}
      />
      <Link to="/login" className={classes['link']}>
        {t('haveAccount')}
      </Link>
    </>
  );
}
