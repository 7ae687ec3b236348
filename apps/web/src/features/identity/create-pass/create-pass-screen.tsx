import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PublicLayout } from '../../../parts/public/public-layout.tsx';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { AskStep } from './ask-step.tsx';
import { type AskedCode, forgetAsked, keepAsked, readAsked } from './asked-code.ts';
import { ChooseStep } from './choose-step.tsx';
import type { SavedPassword } from './use-choose-step.ts';
import { CodePanel } from './code-panel.tsx';
import { SavedStep } from './saved-step.tsx';

/** A new password in two steps: a code by e-mail, then the code with the password (AUT-10). Each step is an entry of the history. */
export function CreatePassScreen() {
  const t = useTranslations('passwords');
  const navigate = useNavigate();
  const { step } = useSearch({ strict: false }) as { step?: unknown };
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(readAsked);
  const [saved, setSaved] = useState<SavedPassword | null>(null);
  const isChoosing = step === 'code' && asked !== null;
  usePageTitle(isChoosing ? t('title') : t('askTitle'));

  const take = (code: AskedCode) => {
    keepAsked(code);
    setAsked(code);
  };
  if (saved !== null)
    return (
      <PublicLayout>
        <SavedStep {...saved} />
      </PublicLayout>
    );
  if (!isChoosing)
    return (
      <PublicLayout>
        <AskStep
          email={email}
          onEmail={setEmail}
          onAsked={(code) => {
            take(code);
            void navigate({ to: '/create-pass', search: { step: 'code' } });
          }}
        />
      </PublicLayout>
    );
  return (
    <PublicLayout panel={<CodePanel asked={asked} email={email} />}>
      <ChooseStep
        asked={asked}
        email={email}
        onAsked={take}
        onSaved={(done) => {
          forgetAsked();
          setSaved(done);
        }}
      />
    </PublicLayout>
  );
}
