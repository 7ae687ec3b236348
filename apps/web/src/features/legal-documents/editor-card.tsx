import type { LegalDocument } from '@offizin/contract/legal-documents/seller';
import { type LegalKind, legalKinds, legalLink, nextNumber } from '@offizin/domain/legal-documents/legal-documents';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { ChangeButton } from '../../parts/change-button.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { SegmentedControl } from '../../ui/segmented-control.ts';
import { Switch } from '../../ui/switch.ts';
import { TextInput } from '../../ui/text-input.ts';
import { useContentWords } from './content-view.tsx';
import { kindIcons } from './document-list.tsx';
import { useLanguageName } from './language-name.ts';
import classes from './legal.module.css';
import { putFile, useTake } from './legal-queries.ts';
import { MarkedChanges, TextEditor } from './text-editor.tsx';
import type { Draft } from './use-draft.ts';

export interface EditorProps {
  readonly document: LegalDocument;
  readonly draft: Draft;
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

function FileField({ document: { type }, draft, language }: EditorProps) {
  const t = useTranslations('legalDocuments');
  const words = useContentWords();
  const errorText = useErrorText();
  const take = useTake();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      await draft.autosave.flush();
      const version = take.current(type)?.drafts.find((each) => each.language === language)?.version ?? 0;
      const saved = await putFile({ type, language, version }, file);
      take.draft(type, saved);
      draft.took(saved);
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    setSending(false);
  };
  return (
    <div className={classes['fileField']}>
      {draft.content?.kind === 'file' ? <b>{words(draft.content)}</b> : null}
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) void send(file);
        }}
      />
      <ChangeButton area="profile" running={isSending && t('saving')} onClick={() => input.current?.click()}>
        {t('chooseFile')}
      </ChangeButton>
      <p>{t('fileHelp')}</p>
    </div>
  );
}

function LinkField({ draft }: EditorProps) {
  const t = useTranslations('legalDocuments');
  const isLocked = useRoleRefusal('profile') !== null;
  const [isLeft, setLeft] = useState(false);
  const url = draft.content?.kind === 'link' ? draft.content.url : '';
  return (
    <div className={classes['linkField']}>
      <TextInput
        label={t('address')}
        description={t('addressHelp')}
        type="url"
        inputMode="url"
        value={url}
        readOnly={isLocked}
        maxLength={500}
        error={isLeft && url !== '' && legalLink(url) === null ? t('addressWrong') : null}
        onBlur={() => setLeft(true)}
        onChange={(event) => draft.change({ kind: 'link', url: event.currentTarget.value })}
      />
    </div>
  );
}

function TextField({ document, draft, language }: EditorProps) {
  const t = useTranslations('legalDocuments');
  const isLocked = useRoleRefusal('profile') !== null;
  const [areChangesShown, setChangesShown] = useState(false);
  const live = document.live.find((each) => each.language === language);
  const before = live?.content.kind === 'free_text' ? live.content.text : null;
  const text = draft.content?.kind === 'free_text' ? draft.content.text : '';
  return (
    <>
      {live === undefined || before === null ? null : (
        <Switch
          className={classes['switch'] ?? ''}
          size="sm"
          label={t('changes', { number: live.number })}
          checked={areChangesShown}
          onChange={(event) => setChangesShown(event.currentTarget.checked)}
        />
      )}
      {areChangesShown && before !== null ? (
        <MarkedChanges before={before} text={text} />
      ) : (
        <TextEditor
          text={text}
          isLocked={isLocked}
          onChange={(typed) => draft.change({ kind: 'free_text', text: typed })}
        />
      )}
    </>
  );
}

const fields = { file: FileField, free_text: TextField, link: LinkField } as const satisfies Readonly<
  Record<LegalKind, typeof FileField>
>;

/** One document in one language: a text, a link or a file. */
export function EditorCard(props: EditorProps) {
  const { document, draft, languages, language, onLanguage } = props;
  const t = useTranslations('legalDocuments');
  const nameOf = useLanguageName();
  const [kind, setKind] = useState<LegalKind>(draft.content?.kind ?? 'free_text');
  const Field = fields[kind];
  const title = t(`type.${document.type}`);
  return (
    <section className={classes['editor']} aria-label={title}>
      <div className={classes['editorHead']}>
        <h2>{title}</h2>
        {document.drafts.length > 0 ? <span>{t('draft', { number: nextNumber(document.versions) })}</span> : null}
        <SegmentedControl
          size="xs"
          aria-label={t('as')}
          value={kind}
          onChange={(value) => setKind(legalKinds.find((each) => each === value) ?? 'free_text')}
          data={legalKinds.map((value) => {
            const Icon = kindIcons[value];
            return {
              value,
              label: (
                <span className={classes['kind']}>
                  <Icon size={14} aria-hidden />
                  {t(`kind.${value}`)}
                </span>
              ),
            };
          })}
        />
      </div>
      <div className={classes['languages']}>
        <NativeSelect
          size="xs"
          aria-label={t('language')}
          value={language}
          data={languages.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(event) => onLanguage(event.currentTarget.value)}
        />
      </div>
      <Field {...props} />
    </section>
  );
}
