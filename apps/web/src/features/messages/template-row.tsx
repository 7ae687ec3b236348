import { filledTemplate, type TemplateValues } from '@offizin/domain/messages/templates';
import type { MessageTemplateView } from '@offizin/contract/messages/templates';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { phone, useMedia } from '../../platform/media.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import classes from './composer.module.css';
import { templatesQuery } from './message-queries.ts';

const most = 4;

interface TemplateRowProps {
  readonly values: TemplateValues;
  readonly onUse: (text: string, replaces: boolean) => void;
}

/** The templates of the language that is spoken, the first ones at hand. */
export function TemplateRow({ values, onUse }: TemplateRowProps) {
  const t = useTranslations('messages.template');
  const { code } = useLocaleSwitch();
  const onPhone = useMedia(phone);
  const { data } = useQuery(templatesQuery);
  const templates = data?.templates.filter(({ locale }) => locale === code) ?? [];
  if (templates.length === 0) return null;
  const use = ({ text, replaces }: MessageTemplateView) => onUse(filledTemplate(text, values), replaces);
  return (
    <div className={classes['templates']} role="group" aria-label={t('button')}>
      {templates.slice(0, onPhone ? templates.length : most).map((template) => (
        <button
          key={template.templateId}
          type="button"
          aria-label={t('use', { name: template.name })}
          onClick={() => use(template)}
        >
          {template.name}
        </button>
      ))}
      {onPhone || templates.length <= most ? null : (
        <MenuButton
          button={
            <button type="button">
              {t('all', { count: String(templates.length) })}
              <IconChevronDown size={14} aria-hidden />
            </button>
          }
        >
          {(Menu) =>
            templates.map((template) => (
              <Menu.Item key={template.templateId} onClick={() => use(template)}>
                {template.name}
              </Menu.Item>
            ))
          }
        </MenuButton>
      )}
    </div>
  );
}
