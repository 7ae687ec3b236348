import type { Upload } from '@offizin/contract/uploads/upload';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import classes from './upload-history.module.css';

type Tone = 'grey' | 'accent' | 'amber' | 'red' | 'green';

const looks: Readonly<
  Record<Exclude<Upload['state'], 'applied' | 'failed'>, { readonly tone: Tone; readonly icon: ReactNode }>
> = {
  checking: { tone: 'grey', icon: <IconClock aria-hidden /> },
  ready: { tone: 'accent', icon: <IconEye aria-hidden /> },
  applying: { tone: 'grey', icon: <IconClock aria-hidden /> },
  discarded: { tone: 'grey', icon: <IconTrash aria-hidden /> },
  reverting: { tone: 'grey', icon: <IconClock aria-hidden /> },
  reverted: { tone: 'grey', icon: <IconArrowBackUp aria-hidden /> },
};

/** The state of an upload in words, with icon and colour (UPL-04). */
export function UploadState({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads');
  const { number } = useFormats();
  const { state, summary, problem } = upload;
  const shown = (tone: Tone, icon: ReactNode, text: string) => (
    <span className={classes['state']} data-tone={tone}>
      {icon}
      {text}
    </span>
  );
  if (state === 'failed')
    return shown('red', <IconAlertCircle aria-hidden />, t(`problem.${problem ?? 'internal'}.title`));
  if (state !== 'applied') return shown(looks[state].tone, looks[state].icon, t(`state.${state}`));
  const rejected = summary?.rejected ?? 0;
  return rejected > 0
    ? shown('amber', <IconAlertTriangle aria-hidden />, t('state.some', { number: number(rejected) }))
    : shown('green', <IconCircleCheck aria-hidden />, t('state.clean'));
}
