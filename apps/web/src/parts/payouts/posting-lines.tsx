import type { ShopPosting } from '@offizin/contract/ledger/seller';
import type { Currency } from '@offizin/domain/money';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { DocumentLink } from './document-link.tsx';

/** What was posted beside orders, each with the document that it came with. */
export function PostingLines({ postings, currency }: { postings: readonly ShopPosting[]; currency: Currency }) {
  const t = useTranslations('settlement');
  const { money } = useFormats();
  return (
    <dl>
      {postings.map(({ postingNo, kind, text, amount, documentNo }) => (
        <div key={postingNo}>
          <dt>
            {text ?? t(`posting.${kind}`)}{' '}
            {documentNo === null ? null : (
              <small>
                <DocumentLink invoiceNo={documentNo} />
              </small>
            )}
          </dt>
          <dd>{money({ amount, currency })}</dd>
        </div>
      ))}
    </dl>
  );
}
