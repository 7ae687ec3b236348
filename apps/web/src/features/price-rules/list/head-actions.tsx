import type { RuleList } from '@offizin/contract/price-rules/views';
import { ruleTemplates, type RuleTemplate, templateTerms } from '@offizin/domain/price-rules/terms';
import { IconHistory, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { call } from '../../../platform/client.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useRuleCall, useRuleRefusal, useTake } from '../rule-queries.ts';
import { historyView } from '../rule-search.ts';
import { useRuleLine } from '../rule-words.ts';
import classes from './list.module.css';
import { useNewRule } from './use-new-rule.ts';
import { usePause, useWaitingPauses } from './use-pause.ts';

/** Begins a rule from one of the usual ones; it opens as a draft. */
function NewRule() {
  const t = useTranslations('priceRules');
  const refusal = useRuleRefusal();
  const { line } = useRuleLine();
  const { begin } = useNewRule();
  const icon = <IconPlus size={16} aria-hidden />;
  if (refusal !== null)
    return (
      <ChangeButton area="prices" tone="primary" icon={icon} refusal={refusal}>
        {t('newRule')}
      </ChangeButton>
    );
  const name = (template: RuleTemplate) => t(`template.${template}`);
  return (
    <MenuButton
      button={
        <Button tone="primary" icon={icon} hint="N">
          {t('newRule')}
        </Button>
      }
    >
      {(Menu) =>
        ruleTemplates.map((template) => (
          <Menu.Item key={template} onClick={() => void begin({ name: name(template), template })}>
            <span className={classes['template']}>
              <b>{name(template)}</b>
              <small>{line(templateTerms[template])}</small>
            </span>
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}

/** Pauses all rules that run, or lets exactly those go on. */
function PauseAll({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  const refusal = useRuleRefusal();
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const pausing = usePause();
  const resume = () =>
    run(async () => {
      take.list(await call('POST /price-rules/continue', {}));
      showSnackbar('success', t('continued'));
    });
  const isPaused = list.pausedAll !== null;
  const isWaiting = useWaitingPauses().some(({ rule }) => rule === null);
  if (isWaiting || (!isPaused && list.rules.every(({ state }) => state !== 'active' && state !== 'held'))) return null;
  const Shape = isPaused ? IconPlayerPlay : IconPlayerPause;
  const name = t(isPaused ? 'continueAll' : 'pauseAll');
  return (
    <ChangeButton
      area="prices"
      icon={<Shape size={16} aria-hidden />}
      refusal={isPaused ? refusal : null}
      running={(isRunning || pausing.isRunning) && name}
      onClick={() => void (isPaused ? resume() : pausing.pause({ rule: null, prices: 'stay' }))}
    >
      {name}
    </ChangeButton>
  );
}

export function HeadActions({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  const onPhone = useMedia(phone);
  return (
    <>
      {list.rules.length === 0 ? null : (
        <ButtonLink to="." search={historyView} icon={<IconHistory size={16} aria-hidden />}>
          {t('menu.history')}
        </ButtonLink>
      )}
      <PauseAll list={list} />
      {onPhone ? null : <NewRule />}
    </>
  );
}
