import type { RuleView } from '@offizin/contract/price-rules/views';
import { IconCopy, IconDots, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { Switch } from '../../../ui/switch.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { useRuleCall, useRuleRefusal, useTake } from '../rule-queries.ts';
import { historyView } from '../rule-search.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { PauseQuestion } from './pause-question.tsx';
import { useNewRule } from './use-new-rule.ts';
import { useWaitingPauses } from './use-pause.ts';

/** Lets a rule run or pauses it; switching off asks what becomes of its prices. */
export function RuleSwitch({ rule }: { rule: RuleView }) {
  const t = useTranslations('priceRules');
  const isOn = rule.state === 'active' || rule.state === 'held';
  const byRole = useRoleRefusal('prices');
  const refused = useRuleRefusal();
  // Pausing can wait for a connection.
  const refusal = isOn ? byRole : refused;
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const waiting = useWaitingPauses().find((pause) => pause.rule?.ruleId === rule.ruleId);
  const [isAsked, setAsked] = useState(false);
  const { ruleId, version, name } = rule;
  const resume = () =>
    run(async () => {
      const { rule: resumed } = await call('POST /price-rules/:ruleId/switch-on', {
        params: { ruleId },
        body: { version },
      });
      take.rule(resumed);
      showSnackbar('success', t('resumed', { name }));
    });
  const change = () => {
    if (isRunning) return;
    if (refusal !== null) showSnackbar('warning', refusal);
    else if (waiting !== undefined) waiting.takeBack();
    else if (isOn) setAsked(true);
    else void resume();
  };
  return (
    <>
      <Switch
        aria-label={t('switch', { name })}
        aria-disabled={refusal !== null || undefined}
        title={refusal ?? undefined}
        checked={isOn && waiting === undefined}
        onChange={change}
      />
      {isAsked ? <PauseQuestion rule={rule} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

/** What else can be done with a rule. */
export function RuleMenu({ rule }: { rule: RuleView }) {
  const t = useTranslations('priceRules');
  const navigate = useNavigate();
  const onPhone = useMedia(phone);
  const refusal = useRuleRefusal();
  const { begin } = useNewRule();
  const [isAsked, setAsked] = useState(false);
  const { ruleId, name } = rule;
  const isLocked = refusal !== null;
  return (
    <>
      <MenuButton
        button={
          <IconButton label={t('cell.more', { name })}>
            <IconDots aria-hidden />
          </IconButton>
        }
      >
        {(Menu) => (
          <>
            {onPhone ? null : (
              <>
                <Menu.Item
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => void navigate({ to: '.', search: { rule: ruleId } })}
                >
                  {t('menu.edit')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconCopy size={16} aria-hidden />}
                  disabled={isLocked}
                  onClick={() => void begin({ name: t('copyName', { name }), copyOf: ruleId })}
                >
                  {t('menu.duplicate')}
                </Menu.Item>
              </>
            )}
            <Menu.Item
              leftSection={<IconHistory size={16} aria-hidden />}
              onClick={() => void navigate({ to: '.', search: { rule: ruleId, ...historyView } })}
            >
              {t('menu.history')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={isLocked}
              onClick={() => setAsked(true)}
            >
              {t('menu.delete')}
            </Menu.Item>
          </>
        )}
      </MenuButton>
      {isAsked ? <DeleteQuestion rule={rule} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
