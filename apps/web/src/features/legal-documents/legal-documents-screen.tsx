import type { LegalDocument } from '@offizin/contract/legal-documents/seller';
import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { IconBuildingStore, IconExternalLink, IconLock, IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSignedIn } from '../../platform/session.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { HistoryCard } from '../../parts/history/history-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { ContentView } from './content-view.tsx';
import { DocumentList, LeftBehind } from './document-list.tsx';
import { EditorCard } from './editor-card.tsx';
import classes from './legal.module.css';
import { readLegalSearch } from './legal-search.ts';
import { legalQuery, useTake, versionQuery } from './legal-queries.ts';
import { PublishBar } from './publish-bar.tsx';
import { useDraft } from './use-draft.ts';
import { VersionsCard } from './versions-card.tsx';

const live = { queryKey: legalQuery.queryKey, everyMs: 1000 };

function PublishingCard() {
  const t = useTranslations('legalDocuments');
  const lines = [
    { Icon: IconBuildingStore, text: t('atOnce') },
    { Icon: IconPackage, text: t('ordersKeep') },
    { Icon: IconLock, text: t('stays') },
  ];
  return (
    <Card title={t('whenPublished')}>
      <ul className={classes['lines']}>
        {lines.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={18} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A version as it was published, in the language that is edited where it has it. */
function VersionDialog({
  type,
  number,
  language,
  isInHistory,
  onClose,
}: {
  type: LegalType;
  number: number;
  language: string;
  /** Whether the address names it: Back leads to where that was opened. */
  isInHistory: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('legalDocuments');
  const { data } = useQuery(versionQuery(type, number));
  const shown = data?.versions.find((each) => each.language === language) ?? data?.versions[0];
  return (
    <Dialog title={t(`type.${type}`)} note={t('public', { number })} opened isPage {...{ isInHistory, onClose }}>
      {shown === undefined ? <SkeletonLine width="60%" /> : <ContentView content={shown.content} />}
    </Dialog>
  );
}

interface WorkProps {
  readonly document: LegalDocument;
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  /** The version that is looked at first. */
  readonly first: number | null;
  readonly onSettled: () => void;
}

/** One document with its versions; another one, or another language, is a work of its own. */
function Work({ document, languages, language, first, onLanguage, onSettled }: WorkProps) {
  const t = useTranslations('legalDocuments');
  const errorText = useErrorText();
  const take = useTake();
  const draft = useDraft(document, language);
  const [viewed, setViewed] = useState<number | null>(first);
  const [isPreviewed, setPreviewed] = useState(false);
  const { type } = document;
  const restore = async (number: number) => {
    try {
      take.document(await call('POST /legal-documents/:type/versions/:number/restore', { params: { type, number } }));
      onSettled();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  };
  return (
    <>
      <EditorCard {...{ document, draft, languages, language, onLanguage }} />
      <div className={classes['side']}>
        <VersionsCard document={document} onView={setViewed} onRestore={(number) => void restore(number)} />
        <PublishingCard />
        <HistoryCard group="company" kinds={['legal.published']} />
      </div>
      <PublishBar {...{ document, draft, language, onSettled }} onPreview={() => setPreviewed(true)} />
      {viewed === null ? null : (
        <VersionDialog
          {...{ type, language }}
          number={viewed}
          isInHistory={viewed === first}
          onClose={() => setViewed(null)}
        />
      )}
      {isPreviewed && draft.content !== undefined ? (
        <Dialog title={t(`type.${type}`)} note={t('preview')} opened isPage onClose={() => setPreviewed(false)}>
          <ContentView content={draft.content} />
        </Dialog>
      ) : null}
    </>
  );
}

function Documents({ documents, languages }: { documents: readonly LegalDocument[]; languages: readonly string[] }) {
  const asked = useSearch({ strict: false, select: readLegalSearch });
  const [type, setType] = useState<LegalType>(asked.document ?? 'privacy_policy');
  const [language, setLanguage] = useState(languages.find((each) => each === asked.language) ?? languages[0] ?? 'en');
  const [round, setRound] = useState(0);
  const document = documents.find((each) => each.type === type);
  return (
    <div className={classes['columns']}>
      <div className={classes['side']}>
        <DocumentList {...{ documents, language }} chosen={type} onChoose={setType} />
        {document === undefined ? null : <LeftBehind document={document} />}
      </div>
      {document === undefined ? null : (
        <Work
          key={`${type}/${language}/${round}`}
          {...{ document, languages, language }}
          first={round === 0 && type === asked.document ? (asked.version ?? null) : null}
          onLanguage={setLanguage}
          onSettled={() => setRound(round + 1)}
        />
      )}
    </div>
  );
}

/** The legal documents of the shop: written, compared and published (PRO-05). */
export function LegalDocumentsScreen() {
  const title = useTranslations('shell.screen')('legal_documents');
  const t = useTranslations('legalDocuments');
  const tActions = useTranslations('actions');
  const { seller } = useSignedIn();
  const query = useQuery(legalQuery);
  useLiveQueries('legal', live);
  return (
    <>
      <PageHead title={title} note={t('note')}>
        <Button
          icon={<IconExternalLink size={18} aria-hidden />}
          onClick={() => window.open(`/partner/${encodeURIComponent(seller.externalId)}`, '_blank', 'noopener')}
        >
          {t('publicPage')}
        </Button>
      </PageHead>
      <QueryState query={query} failed={{ title: t('failed'), text: '', retry: tActions('tryAgain') }}>
        {(view) => <Documents {...view} />}
      </QueryState>
    </>
  );
}
