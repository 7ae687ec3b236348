import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { useState } from 'react';
import { useRuleRefusal } from '../rule-queries.ts';
import { useRuleSearch } from '../rule-search.ts';
import { BoundsPart } from './bounds-part.tsx';
import { CoversPart } from './covers-part.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead } from './editor-head.tsx';
import classes from './editor.module.css';
import { PacePart } from './pace-part.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { StrategyPart } from './strategy-part.tsx';
import { usePreview } from './use-preview.ts';
import { useRuleDraft } from './use-rule-draft.ts';
import { WordsBox } from './words-box.tsx';

interface EditorProps {
  readonly rule: RuleView;
  readonly list: RuleList;
}

function Written({ rule, list, onReload }: EditorProps & { onReload: () => void }) {
  const { group } = useRuleSearch();
  const refusal = useRuleRefusal();
  const draft = useRuleDraft(rule);
  const preview = usePreview(rule.ruleId, draft.terms, group);
  const { figures } = preview;
  return (
    <>
      <EditorHead rule={rule} draft={draft} onReload={onReload} />
      <div className={classes['columns']}>
        <fieldset className={classes['terms']} disabled={refusal !== null} title={refusal ?? undefined}>
          <CoversPart number={1} draft={draft} preview={figures} />
          <StrategyPart number={2} draft={draft} />
          <BoundsPart number={3} draft={draft} preview={figures} />
          <PacePart number={4} draft={draft} />
          <WordsBox draft={draft} covered={figures?.covered} limits={list.limits} />
        </fieldset>
        <PreviewPane preview={preview} ruleId={rule.ruleId} />
      </div>
      <EditorBar rule={rule} draft={draft} preview={preview} />
    </>
  );
}

/** A rule and what it would do, side by side; it saves itself as a draft (52b). */
export function RuleEditor(props: EditorProps) {
  const [round, setRound] = useState(0);
  return <Written key={round} {...props} onReload={() => setRound(round + 1)} />;
}
