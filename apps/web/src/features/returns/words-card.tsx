import type { CaseFile, ReturnDetail } from '@offizin/contract/returns/seller';
import { limits } from '@offizin/domain/limits';
import { IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EvidenceFiles } from '../../parts/evidence/evidence-files.tsx';
import { addressOf } from '../../platform/client.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import classes from './returns.module.css';
import { useCustomer } from './return-words.ts';
import type { Decision } from './use-decision.ts';

const PictureViewer = lazyDialog(async () => (await import('../../parts/evidence/picture-viewer.tsx')).PictureViewer);

interface FilesProps {
  readonly returnId: string;
  readonly files: readonly CaseFile[];
  /** Who took the pictures, as the screen calls them. */
  readonly by: string;
}

/** Pictures are seen where they are, and large in a viewer; other files are kept. */
function Files({ returnId, files, by }: FilesProps) {
  const t = useTranslations('returns.words');
  const shop = useTranslations('returns.words')('mine');
  const [shown, setShown] = useState<string | null>(null);
  const addressAt = ({ of, place }: CaseFile) =>
    addressOf('GET /returns/:returnId/files/:of/:place', { params: { returnId, of, place: String(place) } });
  const isPicture = ({ mediaType }: CaseFile) => mediaType.startsWith('image/');
  const pictures = files.filter(isPicture).map((file) => ({ address: addressAt(file), name: file.fileName }));
  if (files.length === 0) return null;
  return (
    <ul className={classes['pictures']}>
      {files.map((file) => (
        <li key={`${file.of} ${file.place}`}>
          {isPicture(file) ? (
            <button
              type="button"
              aria-label={t('open', { name: file.fileName })}
              onClick={() => setShown(addressAt(file))}
            >
              <img
                src={addressAt(file)}
                alt={t('picture', { place: file.place, name: file.of === 'customer' ? by : shop })}
                loading="lazy"
              />
            </button>
          ) : (
            <a href={addressAt(file)} download={file.fileName} aria-label={t('open', { name: file.fileName })}>
              <IconFileTypePdf size={32} aria-hidden />
            </a>
          )}
        </li>
      ))}
      {shown === null ? null : <PictureViewer pictures={pictures} first={shown} onClose={() => setShown(null)} />}
    </ul>
  );
}

interface WordsCardProps {
  readonly of: ReturnDetail;
  /** Null where nothing is being decided. */
  readonly decision: Decision | null;
}

/** What the customer says and shows, and beside it what the shop can prove. */
export function WordsCard({ of, decision }: WordsCardProps) {
  const t = useTranslations('returns.words');
  const customerOf = useCustomer();
  const name = customerOf(of);
  const pictures = of.caseFiles.filter((file) => file.of === 'customer');
  const proofs = of.caseFiles.filter((file) => file.of === 'shop');
  const isComplete = proofs.length > 0 || (decision !== null && decision.evidence.files.length > 0);
  return (
    <div className={classes['words']}>
      <section aria-label={t('title', { name })}>
        <h3>{t('title', { name })}</h3>
        {of.customerWords === null && pictures.length === 0 ? <p>{t('none')}</p> : null}
        {of.customerWords === null ? null : <blockquote>{of.customerWords}</blockquote>}
        <Files returnId={of.returnId} files={pictures} by={name} />
        {of.objectionWords === null ? null : (
          <>
            <h4>{t('objection')}</h4>
            <blockquote>{of.objectionWords}</blockquote>
          </>
        )}
      </section>
      {decision === null && proofs.length === 0 && of.shopWords === null ? null : (
        <section aria-label={t('mine')}>
          <h3>
            {t('mine')}{' '}
            {isComplete ? (
              <small data-tone="green">
                <IconCircleCheck size={14} aria-hidden /> {t('complete')}
              </small>
            ) : null}
          </h3>
          {of.shopWords === null ? null : <blockquote>{of.shopWords}</blockquote>}
          {decision === null ? null : <p>{decision.isWhole ? t('optional') : t('needed')}</p>}
          <Files returnId={of.returnId} files={proofs} by={name} />
          {decision === null ? null : (
            <EvidenceFiles evidence={decision.evidence} most={limits.returnEvidenceFiles - proofs.length} />
          )}
        </section>
      )}
    </div>
  );
}
