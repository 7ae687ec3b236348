import type { UploadState } from '@offizin/contract/uploads/upload';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './upload-stepper.module.css';

const steps = ['file', 'preview', 'apply', 'result'] as const;
type StepName = (typeof steps)[number];

/** The step that an upload has reached; without one a file is still to be chosen. */
const stepOf: Readonly<Record<UploadState, StepName>> = {
  checking: 'file',
  failed: 'file',
  discarded: 'file',
  ready: 'preview',
  applying: 'apply',
  applied: 'result',
  reverting: 'result',
  reverted: 'result',
};

/** How far an upload has come: file, preview, apply, result. */
export function UploadStepper({ state }: { state: UploadState | null }) {
  const t = useTranslations('uploads');
  const at = steps.indexOf(state === null ? 'file' : stepOf[state]);
  return (
    <ol className={classes['steps']} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={classes['dot']} aria-hidden>
            {index < at ? <IconCheck size={13} /> : index + 1}
          </span>
          <span className={classes['name']}>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
