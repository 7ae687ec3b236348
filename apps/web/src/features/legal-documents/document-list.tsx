import type { LegalDocument } from '@offizin/contract/legal-documents/seller';
import {
  languagesLeftBehind,
  nextNumber,
  type LegalKind,
  type LegalType,
} from '@offizin/domain/legal-documents/legal-documents';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFileText,
  IconLink,
  IconPencil,
  IconAlignLeft,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { Chip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useContentWords } from './content-view.tsx';
import { useLanguageName } from './language-name.ts';
import classes from './legal.module.css';

export const kindIcons = { file: IconFileText, free_text: IconAlignLeft, link: IconLink } as const satisfies Readonly<
  Record<LegalKind, typeof IconLink>
>;

/** The content that represents a document: of its draft, else of what is public; in the language that is edited where it has it. */
export function contentOf({ drafts, live }: LegalDocument, language: string) {
  const of = (all: readonly { language: string; content: LegalDocument['live'][number]['content'] }[]) =>
    (all.find((each) => each.language === language) ?? all[0])?.content;
  return of(drafts) ?? of(live);
}

const publicNumber = ({ live }: LegalDocument): number | null =>
  live.length === 0 ? null : Math.max(...live.map(({ number }) => number));

function States({ document }: { document: LegalDocument }) {
  const t = useTranslations('legalDocuments');
  const { dateTime, time } = useFormats();
  const number = publicNumber(document);
  const silent = document.live.find(({ silentSince }) => silentSince !== null)?.silentSince ?? null;
  const now = useNow(60_000);
  const isToday = silent !== null && now.getTime() - Date.parse(silent) < 12 * 3_600_000;
  return (
    <span className={classes['states']}>
      {silent !== null ? (
        <Chip tone="amber" icon={<IconAlertTriangle size={14} aria-hidden />}>
          {t('silent', { time: isToday ? time(silent) : dateTime(silent) })}
        </Chip>
      ) : null}
      {silent === null && number !== null ? (
        <Chip tone="green" icon={<IconCircleCheck size={14} aria-hidden />}>
          {t('public', { number })}
        </Chip>
      ) : null}
      {document.drafts.length > 0 ? (
        <Chip tone="amber" icon={<IconPencil size={14} aria-hidden />}>
          {t('draft', { number: nextNumber(document.versions) })}
        </Chip>
      ) : null}
    </span>
  );
}

interface ListProps {
  readonly documents: readonly LegalDocument[];
  readonly chosen: LegalType;
  readonly language: string;
  readonly onChoose: (type: LegalType) => void;
}

/** The three documents; the chosen one is open beside them. */
export function DocumentList({ documents, chosen, language, onChoose }: ListProps) {
  const t = useTranslations('legalDocuments');
  const words = useContentWords();
  return (
    <nav aria-label={t('documents')} className={classes['documents']}>
      {documents.map((document) => {
        const content = contentOf(document, language);
        const Icon = kindIcons[content?.kind ?? 'free_text'];
        return (
          <button
            key={document.type}
            type="button"
            aria-current={document.type === chosen ? 'page' : undefined}
            onClick={() => onChoose(document.type)}
          >
            <span className={classes['kindIcon']} aria-hidden>
              <Icon size={18} />
            </span>
            <span className={classes['about']}>
              <b>{t(`type.${document.type}`)}</b>
              <span>{words(content)}</span>
              <States document={document} />
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** A draft that lacks a language in which a version is public. */
export function LeftBehind({ document }: { document: LegalDocument }) {
  const t = useTranslations('legalDocuments');
  const nameOf = useLanguageName();
  if (document.drafts.length === 0) return null;
  return languagesLeftBehind(document.live, document.drafts).map((each) => {
    const version = document.live.find(({ language }) => language === each);
    const language = nameOf(each);
    return version === undefined ? null : (
      <Notice key={each} tone="amber" title={t('behind', { language })}>
        <p>{t('behindText', { language, public: version.number, number: nextNumber(document.versions) })}</p>
      </Notice>
    );
  });
}
