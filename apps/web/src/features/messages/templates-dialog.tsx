import type { MessageTemplateView } from '@offizin/contract/messages/templates';
import { brands } from '@offizin/domain/brand/brands';
import { type LocaleCode, locales } from '@offizin/domain/locale/locales';
import { IconPencil, IconPlus, IconTemplate, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { useRoleRefusal } from '../../platform/role.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { Question } from '../../ui/question.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './dialogs.module.css';
import { templatesQuery } from './message-queries.ts';
import { TemplateForm } from './template-form.tsx';
import { useRemoveTemplate } from './use-templates.ts';

function RemoveQuestion({ template, onClose }: { template: MessageTemplateView; onClose: () => void }) {
  const t = useTranslations('messages.template');
  const remove = useRemoveTemplate(onClose);
  return (
    <Question
      title={t('removeTitle', { name: template.name })}
      cancel={t('cancel')}
      confirm={t('removeConfirm')}
      running={remove.isPending && t('removing')}
      onConfirm={() => remove.mutate(template)}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </Question>
  );
}

interface ListProps {
  readonly locale: LocaleCode;
  readonly onEdit: (template: MessageTemplateView) => void;
  readonly onRemove: (template: MessageTemplateView) => void;
}

function TemplateList({ locale, onEdit, onRemove }: ListProps) {
  const t = useTranslations('messages.template');
  const tActions = useTranslations('actions');
  const refusal = useRoleRefusal('messages');
  const { data, error, refetch } = useQuery(templatesQuery);
  if (data === undefined)
    return error === null ? (
      <SkeletonRows label={t('title')} count={4} />
    ) : (
      <FailedState
        error={error}
        texts={{ title: t('failed'), text: '', retry: tActions('tryAgain') }}
        onRetry={() => void refetch()}
      />
    );
  const templates = data.templates.filter((each) => each.locale === locale);
  if (templates.length === 0) return <StatePanel icon={<IconTemplate />} title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className={classes['templates']}>
      {templates.map((template) => (
        <li key={template.templateId}>
          <div>
            <b>{template.name}</b>
            <p>{template.text}</p>
          </div>
          {refusal === null ? (
            <>
              <IconButton label={t('edit', { name: template.name })} onClick={() => onEdit(template)}>
                <IconPencil size={18} aria-hidden />
              </IconButton>
              <IconButton label={t('remove', { name: template.name })} onClick={() => onRemove(template)}>
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The shop's ready texts, language by language: seen, written and deleted. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('messages.template');
  const { code } = useLocaleSwitch();
  const refusal = useRoleRefusal('messages');
  const languages = [...new Set([code, ...brands[initialData.brand].visitorLocales])];
  const [locale, setLocale] = useState<LocaleCode>(code);
  const [edited, setEdited] = useState<MessageTemplateView | 'new' | null>(null);
  const [removed, setRemoved] = useState<MessageTemplateView | null>(null);
  if (edited !== null)
    return <TemplateForm locale={locale} template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog
      title={t('title')}
      note={t('note')}
      opened
      width={620}
      onClose={onClose}
      footer={
        refusal === null ? (
          <Button tone="primary" icon={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        ) : null
      }
    >
      <NativeSelect
        label={t('language')}
        value={locale}
        data={languages.map((each) => ({ value: each, label: locales[each].name }))}
        onChange={(event) => setLocale(languages.find((each) => each === event.currentTarget.value) ?? locale)}
      />
      <TemplateList locale={locale} onEdit={setEdited} onRemove={setRemoved} />
      {removed === null ? null : <RemoveQuestion template={removed} onClose={() => setRemoved(null)} />}
    </Dialog>
  );
}
