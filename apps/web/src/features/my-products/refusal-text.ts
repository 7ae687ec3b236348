import type { FieldError } from '@offizin/contract/errors';
import { findingNumbers, syncResultTypes } from '@offizin/domain/sync/result-types';
import { useTranslations } from 'use-intl';
import { useFindingReason } from '../../platform/finding-reason.ts';
import { useFormats } from '../../platform/formats.ts';

/** Why the server refused a change, with the numbers of the rule. */
export function useRefusalText(): (error: FieldError) => string {
  const tErrors = useTranslations('errors');
  const { amount } = useFormats();
  const reason = useFindingReason(amount);
  return ({ code, params = {} }) => {
    const type = syncResultTypes.find((each) => code === `finding.${each}`);
    if (type === undefined) return tErrors('generic');
    const named = findingNumbers.flatMap((name) =>
      params[name] === undefined ? [] : [[name, Number(params[name])] as const],
    );
    return reason(type, new Map(named));
  };
}
