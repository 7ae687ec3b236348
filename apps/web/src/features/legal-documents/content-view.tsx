import type { LegalDraft } from '@offizin/contract/legal-documents/seller';
import { wordsIn } from '@offizin/domain/legal-documents/legal-text';
import { useTranslations } from 'use-intl';
import { LegalTextView } from './legal-text-view.tsx';
import classes from './legal.module.css';

type Content = LegalDraft['content'];

const withoutStart = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** What a document is, in a few words. */
export function useContentWords(): (content: Content | undefined) => string {
  const t = useTranslations('legalDocuments');
  return (content) => {
    if (content === undefined) return t('none');
    if (content.kind === 'free_text') return t('isText', { count: wordsIn(content.text) });
    if (content.kind === 'link') return t('isLink', { address: withoutStart(content.url) });
    return t('isFile', { name: content.fileName, size: Math.ceil(content.bytes / 1000) });
  };
}

/** A document to look at. */
export function ContentView({ content }: { content: Content }) {
  const words = useContentWords();
  return content.kind === 'free_text' ? (
    <LegalTextView text={content.text} />
  ) : (
    <p className={classes['plainLine']}>{words(content)}</p>
  );
}
