import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import { addressFields } from '@offizin/domain/company/sections';
import { answerFault, isAsked, takesLicence } from '@offizin/domain/registrations/fields';
import {
  type RegistrationAnswers,
  type RegistrationField,
  registrationSteps,
  stepFields,
} from '@offizin/domain/registrations/steps';
import { meantAnswers } from '@offizin/domain/registrations/meant-answers';
import { prefixOf } from '@offizin/domain/company/phone-number';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFaultText } from '../../parts/fault-text.ts';
import { AddressSearch } from '../../parts/address-search.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { answerContext } from './answer-context.ts';
import type { Draft } from './draft.ts';
import { FieldInput } from './field-input.tsx';
import { Bar } from './frame.tsx';
import { useIbanText } from './iban-text.ts';
import { LicenceCard } from './licence-card.tsx';
import { partsOf } from './parts.ts';
import classes from './registration.module.css';

export type AnswersStep = 'shop' | 'company' | 'contact';

interface StepProps {
  readonly step: AnswersStep;
  readonly draft: Draft;
  readonly onSaved: (draft: Draft) => void;
  /** Whenever a field is left: what is typed, saved or not. */
  readonly onTyped: (answers: RegistrationAnswers) => void;
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

/** Each field says what the rules of a company's texts and numbers found. */
const textsOf = (step: AnswersStep, text: ReturnType<typeof useFaultText>) =>
  Object.fromEntries(Object.keys(stepFields[step]).map((field) => [field, text]));

/** Only the server knows some of the rules: what it finds wrong among saved answers is shown at their fields. */
function refuseWrong(step: AnswersStep, { missing }: Draft): void {
  const errors = missing
    .filter((each) => each.step === step)
    .map(({ step: _step, field, ...fault }) => ({ path: `body.${field}`, ...fault }));
  if (errors.length === 0) return;
  const said = { type: 'about:blank', title: '', detail: '', requestId: '', status: 400 } as const;
  throw new ApiError(400, 'request.invalid', { ...said, message: 'request.invalid', errors });
}

const save = (step: AnswersStep, answers: RegistrationAnswers): Promise<Draft> =>
  call('PUT /registration/answers', { body: { step, answers } });

/** What is typed is saved when one goes elsewhere, by the browser's Back too; where that fails one stays. */
function useSavedOnLeaving(isUnsaved: () => boolean, saveNow: () => Promise<boolean>): void {
  useBlocker({
    shouldBlockFn: async () => isUnsaved() && !(await saveNow()),
    enableBeforeUnload: isUnsaved,
  });
}

/** The form of a step: it is sent whole, and kept as it is when one goes back or leaves. */
function useAnswers({ step, draft, onSaved, onGo }: StepProps) {
  const t = useTranslations('registrations');
  const errorText = useErrorText();
  const ibanText = useIbanText();
  const faultText = useFaultText();
  const withOthers = (values: RegistrationAnswers) => ({ ...draft.answers, ...values });
  const shown = (values: RegistrationAnswers) =>
    (Object.keys(stepFields[step]) as RegistrationField[]).filter((field) => isAsked(field, withOthers(values)));
  const form = useForm<Values>({
    keptAs: null,
    initial: initialOf(step, draft),
    meant: (values) => ({ ...values, ...meantAnswers(Object.keys(values) as RegistrationField[], withOthers(values)) }),
    check: (values) =>
      shown(values).flatMap((field) => {
        const fault = answerFault(field, withOthers(values), answerContext());
        return fault === null ? [] : [{ path: `body.${field}`, ...fault }];
      }),
    texts: { ...textsOf(step, faultText), iban: ibanText, website: () => t('websiteInvalid') },
    summaryOf: errorText,
    send: async (values) => {
      const saved = await save(step, values);
      onSaved(saved);
      refuseWrong(step, saved);
    },
    onSent: () => onGo('next'),
  });
  useSavedOnLeaving(form.isUnsaved, async () => {
    try {
      onSaved(await save(step, form.values));
      return true;
    } catch (error) {
      form.refuse(error);
      return false;
    }
  });
  return { form, shown: shown(form.values), answers: withOthers(form.values) };
}

function FindAddress({ country, onChoose }: { country: string; onChoose: (address: FoundAddress) => void }) {
  return (
    <div className={classes['find']}>
      <AddressSearch
        find={async (q) => (await call('GET /registration/addresses', { query: { q, country } })).addresses}
        onChoose={onChoose}
      />
    </div>
  );
}

/** One step of answers: it goes on when all are right, and is saved as it is when one goes back or leaves. */
export function AnswersForm({ step, draft, onSaved, onTyped, onGo }: StepProps) {
  const t = useTranslations('registrations');
  const tActions = useTranslations('actions');
  const head = useRef<HTMLHeadingElement>(null);
  const { form, shown, answers } = useAnswers({ step, draft, onSaved, onTyped, onGo });
  useEffect(() => head.current?.focus(), []);
  const fillAddress = (found: FoundAddress) => addressFields.forEach((field) => form.set(field, found[field] ?? ''));
  const notes = new Map(draft.notes.map(({ field, reason }) => [field, reason]));
  const before = registrationSteps[registrationSteps.indexOf(step) - 1];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that a field was left
    <form
      id={form.id}
      onSubmit={form.submit}
      onBlur={() => onTyped(form.values)}
      noValidate
      className={classes['form']}
    >
      <h1 ref={head} tabIndex={-1}>
        {t(`step.${step}`)}
      </h1>
      <p className={classes['intro']}>{t(`stepIntro.${step}`)}</p>
      {form.summary === null ? null : <Notice tone="red" title={form.summary} />}
      {partsOf(shown).map(({ part, fields }) => (
        <section key={part} className={classes['card']} aria-label={t(`part.${part}`)}>
          <h2>{t(`part.${part}`)}</h2>
          {part === 'address' && (answers.country ?? '') !== '' ? (
            <FindAddress country={answers.country ?? ''} onChoose={fillAddress} />
          ) : null}
          <div className={classes['fields']}>
            {fields.map((field) => (
              <div key={field} data-field={field}>
                {notes.has(field) ? <Notice tone="amber" title={notes.get(field) ?? ''} /> : null}
                <FieldInput field={field} answers={answers} bound={form.text(field)} readAs={form.readAs(field)} />
              </div>
            ))}
          </div>
        </section>
      ))}
      {step === 'company' && takesLicence(answers) ? <LicenceCard licence={draft.licence} onSaved={onSaved} /> : null}
      <Bar>
        {before === undefined ? null : (
          <Button size="large" onClick={() => onGo('back')}>
            {t('back')}
          </Button>
        )}
        <span />
        <Button size="large" onClick={() => onGo('leave')}>
          {t('later')}
        </Button>
        <Button type="submit" size="large" tone="primary" running={form.isSending && tActions('saving')}>
          {t('next')}
        </Button>
      </Bar>
    </form>
  );
}
