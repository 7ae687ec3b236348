import type { RuledOfferView } from '@offizin/contract/price-rules/views';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useRuleCall, useTake } from '../rule-queries.ts';
import { useRestore } from './use-restore.ts';

/** What can be done about one offer under a rule. */
export function useOfferActs({ product, ruleName, earlier }: RuledOfferView, onOut: () => void) {
  const t = useTranslations('priceRuleHistory.offer');
  const take = useTake();
  const back = useRestore();
  const others = useRuleCall();
  const params = { productId: product.productId };
  const words = { name: product.name, rule: ruleName };
  return {
    isRunning: back.isRunning || others.isRunning,
    restore: () => {
      if (earlier !== null) void back.restore({ changeNo: earlier.changeNo, name: product.name, price: earlier.price });
    },
    resume: () =>
      void others.run(async () => {
        await call('POST /price-rules/offers/:productId/resume', { params });
        showSnackbar('success', t('resumed', words));
        take.again();
      }),
    takeOut: () =>
      void others.run(async () => {
        await call('POST /price-rules/offers/:productId/take-out', { params });
        showSnackbar('success', t('outDone', words));
        onOut();
        take.again();
      }),
  };
}
