import { brands } from '@offizin/domain/brand/brands';
import { consentKinds, consentTexts } from '@offizin/domain/registrations/consents';
import { passwordFault } from '@offizin/domain/identity/password-rules';
import { isAsked, mayBeEmpty } from '@offizin/domain/registrations/fields';
import { type RegistrationField, stepFields } from '@offizin/domain/registrations/steps';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText, useFieldErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainCheckbox } from '../../ui/plain-field.tsx';
import { NewPassword } from '../../parts/passwords/new-password.tsx';
import type { AnswersStep } from './answers-step.tsx';
import type { Draft } from './draft.ts';
import { Bar } from './frame.tsx';
import classes from './registration.module.css';
import { useShownAnswer } from './shown-answer.ts';

const answered = ['shop', 'company', 'contact'] as const;

/** What was answered, step by step, each with the way back to it. */
function Summary({ draft, onStep }: { draft: Draft; onStep: (step: AnswersStep) => void }) {
  const t = useTranslations('registrations');
  const tActions = useTranslations('actions');
  const { answers } = draft;
  const textOf = useShownAnswer();
  return answered.map((step) => {
    const fields = (Object.keys(stepFields[step]) as RegistrationField[]).filter((field) => isAsked(field, answers));
    const isOpen = draft.missing.some((each) => each.step === step);
    return (
      <section key={step} className={classes['card']} data-padded data-open={isOpen || undefined}>
        <h2>
          {t(`step.${step}`)}
          <Button tone="link" onClick={() => onStep(step)} aria-label={`${tActions('change')}: ${t(`step.${step}`)}`}>
            {tActions('change')}
          </Button>
        </h2>
        <dl>
          {fields.map((field) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>
                {textOf(field, answers) || (mayBeEmpty(field, answers) ? '–' : <FieldError>{t('open')}</FieldError>)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}

interface TermsProps {
  readonly draft: Draft;
  readonly onSubmitted: (draft: Draft) => void;
  readonly onStep: (step: AnswersStep) => void;
  readonly onBack: () => void;
}

/** Sends the consents in the versions that are shown, with the password of the new user. */
function useTerms({ draft, onSubmitted }: Pick<TermsProps, 'draft' | 'onSubmitted'>) {
  const t = useTranslations('registrations');
  const errorText = useErrorText();
  const { code: locale } = useLocaleSwitch();
  const fieldText = useFieldErrorText();
  return useForm({
    keptAs: null,
    initial: { password: '', terms: false, privacy: false, dsa: false },
    check: (values) => {
      const fault = passwordFault(values.password);
      const wrong = values.password === '' ? 'field.required' : fault === null ? null : `field.${fault}`;
      return [
        ...(draft.hasUser || wrong === null ? [] : [{ path: 'body.password', code: wrong, params: { limit: 8 } }]),
        ...consentKinds.flatMap((kind) => (values[kind] ? [] : [{ path: `body.${kind}`, code: 'field.required' }])),
        ...(draft.missing.length > 0 ? [{ path: 'body.answers', code: 'field.required' }] : []),
      ];
    },
    texts: {
      ...Object.fromEntries(consentKinds.map((kind) => [kind, () => t('mustAgree')])),
      password: (error) => (error.code === 'field.required' ? t('missingPassword') : fieldText(error)),
    },
    summaryOf: errorText,
    send: async (values) => {
      const versions = {
        terms: consentTexts.terms.version,
        privacy: consentTexts.privacy.version,
        dsa: consentTexts.dsa.version,
      };
      const chosen = draft.hasUser ? null : values.password;
      onSubmitted(await call('POST /registration/submit', { body: { password: chosen, locale, consents: versions } }));
    },
  });
}

type TermsFields = ReturnType<typeof useTerms>;

/** The three consents, each with its version and its text. */
function Consents({ form }: { form: TermsFields }) {
  const t = useTranslations('registrations');
  const formats = useFormats();
  const { terms, privacy } = brands[initialData.brand].legal;
  const hrefs = { terms, privacy, dsa: null } as const;
  const version = (kind: 'terms' | 'privacy') => {
    const { version: number, of } = consentTexts[kind];
    return t('version', { version: number, day: formats.day(`${of}T12:00:00Z`) });
  };
  return (
    <section className={classes['card']}>
      <h2>{t('consents')}</h2>
      {consentKinds.map((kind) => {
        const href = hrefs[kind];
        return (
          <div key={kind} className={classes['consent']}>
            <PlainCheckbox
              {...form.toggle(kind)}
              label={t(`agree.${kind}`)}
              error={form.errorOf(kind)}
              aria-invalid={form.errorOf(kind) ? true : undefined}
            />
            <small>
              {kind === 'dsa' ? t('dsa') : version(kind)}
              {href === null ? null : (
                <a href={href} target="_blank" rel="noreferrer">
                  {t('read')}
                </a>
              )}
            </small>
          </div>
        );
      })}
    </section>
  );
}

/** The last step: what was answered, the password of the new user, and the three consents that are stored with their version. */
export function TermsForm({ draft, onSubmitted, onStep, onBack }: TermsProps) {
  const t = useTranslations('registrations');
  const head = useRef<HTMLHeadingElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => head.current?.focus(), []);
  const form = useTerms({ draft, onSubmitted });
  return (
    <form id={form.id} onSubmit={form.submit} noValidate className={classes['form']}>
      <h1 ref={head} tabIndex={-1}>
        {t('step.terms')}
      </h1>
      <p className={classes['intro']}>{t('stepIntro.terms')}</p>
      {draft.missing.length > 0 ? (
        <Notice tone="amber" title={t('incomplete')}>
          {t('incompleteText')}
        </Notice>
      ) : form.summary === null ? null : (
        <Notice tone="red" title={form.summary} />
      )}
      <h2 className={classes['part']}>{t('summary')}</h2>
      <Summary draft={draft} onStep={onStep} />
      {draft.hasUser ? null : (
        <section className={classes['card']} data-padded>
          <NewPassword {...form.text('password')} ref={password} label={t('password')} />
        </section>
      )}
      <Consents form={form} />
      <p className={classes['after']}>{t('after', { brand: brands[initialData.brand].name })}</p>
      <Bar>
        <Button size="large" onClick={onBack}>
          {t('back')}
        </Button>
        <span />
        <Button type="submit" size="large" tone="primary" running={form.isSending && t('submitting')}>
          {t('submit')}
        </Button>
      </Bar>
    </form>
  );
}
