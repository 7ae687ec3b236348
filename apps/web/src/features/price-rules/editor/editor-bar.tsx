import type { RuleView } from '@offizin/contract/price-rules/views';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { ExportChoices } from '../../../parts/exports/export-choices.tsx';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useRuleCall, useRuleRefusal, useTake } from '../rule-queries.ts';
import { useRuleSearch } from '../rule-search.ts';
import { useWhen } from '../rule-words.ts';
import { waitingTerms } from '../waiting-terms.ts';
import classes from './editor.module.css';
import type { Preview } from './use-preview.ts';
import type { RuleDraft } from './use-rule-draft.ts';

interface BarProps {
  readonly rule: RuleView;
  readonly draft: RuleDraft;
  readonly preview: Preview;
}

/** Why the rule cannot be put in force now: it is what the preview shows that is agreed to. */
function useStop({ draft, preview }: BarProps): string | null {
  const t = useTranslations('priceRuleEditor.bar');
  const refusal = useRuleRefusal();
  if (refusal !== null) return refusal;
  if (draft.fields.isWrong) return t('wrong');
  if (draft.state === 'conflict' || draft.state === 'failed') return t('unsaved');
  if (preview.isComputing) return t('computing');
  if (preview.figures === undefined) return t('noPreview');
  if (preview.figures.covered === 0) return t('none');
  return preview.isOld ? t('old') : null;
}

function useSwitchOn({ rule, draft, preview }: BarProps) {
  const t = useTranslations('priceRuleEditor.bar');
  const navigate = useNavigate();
  const take = useTake();
  const { isRunning, run } = useRuleCall();
  const { ruleId } = rule;
  const switchOn = async () => {
    const previewedAt = preview.figures?.computedAt;
    if (previewedAt === undefined) return;
    const isDone = await run(async () => {
      await draft.flush();
      const body = { version: draft.version(), previewedAt };
      const reply = await call('POST /price-rules/:ruleId/switch-on', { params: { ruleId }, body });
      take.rule(reply.rule);
      showSnackbar('success', t('done', { name: draft.name, count: reply.changed }));
      await navigate({ to: '.', search: {} });
    });
    if (!isDone) preview.again();
  };
  return { isRunning, switchOn };
}

/** All rows of the preview as a file: of the group that is shown, or of all. */
function PreviewFile({ preview: { figures, previewed } }: { preview: Preview }) {
  const t = useTranslations('priceRuleEditor.preview');
  const { group } = useRuleSearch();
  if (figures === undefined || figures.covered === 0) return null;
  const question = { kind: 'price_rule_preview', ...previewed } as const;
  const choices = [
    { what: t(group), question: { ...question, group }, count: figures.groups[group] },
    { what: t('allGroups'), question, count: figures.covered },
  ];
  return <ExportChoices name={t('asTable')} choices={choices} />;
}

/** Leaves the rule as it is, or puts in force what the preview shows: the preview is the question. */
export function EditorBar(props: BarProps) {
  const { rule, preview } = props;
  const t = useTranslations('priceRuleEditor.bar');
  const stop = useStop(props);
  const { isRunning, switchOn } = useSwitchOn(props);
  const isRunningRule = rule.state === 'active';
  const hasChanges = !isRunningRule || waitingTerms(rule) !== null || props.draft.isOpen;
  const when = useWhen();
  const restsUntil = preview.figures?.restsUntil ?? null;
  const count = restsUntil === null ? (preview.figures?.today ?? 0) : 0;
  const rests = restsUntil === null ? null : t('rests', { when: when(restsUntil) });
  const note = rests ?? (count === 0 ? null : t('undo', { count }));
  return (
    <div className={classes['bar']}>
      <PreviewFile preview={preview} />
      <span className={classes['note']}>{hasChanges ? note : null}</span>
      <ButtonLink to=".">{t(rule.state === 'draft' ? 'leave' : 'toList')}</ButtonLink>
      {hasChanges ? (
        <ChangeButton
          area="prices"
          tone="primary"
          icon={<IconPlayerPlay size={16} aria-hidden />}
          refusal={stop}
          running={isRunning && t('running')}
          onClick={() => void switchOn()}
        >
          {t(isRunningRule ? 'apply' : 'switchOn', { count })}
        </ChangeButton>
      ) : null}
    </div>
  );
}
