import type { CallRequest } from '@offizin/contract/client-types';
import type { RulePreview, RuleView } from '@offizin/contract/price-rules/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { previewFigures } from '../preview-query.ts';
import { useRuleCall, useTake } from '../rule-queries.ts';
import { termsOf } from '../rule-words.ts';

export type HoldChoice = CallRequest<'POST /price-rules/:ruleId/decide'>['body']['choice'];

/** What each choice comes to, by previews of now; undefined until it is known. */
export function useOutcomes(
  rule: RuleView,
): Readonly<Partial<Record<HoldChoice, RulePreview>>> & { again: () => void } {
  const queries = useQueryClient();
  const held = { terms: rule.terms ?? termsOf(rule), ruleId: rule.ruleId };
  const apply = previewFigures(held);
  const without = previewFigures({ ...held, withoutSeller: true });
  const { data: all } = useQuery(apply);
  const { data: others } = useQuery({ ...without, enabled: (rule.hold?.ofOneSeller ?? null) !== null });
  return {
    ...(all && { apply: all }),
    ...(others && { without_seller: others }),
    again: () => {
      void queries.invalidateQueries({ queryKey: apply.queryKey });
      void queries.invalidateQueries({ queryKey: without.queryKey });
    },
  };
}

/** Sends the choice with the preview that was seen, and goes back to the list. */
export function useDecide(rule: RuleView, again: () => void) {
  const t = useTranslations('priceRules.hold');
  const navigate = useNavigate();
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const { ruleId, version, name } = rule;
  const decide = async (choice: HoldChoice, previewedAt: string) => {
    const isDone = await run(async () => {
      const params = { ruleId };
      const reply = await call('POST /price-rules/:ruleId/decide', { params, body: { version, choice, previewedAt } });
      take.rule(reply.rule);
      const done = choice === 'discard' ? t('discarded', { name }) : t('done', { name, count: reply.changed });
      showSnackbar('success', done);
      await navigate({ to: '.', search: {} });
    });
    // Its preview may have grown too old meanwhile.
    if (!isDone) again();
  };
  return { isRunning, decide };
}
