import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { priceRulesKey, rulesQuery } from '../../parts/price-rules/rules-query.ts';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { writeQuery } from '../../platform/write-query.ts';

/** Shows a rule as the server answered with it; one that is new is the last. */
function withRule(list: RuleList, rule: RuleView): RuleList {
  const isKnown = list.rules.some(({ ruleId }) => ruleId === rule.ruleId);
  const rules = list.rules.map((each) => (each.ruleId === rule.ruleId ? rule : each));
  return { ...list, rules: isKnown ? rules : [...rules, rule] };
}

/** Takes what an act answered with: a rule of the list, or all of it. */
export function useTake() {
  const queries = useQueryClient();
  return {
    rule: (rule: RuleView) => {
      writeQuery(queries, rulesQuery.queryKey, (list) => list && withRule(list, rule));
      void queries.invalidateQueries({ queryKey: priceRulesKey });
    },
    without: (ruleId: string) => {
      writeQuery(
        queries,
        rulesQuery.queryKey,
        (list) => list && { ...list, rules: list.rules.filter((rule) => rule.ruleId !== ruleId) },
      );
      void queries.invalidateQueries({ queryKey: priceRulesKey });
    },
    list: (list: RuleList) => writeQuery(queries, rulesQuery.queryKey, list),
    again: () => void queries.invalidateQueries({ queryKey: priceRulesKey }),
  };
}

/** How many prices would go back if a rule brought them back now. */
export const restorableQuery = (ruleId: string) =>
  queryOptions({
    queryKey: [...priceRulesKey, 'restorable', ruleId],
    queryFn: async ({ signal }) => {
      const body = { dry: true, of: { kind: 'rule', ruleId } } as const;
      return (await call('POST /price-rules/restore', { body }, { signal })).counts.restored;
    },
    gcTime: 0,
  });

/** Sends an act and says why it failed; what the rules are by then is read again. */
export function useRuleCall() {
  const errorText = useErrorText();
  const take = useTake();
  const [isRunning, setRunning] = useState(false);
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    setRunning(true);
    try {
      await act();
      return true;
    } catch (error) {
      showSnackbar('error', errorText(error));
      take.again();
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

/** Why nothing can be changed now: the role does not allow it, or there is no connection; null when it can. */
export function useRuleRefusal(): string | null {
  const t = useTranslations('priceRules');
  const byRole = useRoleRefusal('prices');
  const isOffline = useOfflineSince() !== null;
  return byRole ?? (isOffline ? t('offline') : null);
}
