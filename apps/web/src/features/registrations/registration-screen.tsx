import {
  type RegistrationAnswers,
  type RegistrationStep,
  registrationSteps,
} from '@offizin/domain/registrations/steps';
import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { PublicLayout } from '../../parts/public/public-layout.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../parts/page-head.tsx';
import { AnswersForm } from './answers-step.tsx';
import { Aside } from './aside.tsx';
import { CodeStep } from './code-step.tsx';
import { type AskedCode, type Draft, firstOpenStep, isStep, loadDraft } from './draft.ts';
import { Frame } from './frame.tsx';
import { Outcome, VatCheck } from './outcome.tsx';
import { Start } from './start.tsx';
import { TermsForm } from './terms-step.tsx';
import { withTyped } from './typed-draft.ts';

/** The address and its code, until a draft is open. */
function Begin({ notice, onDraft }: { notice: string | null; onDraft: (draft: Draft) => void }) {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<AskedCode | null>(null);
  return (
    <PublicLayout>
      {asked === null ? (
        <Start
          email={email}
          notice={notice}
          onAsked={(typed, code) => {
            setEmail(typed);
            setAsked(code);
          }}
        />
      ) : (
        <CodeStep email={email} asked={asked} onAsked={setAsked} onProven={onDraft} onOther={() => setAsked(null)} />
      )}
    </PublicLayout>
  );
}

/** The steps of a draft; each is an entry of the history, so that Back goes one step back. */
function Steps({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const t = useTranslations('registrations');
  const formats = useFormats();
  const navigate = useNavigate();
  const { step: asked } = useSearch({ strict: false }) as { step?: unknown };
  const step = isStep(asked) ? asked : firstOpenStep(draft);
  const at = registrationSteps.indexOf(step);
  const [typed, setTyped] = useState<RegistrationAnswers>({});
  const open = new Set(draft.missing.map((each) => each.step));
  const goTo = (to: RegistrationStep | undefined, { replace = false } = {}) => {
    const query = to === undefined ? '' : `?step=${to}`;
    void navigate({ href: screens.registration.path + query, replace });
  };
  // With its step in the address, Back comes here again although answers were saved since.
  const nameStep = useEffectEvent(() => goTo(step, { replace: true }));
  const isNamed = isStep(asked);
  useEffect(() => {
    if (!isNamed) nameStep();
  }, [isNamed]);
  const note = t('stepOf', { step: String(at + 1), count: String(registrationSteps.length) });
  return (
    <Frame
      step={step}
      done={new Set(registrationSteps.filter((each) => each !== 'terms' && !open.has(each)))}
      note={`${note}. ${t('savedAt', { time: formats.time(draft.savedAt) })}`}
      aside={<Aside draft={withTyped(draft, typed)} step={step} />}
    >
      {draft.state === 'changes_requested' ? (
        <Notice tone="amber" title={t('changesTitle')}>
          {t('changesText', { brand: brands[initialData.brand].name })}
          <ul>
            {draft.notes.map(({ field, reason }) => (
              <li key={`${field}/${reason}`}>{field === null ? reason : `${t(`field.${field}`)}: ${reason}`}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {draft.vatCheck === 'invalid' ? <VatCheck state="invalid" /> : null}
      {step === 'terms' ? (
        <TermsForm
          draft={draft}
          onSubmitted={onDraft}
          onStep={(to) => goTo(to)}
          onBack={() => goTo(registrationSteps[at - 1])}
        />
      ) : (
        <AnswersForm
          key={step}
          step={step}
          draft={draft}
          onSaved={onDraft}
          onTyped={setTyped}
          onGo={(to) => {
            if (to === 'leave') void navigate({ to: '/login' });
            else goTo(registrationSteps[to === 'next' ? at + 1 : at - 1]);
          }}
        />
      )}
    </Frame>
  );
}

type Loaded = { readonly draft: Draft | null; readonly error: unknown; readonly failed: boolean };

/** Registration of a seller (AUT-12): the address, four steps, and what became of it. */
export function RegistrationScreen() {
  const t = useTranslations('registrations');
  const errorText = useErrorText();
  usePageTitle(t('name'));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = () =>
    loadDraft().then(
      (draft) => setLoaded({ draft, error: null, failed: false }),
      (error: unknown) => {
        const isUsed = error instanceof ApiError && error.code === 'registration.link_used';
        setLoaded({ draft: null, error, failed: !isUsed });
      },
    );
  const begin = useEffectEvent(load);
  useEffect(() => void begin(), []);
  const onDraft = (draft: Draft) => setLoaded({ draft, error: null, failed: false });
  if (loaded === null) return <PublicLayout>{null}</PublicLayout>;
  const { draft, error, failed } = loaded;
  const notice = error === null ? null : errorText(error);
  if (failed)
    return (
      <PublicLayout>
        <Notice tone="red" title={t('failed')}>
          {notice}
        </Notice>
        <Button onClick={() => void load()}>{t('again')}</Button>
      </PublicLayout>
    );
  if (draft === null) return <Begin notice={notice} onDraft={onDraft} />;
  if (draft.state === 'draft' || draft.state === 'changes_requested') return <Steps draft={draft} onDraft={onDraft} />;
  return (
    <PublicLayout>
      <Outcome draft={draft} state={draft.state} onDraft={onDraft} />
    </PublicLayout>
  );
}
