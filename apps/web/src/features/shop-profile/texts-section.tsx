import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { FieldName, SectionCard } from '../../ui/form/section-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { Textarea } from '../../ui/textarea.ts';
import type { TextField } from './profile-values.ts';
import classes from './profile.module.css';
import type { SectionProps } from './section-props.ts';

/** What the shop says of itself. */
export function TextsSection({ form, ...card }: SectionProps) {
  const t = useTranslations('profile');
  const bound = (field: TextField) => ({
    ...form.text(`texts.${field}`),
    label: <FieldName isChanged={form.changed.includes(`texts.${field}`)}>{t(`text.${field}`)}</FieldName>,
  });
  const left = limits.shortDescription - form.values['texts.shortDescription'].length;
  return (
    <SectionCard {...card} note={t('public')}>
      <div className={classes['fields']}>
        <Textarea
          {...bound('shortDescription')}
          className={classes['whole'] ?? ''}
          autosize={false}
          rows={3}
          maxLength={limits.shortDescription}
          description={`${t('text.shortHelp')} ${left < 60 ? t('text.left', { count: left }) : ''}`.trim()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <Textarea
          {...bound('about')}
          className={classes['whole'] ?? ''}
          rows={3}
          maxLength={limits.aboutShop}
          description={t('text.aboutHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput {...bound('responsibleName')} className={classes['half'] ?? ''} maxLength={limits.personName} />
        <TextInput
          {...bound('responsibleTitle')}
          className={classes['half'] ?? ''}
          maxLength={limits.personName}
          placeholder={t('text.titlePlaceholder')}
        />
      </div>
    </SectionCard>
  );
}
