import {
  answerFault,
  isAsked,
  type RegistrationAnswers,
  type RegistrationField,
  registrationSteps,
  stepFields,
} from '@offizin/domain/registration/fields';
import { prefixOf } from '@offizin/domain/registration/phone-number';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Draft } from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { Bar } from './frame.tsx';
import classes from './registration.module.css';

export type AnswersStep = 'shop' | 'company' | 'contact';

interface StepProps {
  readonly step: AnswersStep;
  readonly draft: Draft;
  readonly onSaved: (draft: Draft) => void;
  readonly onGo: (to: 'back' | 'next' | 'leave') => void;
}

type Values = Record<RegistrationField, string>;

/** The fields of the step as the form holds them; the prefix of the phone follows the country. */
function initialOf(step: AnswersStep, { answers }: Draft): Values {
  const fields = Object.keys(stepFields[step]) as RegistrationField[];
  const values = Object.fromEntries(fields.map((field) => [field, answers[field] ?? ''])) as Values;
  const prefix = answers.phonePrefix ?? prefixOf(answers.country ?? '');
  return step === 'contact' ? { ...values, phonePrefix: prefix } : values;
}

const save = (step: AnswersStep, answers: RegistrationAnswers): Promise<Draft> =>
  call('PUT /registration/answers', { body: { step, answers } });

/** A reload or a closed tab asks first while something is typed that is not saved. */
function useLeaveGuard(isUnsaved: () => boolean): void {
  const now = useRef(isUnsaved);
  useEffect(() => {
    now.current = isUnsaved;
  });
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (now.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);
}

/** The form of a step: it is sent whole, and kept as it is when one goes back or leaves. */
function useAnswers({ step, draft, onSaved, onGo }: StepProps) {
  const errorText = useErrorText();
  const withOthers = (values: RegistrationAnswers) => ({ ...draft.answers, ...values });
  const shown = (values: RegistrationAnswers) =>
    (Object.keys(stepFields[step]) as RegistrationField[]).filter((field) => isAsked(field, withOthers(values)));
  const form = useForm<Values>({
    initial: initialOf(step, draft),
    check: (values) =>
      shown(values).flatMap((field) => {
        const code = answerFault(field, withOthers(values), initialData.brand);
        return code === null ? [] : [{ path: `body.${field}`, code }];
      }),
    summaryOf: errorText,
    send: async (values) => onSaved(await save(step, values)),
    onSent: () => onGo('next'),
  });
  useLeaveGuard(form.isUnsaved);
  const leave = async (to: 'back' | 'leave') => {
    try {
      if (form.isUnsaved()) onSaved(await save(step, form.values));
    } catch (error) {
      form.refuse(error);
      return;
    }
    onGo(to);
  };
  return { form, shown: shown(form.values), answers: withOthers(form.values), leave };
}

/** One step of answers: it goes on when all are right, and is saved as it is when one goes back or leaves. */
export function AnswersForm({ step, draft, onSaved, onGo }: StepProps) {
  const t = useTranslations('registrations');
  const head = useRef<HTMLHeadingElement>(null);
  const { form, shown, answers, leave } = useAnswers({ step, draft, onSaved, onGo });
  useEffect(() => head.current?.focus(), []);
  const notes = new Map(draft.notes.map(({ field, reason }) => [field, reason]));
  const before = registrationSteps[registrationSteps.indexOf(step) - 1];
  return (
    <form id={form.id} onSubmit={form.submit} noValidate className={classes['form']}>
      <h1 ref={head} tabIndex={-1}>
        {t(`step.${step}`)}
      </h1>
      <p className={classes['intro']}>{t(`stepIntro.${step}`)}</p>
      {form.summary === null ? null : <Notice tone="red" title={form.summary} />}
      <section className={classes['card']} data-fields>
        {shown.map((field) => (
          <div key={field} data-field={field}>
            {notes.has(field) ? <Notice tone="amber" title={notes.get(field) ?? ''} /> : null}
            <FieldInput field={field} answers={answers} bound={form.text(field)} maxLength={lengths[field]} />
          </div>
        ))}
      </section>
      <Bar>
        {before === undefined ? null : (
          <Button size="large" onClick={() => void leave('back')}>
            {t('back')}
          </Button>
        )}
        <span />
        <Button size="large" onClick={() => void leave('leave')}>
          {t('later')}
        </Button>
        <Button type="submit" size="large" tone="primary" running={form.isSending && t('saving')}>
          {t('next')}
        </Button>
      </Bar>
    </form>
  );
}

const lengths: Readonly<Record<RegistrationField, number>> = {
  ...stepFields.shop,
  ...stepFields.company,
  ...stepFields.contact,
};
