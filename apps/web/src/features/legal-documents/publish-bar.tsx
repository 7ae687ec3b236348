import type { LegalDocument } from '@offizin/contract/legal-documents/seller';
import { legalLink, nextNumber } from '@offizin/domain/legal-documents/legal-documents';
import { placesIn, wordChanges } from '@offizin/domain/legal-documents/word-changes';
import { IconCircleCheck, IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeButton } from '../../parts/change-button.tsx';
import { Question } from '../../ui/question.tsx';
import { useLanguageName } from './language-name.ts';
import classes from './legal.module.css';
import { useTake } from './legal-queries.ts';
import type { Draft } from './use-draft.ts';

interface BarProps {
  readonly document: LegalDocument;
  readonly draft: Draft;
  readonly language: string;
  readonly onPreview: () => void;
  /** The drafts are gone: what is public is shown. */
  readonly onSettled: () => void;
}

/** How the draft is kept, and how much of what is public it changes. */
function SavedLine({ document, draft, language }: BarProps) {
  const t = useTranslations('legalDocuments');
  const { time } = useFormats();
  const { state } = draft.autosave;
  const saved = document.drafts.find((each) => each.language === language);
  const live = document.live.find((each) => each.language === language);
  const before = live?.content.kind === 'free_text' ? live.content.text : null;
  const text = useDeferredValue(draft.content?.kind === 'free_text' ? draft.content.text : null);
  const count = before === null || text === null || before === text ? 0 : placesIn(wordChanges(before, text));
  const line = () => {
    if (state === 'saving') return t('saving');
    if (state === 'conflict') return t('conflict');
    if (state === 'failed') return t('unsaved');
    return saved === undefined ? t('noDraft') : t('saved', { time: time(saved.savedAt) });
  };
  const isWrong = state === 'conflict' || state === 'failed';
  return (
    <div className={classes['barText']} role="status" data-wrong={isWrong || undefined}>
      <IconCircleCheck size={18} aria-hidden />
      <b>{line()}</b>
      {live === undefined || count === 0 ? null : <span>{t('places', { count, number: live.number })}</span>}
    </div>
  );
}

const isComplete = ({ content }: LegalDocument['drafts'][number]): boolean => {
  if (content.kind === 'free_text') return content.text.trim() !== '';
  return content.kind === 'file' || legalLink(content.url) !== null;
};

/** Publishes or discards the drafts that are there. */
function usePublishing({ document, draft, onSettled }: BarProps) {
  const t = useTranslations('legalDocuments');
  const errorText = useErrorText();
  const take = useTake();
  const queries = useQueryClient();
  const [running, setRunning] = useState<'publish' | 'discard' | null>(null);
  const { type, versions } = document;
  const seen = () =>
    (take.current(type)?.drafts ?? document.drafts).map(({ language, version }) => ({ language, version }));
  const publish = async () => {
    await draft.autosave.flush();
    take.document(await call('POST /legal-documents/:type/publish', { params: { type }, body: { drafts: seen() } }));
    showSnackbar('success', t('published', { document: t(`type.${type}`), number: nextNumber(versions) }));
  };
  const discard = async () => {
    const body = { drafts: seen() };
    take.document(await call('POST /legal-documents/:type/drafts/discard', { params: { type }, body }));
  };
  const run = async (what: 'publish' | 'discard') => {
    setRunning(what);
    try {
      await (what === 'publish' ? publish() : discard());
      void queries.invalidateQueries({ queryKey: historyKey });
      onSettled();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    setRunning(null);
  };
  return { running, run };
}

function DiscardDraft({ number, running, run }: { readonly number: number } & ReturnType<typeof usePublishing>) {
  const t = useTranslations('legalDocuments');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <ChangeButton area="profile" tone="ghost" onClick={() => setAsked(true)}>
        {t('discard')}
      </ChangeButton>
      {isAsked ? (
        <Question
          title={t('discardTitle', { number })}
          cancel={t('keep')}
          confirm={t('discard')}
          running={running === 'discard' && t('discard')}
          onConfirm={() => void run('discard').finally(() => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          <p>{t('discardText')}</p>
        </Question>
      ) : null}
    </>
  );
}

/** The draft's state, and the ways out of it: discard, look at it, publish. */
export function PublishBar(props: BarProps) {
  const { document, onPreview } = props;
  const t = useTranslations('legalDocuments');
  const nameOf = useLanguageName();
  const publishing = usePublishing(props);
  const number = nextNumber(document.versions);
  const open = document.drafts.find((each) => !isComplete(each));
  return (
    <div className={classes['bar']}>
      <SavedLine {...props} />
      {document.drafts.length === 0 ? null : (
        <div className={classes['ways']}>
          <DiscardDraft number={number} {...publishing} />
          <Button icon={<IconEye size={18} aria-hidden />} onClick={onPreview}>
            {t('preview')}
          </Button>
          <ChangeButton
            area="profile"
            tone="primary"
            running={publishing.running === 'publish' && t('publish', { number })}
            refusal={open === undefined ? null : t('incomplete', { language: nameOf(open.language) })}
            onClick={() => void publishing.run('publish')}
          >
            {t('publish', { number })}
          </ChangeButton>
        </div>
      )}
    </div>
  );
}
