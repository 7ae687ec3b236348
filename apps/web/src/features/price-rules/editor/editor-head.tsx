import type { RuleView } from '@offizin/contract/price-rules/views';
import { IconArrowBackUp, IconChevronLeft, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { DeleteQuestion } from '../list/delete-question.tsx';
import { useNewRule } from '../list/use-new-rule.ts';
import { useRuleRefusal } from '../rule-queries.ts';
import { StateChip } from '../state-chip.tsx';
import { waitingTerms } from '../waiting-terms.ts';
import { nameLength, useRuleFormats } from '../rule-words.ts';
import classes from './editor.module.css';
import type { RuleDraft } from './use-rule-draft.ts';

interface HeadProps {
  readonly rule: RuleView;
  readonly draft: RuleDraft;
  readonly onReload: () => void;
}

/** The name, which is changed where it stands: Enter and leaving the field keep it, Escape does not. */
function Name({ draft }: { draft: RuleDraft }) {
  const t = useTranslations('priceRuleEditor');
  const refusal = useRuleRefusal();
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const name = typed?.trim() ?? '';
    if (name !== '' && name !== draft.name) draft.rename(name);
    setTyped(null);
  };
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') keep();
    if (key === 'Escape') setTyped(null);
  };
  if (typed !== null)
    return (
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who pressed the pencil wants to type
        autoFocus
        className={classes['name']}
        aria-label={t('name')}
        value={typed}
        maxLength={nameLength}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={keys}
        onBlur={keep}
      />
    );
  return (
    <>
      <h1>{draft.name}</h1>
      {refusal === null ? (
        <IconButton label={t('rename')} onClick={() => setTyped(draft.name)}>
          <IconPencil aria-hidden />
        </IconButton>
      ) : null}
    </>
  );
}

/** How what is written is kept. */
function Saved({ rule, draft, onReload }: HeadProps) {
  const t = useTranslations('priceRuleEditor');
  const { time } = useRuleFormats();
  const words = { saving: t('saving'), failed: t('unsaved'), conflict: t('conflict') };
  const { state } = draft;
  const word = state === 'idle' || state === 'saved' ? t('saved', { time: time(rule.savedAt) }) : words[state];
  return (
    <span
      className={classes['saved']}
      role="status"
      data-wrong={state === 'failed' || state === 'conflict' || undefined}
    >
      {word}
      {state === 'conflict' ? (
        <Button tone="link" onClick={onReload}>
          {t('reload')}
        </Button>
      ) : null}
    </span>
  );
}

/** Takes back what is not in force yet. */
function DiscardChanges({ rule, draft }: Omit<HeadProps, 'onReload'>) {
  const t = useTranslations('priceRuleEditor');
  const tActions = useTranslations('actions');
  const refusal = useRuleRefusal();
  const [isAsked, setAsked] = useState(false);
  const { terms } = rule;
  if (terms === null || waitingTerms(rule) === null) return null;
  const discard = () => {
    draft.change(terms);
    setAsked(false);
  };
  return (
    <>
      <ChangeButton
        area="prices"
        tone="ghost"
        icon={<IconArrowBackUp size={16} aria-hidden />}
        refusal={refusal}
        onClick={() => setAsked(true)}
      >
        {t('discard')}
      </ChangeButton>
      {isAsked ? (
        <Question
          title={t('discardDraft.title', { name: rule.name })}
          cancel={tActions('cancel')}
          confirm={t('discardDraft.confirm')}
          running={false}
          onConfirm={discard}
          onClose={() => setAsked(false)}
        >
          <p>{t('discardDraft.text')}</p>
        </Question>
      ) : null}
    </>
  );
}

/** The rule that is written: its name, what it does now, and what can be done with all of it. */
export function EditorHead(props: HeadProps) {
  const { rule, draft } = props;
  const t = useTranslations('priceRuleEditor');
  const tRules = useTranslations('priceRules');
  const navigate = useNavigate();
  const refusal = useRuleRefusal();
  const { begin } = useNewRule();
  const [isAsked, setAsked] = useState(false);
  usePageTitle(draft.name);
  const duplicate = () => void begin({ name: tRules('copyName', { name: draft.name }), copyOf: rule.ruleId });
  return (
    <div className={classes['head']}>
      <Link to="." search={{}} className={classes['back']} aria-label={t('back')} title={t('back')}>
        <IconChevronLeft size={18} aria-hidden />
      </Link>
      <Name draft={draft} />
      <StateChip rule={rule} />
      <Saved {...props} />
      <div>
        <ChangeButton
          area="prices"
          tone="ghost"
          icon={<IconCopy size={16} aria-hidden />}
          refusal={refusal}
          onClick={duplicate}
        >
          {t('duplicate')}
        </ChangeButton>
        <DiscardChanges rule={rule} draft={draft} />
        <ChangeButton
          area="prices"
          tone="ghost"
          icon={<IconTrash size={16} aria-hidden />}
          refusal={refusal}
          onClick={() => setAsked(true)}
        >
          {rule.state === 'draft' ? t('discard') : tRules('menu.delete')}
        </ChangeButton>
      </div>
      {isAsked ? (
        <DeleteQuestion
          rule={rule}
          onClose={() => setAsked(false)}
          onDeleted={() => void navigate({ to: '.', search: {} })}
        />
      ) : null}
    </div>
  );
}
