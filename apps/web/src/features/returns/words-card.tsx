import type { CaseFile, ReturnDetail } from '@offizin/contract/returns/seller';
import { limits } from '@offizin/domain/limits';
import { IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { EvidenceFiles } from '../../parts/evidence/evidence-files.tsx';
import { addressOf } from '../../platform/client.ts';
import classes from './returns.module.css';
import { useCustomer } from './return-words.ts';
import type { Decision } from './use-decision.ts';

interface FilesProps {
  readonly returnId: string;
  readonly files: readonly CaseFile[];
  /** Who took the pictures, as the screen calls them. */
  readonly by: string;
}

/** Pictures are seen where they are, other files are opened. */
function Files({ returnId, files, by }: FilesProps) {
  const t = useTranslations('returns.words');
  const shop = useTranslations('returns.words')('mine');
  if (files.length === 0) return null;
  return (
    <ul className={classes['pictures']}>
      {files.map(({ of, place, fileName, mediaType }) => {
        const address = addressOf('GET /returns/:returnId/files/:of/:place', {
          params: { returnId, of, place: String(place) },
        });
        return (
          <li key={`${of} ${place}`}>
            <a href={address} target="_blank" rel="noreferrer" aria-label={t('open', { name: fileName })}>
              {mediaType.startsWith('image/') ? (
                <img src={address} alt={t('picture', { place, name: of === 'customer' ? by : shop })} loading="lazy" />
              ) : (
                <IconFileTypePdf size={32} aria-hidden />
              )}
            </a>
          </li>
        );
      })}
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
