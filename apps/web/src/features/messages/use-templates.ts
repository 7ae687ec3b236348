import type { MessageTemplateView } from '@offizin/contract/messages/templates';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { templatesQuery } from './message-queries.ts';

export interface TemplateText {
  readonly name: string;
  readonly text: string;
  /** Whether it promises a replacement. */
  readonly replaces: boolean;
}

interface Saved extends TemplateText {
  readonly locale: LocaleCode;
  /** Of one that is there already. */
  readonly known: { readonly templateId: string; readonly version: number } | null;
}

export function saveTemplate({ name, text, replaces, locale, known }: Saved) {
  if (known === null) return call('POST /message-templates', { body: { locale, name, text, replaces } });
  const { templateId, version } = known;
  return call('PUT /message-templates/:templateId', {
    params: { templateId },
    body: { version, name, text, replaces },
  });
}

type Removed = Pick<MessageTemplateView, 'templateId' | 'name'>;

export function useRemoveTemplate(onDone: () => void) {
  const t = useTranslations('messages.template');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ templateId }: Removed) =>
      call('DELETE /message-templates/:templateId', { params: { templateId }, body: {} }),
    onSuccess: (_, { name }) => {
      showSnackbar('success', t('removed', { name }));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
}
