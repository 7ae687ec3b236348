import { type TemplateValues, valueParts } from '@offizin/domain/messages/templates';
import { limits } from '@offizin/domain/limits';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import classes from './composer.module.css';

interface ComposerTextProps {
  readonly text: string;
  readonly values: TemplateValues;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** The text of a reply; what came from the order is marked behind it. Ctrl and Enter send it. */
export function ComposerText({ text, values, field, describedBy, onType, onSend }: ComposerTextProps) {
  const t = useTranslations('messages.composer');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) onSend();
  };
  return (
    <div className={classes['field']}>
      <div className={classes['marks']} aria-hidden>
        {valueParts(text, values).map((part, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no names
          part.isValue ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
        )}{' '}
      </div>
      <textarea
        ref={field}
        aria-label={t('field')}
        aria-describedby={describedBy}
        placeholder={t('placeholder')}
        maxLength={limits.messageText}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={press}
      />
    </div>
  );
}
