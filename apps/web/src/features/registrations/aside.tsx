import { brands } from '@offizin/domain/brand/brands';
import { isAsked, mayBeEmpty, type MissingAnswer } from '@offizin/domain/registrations/fields';
import { type RegistrationStep, registrationSteps, stepFields } from '@offizin/domain/registrations/steps';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import type { Draft } from './draft.ts';
import classes from './registration.module.css';
import { useShownAnswer } from './shown-answer.ts';

const icons = { done: IconCircleCheck, fix: IconAlertCircle, open: IconCircleDashed } as const;

/** What the fields of a step need, each by itself. */
function Needed({ draft, step }: { draft: Draft; step: RegistrationStep }) {
  const t = useTranslations('registrations');
  const shownAnswer = useShownAnswer();
  const missing = new Map<string, MissingAnswer>(draft.missing.map((each) => [each.field, each]));
  const noted = new Set(draft.notes.map(({ field }) => field));
  const steps = step === 'terms' ? registrationSteps : [step];
  const fields = draft.missing.length === 0 && step === 'terms' ? [] : steps.flatMap((each) => fieldsOf(each, draft));
  const shown = step === 'terms' ? fields.filter((field) => missing.has(field)) : fields;
  if (shown.length === 0) return null;
  const done = shown.filter((field) => !missing.has(field)).length;
  return (
    <section className={classes['card']}>
      <h2>
        {t('missingTitle')}
        <small>{t('of', { done: String(done), all: String(shown.length) })}</small>
      </h2>
      <ul>
        {shown.map((field) => {
          const code = missing.get(field)?.code;
          const state = code === 'field.required' ? 'open' : code !== undefined || noted.has(field) ? 'fix' : 'done';
          const Icon = icons[state];
          return (
            <li key={field} data-state={state}>
              <Icon size={18} aria-hidden />
              <div>
                {t(`field.${field}`)}
                <small>{state === 'done' ? shownAnswer(field, draft.answers) : t(state)}</small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const fieldsOf = (step: RegistrationStep, { answers }: Draft) =>
  (Object.keys(stepFields[step]) as (keyof Draft['answers'])[]).filter(
    (field) =>
      field !== 'phonePrefix' &&
      isAsked(field, answers) &&
      ((answers[field] ?? '') !== '' || !mayBeEmpty(field, answers)),
  );

function Saved({ draft }: { draft: Draft }) {
  const t = useTranslations('registrations');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const errorText = useErrorText();
  const [said, setSaid] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      const { email } = await call('POST /registration/link', {});
      setSaid(t('linkSent', { email }));
    } catch (error) {
      setSaid(errorText(error));
    }
    setIsSending(false);
  };
  return (
    <section className={classes['card']} data-padded>
      <b className={classes['saved']}>
        <IconCircleCheck size={18} aria-hidden />
        {t('savedAt', { time: formats.time(draft.savedAt) })}
      </b>
      <p>{t('keep')}</p>
      <Button
        size="small"
        icon={<IconMailForward size={16} aria-hidden />}
        running={isSending && tActions('sending')}
        onClick={() => void send()}
      >
        {t('mailLink')}
      </Button>
      <p role="status">{said}</p>
    </section>
  );
}

/** Beside the form: what is needed, that it is saved, and what follows. */
export function Aside({ draft, step }: { draft: Draft; step: RegistrationStep }) {
  const t = useTranslations('registrations');
  const { name, support } = brands[initialData.brand];
  return (
    <>
      <Needed draft={draft} step={step} />
      <Saved draft={draft} />
      <section className={classes['card']} data-padded>
        <b>{t('afterTitle')}</b>
        <p>{t('after', { brand: name })}</p>
        <p className={classes['help']}>
          {t('help')}
          <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</a>
        </p>
      </section>
    </>
  );
}
