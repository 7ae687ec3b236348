import type { FieldError } from '@offizin/contract/errors';
import { useTranslations } from 'use-intl';

/** What can be wrong with the name of a view, and how that is said. */
export function useNameTexts() {
  const t = useTranslations('savedViews');
  return {
    check: ({ name, isTaken }: { readonly name: string; readonly isTaken: boolean }): FieldError[] => {
      if (name.trim() === '') return [{ path: 'body.name', code: 'field.required' }];
      return isTaken ? [{ path: 'body.name', code: 'field.not_available' }] : [];
    },
    texts: {
      name: ({ code }: Pick<FieldError, 'code'>) => t(code === 'field.not_available' ? 'taken' : 'needed'),
    },
  };
}
