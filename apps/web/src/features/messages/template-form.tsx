import type { MessageTemplateView } from '@offizin/contract/messages/templates';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { limits } from '@offizin/domain/limits';
import { templateVariables } from '@offizin/domain/messages/templates';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { Textarea } from '../../ui/textarea.ts';
import classes from './dialogs.module.css';
import { templatesQuery } from './message-queries.ts';
import { saveTemplate, type TemplateText } from './use-templates.ts';

interface TemplateFormProps {
  readonly locale: LocaleCode;
  /** The one that is changed; null for a new one. */
  readonly template: MessageTemplateView | null;
  readonly onClose: () => void;
}

const none: TemplateText = { name: '', text: '', replaces: false };

const missing = (values: TemplateText) =>
  (['name', 'text'] as const)
    .filter((field) => values[field].trim() === '')
    .map((field) => ({ path: `body.${field}`, code: 'field.required' }));

/** Writes a template, or changes one. */
export function TemplateForm({ locale, template, onClose }: TemplateFormProps) {
  const t = useTranslations('messages.template');
  const tReplacement = useTranslations('messages.replacement');
  const tMessages = useTranslations('messages');
  const queries = useQueryClient();
  const saved = useRef('');
  const form = useForm<TemplateText>({
    keptAs: `message-template/${template?.templateId ?? locale}`,
    initial: template === null ? none : { name: template.name, text: template.text, replaces: template.replaces },
    check: missing,
    send: async (values) => {
      await saveTemplate({ ...values, locale, known: template });
      saved.current = values.name.trim();
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    onSent: () => {
      showSnackbar('success', t('saved', { name: saved.current }));
      onClose();
    },
  });
  const names = templateVariables.map((name) => `{${name}} ${tMessages(`variable.${name}`)}`).join(', ');
  return (
    <FormDialog
      form={form}
      width={560}
      title={template === null ? t('add') : t('edit', { name: template.name })}
      submit={t('save')}
      sending={t('saving')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <div className={classes['fields']}>
        <TextInput {...form.text('name')} label={t('name')} maxLength={limits.messageTemplateName} autoComplete="off" />
        <Textarea
          {...form.text('text')}
          label={t('text')}
          autosize
          minRows={5}
          maxRows={12}
          maxLength={limits.messageText}
        />
        <Checkbox {...form.toggle('replaces')} label={tReplacement('template')} />
        <p className={classes['variables']}>{t('variables', { names })}</p>
      </div>
    </FormDialog>
  );
}
