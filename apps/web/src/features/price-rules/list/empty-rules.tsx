import type { RuleList } from '@offizin/contract/price-rules/views';
import { templateTerms } from '@offizin/domain/price-rules/terms';
import { IconTarget } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { phone, useMedia } from '../../../platform/media.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { previewFigures } from '../preview-query.ts';
import { useRuleRefusal } from '../rule-queries.ts';
import { useRuleFormats, useRuleLine } from '../rule-words.ts';
import classes from './list.module.css';
import { useNewRule } from './use-new-rule.ts';

/** What the ready rule would do now; nothing where that cannot be said. */
function ReadyPreview() {
  const t = useTranslations('priceRules.empty');
  const { number } = useRuleFormats();
  const { data } = useQuery(previewFigures({ terms: templateTerms.best_price }));
  if (data === undefined) return null;
  return <b>{t('preview', { count: data.groups.changes, covered: number(data.covered) })}</b>;
}

/** What a rule does, and one that is ready to be looked at; phones only say it. */
export function EmptyRules({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  const { line } = useRuleLine();
  const onPhone = useMedia(phone);
  const refusal = useRuleRefusal();
  const { isRunning, begin } = useNewRule();
  const start = t('empty.start');
  return (
    <StatePanel icon={<IconTarget />} title={t('empty.title')} text={t('empty.text')}>
      {onPhone || list.offers === 0 ? (
        <p className={classes['hint']}>{t(list.offers === 0 ? 'empty.noOffers' : 'notePhone')}</p>
      ) : (
        <div className={classes['ready']}>
          <p>
            {t('empty.ready', { rule: line(templateTerms.best_price) })} <ReadyPreview />
          </p>
          <ChangeButton
            area="prices"
            tone="primary"
            refusal={refusal}
            running={isRunning && start}
            onClick={() => void begin({ name: t('template.best_price'), template: 'best_price' })}
          >
            {start}
          </ChangeButton>
          <small>{t('empty.safe')}</small>
        </div>
      )}
    </StatePanel>
  );
}
