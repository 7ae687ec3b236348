import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ChooseState } from './use-choose-step.ts';

interface ChooseNoticesProps {
  readonly state: ChooseState;
  readonly expiresAt: string;
}

/** What is wrong that belongs to no field. */
export function ChooseNotices({ state: { isExpired, refusal, newCode }, expiresAt }: ChooseNoticesProps) {
  const t = useTranslations('passwords');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  return (
    <>
      {isExpired ? (
        <Notice tone="amber" title={t('expired')}>
          {t('expiredText', { time: formats.time(expiresAt) })}
        </Notice>
      ) : null}
      {refusal?.at === 'form' ? <Notice tone="red" title={refusal.text} /> : null}
      {newCode.refusal === null ? null : (
        <Notice tone="red" title={tActions('codeNotSent')}>
          {newCode.refusal}
        </Notice>
      )}
    </>
  );
}
