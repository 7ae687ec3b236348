import type { RuleChange } from '@offizin/contract/price-rules/views';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useRuleCall, useTake } from '../rule-queries.ts';
import { brandName, useRuleFormats } from '../rule-words.ts';

export interface Restoring {
  readonly changeNo: RuleChange['changeNo'];
  readonly name: string;
  /** What it goes back to, in cents. */
  readonly price: number;
}

/** Puts back what one change changed, and says what became of it; it is a row of the history by itself. */
export function useRestore() {
  const t = useTranslations('priceRuleHistory');
  const { cents } = useRuleFormats();
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const restore = ({ changeNo, name, price }: Restoring) =>
    run(async () => {
      const { counts } = await call('POST /price-rules/restore', {
        body: { dry: false, of: { kind: 'change', changeNo } },
      });
      const words = { name, price: cents(price), brand: brandName };
      if (counts.restored > 0) showSnackbar('success', t('restored', words));
      else if (counts.left > 0) showSnackbar('warning', t('left', words));
      else if (counts.refused > 0) showSnackbar('error', t('refused', words));
      else showSnackbar('warning', t('nothing', words));
      take.again();
    });
  return { isRunning, restore };
}
