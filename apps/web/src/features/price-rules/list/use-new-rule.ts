import type { CallRequest } from '@offizin/contract/client-types';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../platform/client.ts';
import { useRuleCall, useTake } from '../rule-queries.ts';

type Beginning = CallRequest<'POST /price-rules'>['body'];

/** Begins a rule, which is a draft that changes nothing, and opens it. */
export function useNewRule() {
  const navigate = useNavigate();
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const begin = (body: Beginning) =>
    run(async () => {
      const rule = await call('POST /price-rules', { body });
      take.rule(rule);
      await navigate({ to: '.', search: { rule: rule.ruleId } });
    });
  return { isRunning, begin };
}
