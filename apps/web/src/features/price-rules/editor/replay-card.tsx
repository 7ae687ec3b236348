import type { RuleReplay } from '@offizin/contract/price-rules/views';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useRuleFormats } from '../rule-words.ts';
import classes from './preview.module.css';

function Result({ replay }: { replay: RuleReplay }) {
  const t = useTranslations('priceRuleEditor.replay');
  const { cents, dayRange, number, signedPercent } = useRuleFormats();
  const { from, to, changes, wonFirst, firstDays, payout, offers } = replay;
  if (offers === 0) return <p>{t('none')}</p>;
  const change = payout.before === 0 ? 0 : payout.after / payout.before - 1;
  return (
    <>
      <p>
        {t('result', {
          days: dayRange(from, to),
          changes,
          won: wonFirst,
          offers: number(offers),
          before: number(firstDays.after),
          now: number(firstDays.before),
        })}
      </p>
      <p>
        {t('payout', {
          after: cents(payout.after),
          before: cents(payout.before),
          change: signedPercent(change),
        })}
      </p>
    </>
  );
}

/** What the terms would have done in the last week, asked for by a button. */
export function ReplayCard({ terms, ruleId }: { terms: RuleTerms; ruleId: string }) {
  const t = useTranslations('priceRuleEditor.replay');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked === JSON.stringify(terms);
  const { data, error, isFetching } = useQuery({
    queryKey: ['price-rule-replay', ruleId, terms],
    queryFn: ({ signal }) => call('POST /price-rules/replay', { body: { terms: terms, ruleId } }, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <section className={classes['replay']} aria-label={t('title')}>
      <IconHistory size={18} aria-hidden />
      <div role="status">
        <h3>{t('title')}</h3>
        {isAsked && data !== undefined ? <Result replay={data} /> : null}
        {isAsked && error !== null ? <p>{errorText(error)}</p> : null}
      </div>
      {isAsked && data !== undefined ? null : (
        <Button running={isFetching && t('running')} onClick={() => setAsked(JSON.stringify(terms))}>
          {t('run')}
        </Button>
      )}
    </section>
  );
}
