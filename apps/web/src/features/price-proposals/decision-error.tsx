import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** The products that an error names, in the order of the proposal. */
function namesIn(error: unknown, { items }: ProposalDetail): string[] {
  const paths = new Set(error instanceof ApiError ? error.fieldErrors.map(({ path }) => path) : []);
  return items.filter(({ productId }) => paths.has(`products.${productId}`)).map(({ name }) => name);
}

/** Why a decision was not taken; prices that a rule refuses are named. */
export function DecisionError({ error, proposal }: { error: Error; proposal: ProposalDetail }) {
  const t = useTranslations('priceUpdates.ask.refused');
  const errorText = useErrorText();
  const names = namesIn(error, proposal);
  if (names.length === 0) return <Notice tone="red" title={errorText(error)} />;
  return (
    <Notice tone="red" title={t('title', { count: names.length })}>
      <p>{t('text', { names: names.join(', ') })}</p>
    </Notice>
  );
}
