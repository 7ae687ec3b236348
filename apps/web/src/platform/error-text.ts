import type { CoreCode, FieldError, ShownCode } from '@offizin/contract/errors';
import { useTranslations } from 'use-intl';
import { ApiError } from './client.ts';
import { missingText, screenErrorText } from './messages.ts';

/** The localised text of an error; of what nobody expected, the generic one or its reference for support (GEN-10). */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const withReference = useWithReference();
  return (error) => {
    if (!(error instanceof ApiError)) return t('generic');
    if (error.code === 'network') return t('network');
    if (error.code === 'signin.wait') {
      return t('code.signin.wait', { minutes: Math.max(1, Math.ceil((error.problem?.retryAfter ?? 60) / 60)) });
    }
    return withReference(codeText(t, error.code), error);
  };
}

/** A text of one's own for an error; of what nobody expected with its reference for support. */
export function useWithReference(): (text: string, error: unknown) => string {
  const t = useTranslations('errors');
  return (text, error) => {
    const requestId = error instanceof ApiError && error.code === 'internal' ? error.problem?.requestId : undefined;
    return requestId === undefined ? text : `${text} ${t('requestId', { requestId })}`;
  };
}

type ErrorTexts = ReturnType<typeof useTranslations<'errors'>>;

/** Whether the first texts have it, if any do: those of screens are asked before. */
const isOfCore = (code: ShownCode): code is CoreCode => screenErrorText(code) === undefined;

function codeText(t: ErrorTexts, code: Exclude<ShownCode, 'signin.wait'>): string {
  if (!isOfCore(code)) return screenErrorText(code) ?? t('generic');
  return t.has(`code.${code}`) ? t(`code.${code}`) : t('generic');
}

/** What is wrong, and with which field where that is known. */
type WrongField = Pick<FieldError, 'code' | 'params'> & Partial<Pick<FieldError, 'path'>>;

/** What to enter into an empty field, where its name says it. */
const requiredText = (path: string | undefined, general: string): string =>
  missingText(path?.split('.').at(-1) ?? '') ?? general;

/** The localised text of a wrong field. */
export function useFieldErrorText(): (error: WrongField) => string {
  const t = useTranslations('errors');
  return ({ code, params, path }) => {
    const limit = Number(params?.['limit'] ?? 0);
    switch (code) {
      case 'field.required':
        return requiredText(path, t('field.required'));
      case 'field.too_short':
        return t('field.too_short', { limit });
      case 'field.too_long':
        return t('field.too_long', { limit });
      case 'field.too_small':
        return t('field.too_small', { limit: String(limit) });
      case 'field.too_large':
        return t('field.too_large', { limit: String(limit) });
      case 'field.not_available':
        return t('field.not_available');
      case 'field.unknown':
        return t('field.unknown');
      case 'field.control_character':
        return t('field.control_character');
      case 'field.too_simple':
        return t('field.too_simple');
      case 'field.in_team':
        return t('field.in_team');
      case 'field.too_common':
        return t('field.too_common');
      case 'field.not_a_time':
        return t('field.not_a_time');
      case 'field.reversed':
        return t('field.reversed');
      case 'field.overlap':
        return t('field.overlap');
      case 'field.overlap_next_day':
        return t('field.overlap_next_day');
      case 'field.past':
        return t('field.past');
      case 'field.special_character':
        return t('field.special_character');
      default:
        return t('field.invalid');
    }
  };
}
