import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { IconGripVertical, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StateChip } from '../state-chip.tsx';
import { termsOf, useRuleFormats, useRuleLine } from '../rule-words.ts';
import { useRuleRefusal } from '../rule-queries.ts';
import classes from './list.module.css';
import { RuleMenu, RuleSwitch } from './rule-acts.tsx';
import { ChangedCell, CoveredCell, FirstCell, FloorCell, StateLine } from './rule-cells.tsx';
import { type Rank, useRank } from './use-rank.ts';
import { spoken } from '../../../ui/spoken.ts';

interface RowProps {
  readonly rule: RuleView;
  readonly list: RuleList;
  readonly rank: Rank;
  readonly at: number;
}

/** The place of a rule in the order, and what moves it; drafts keep theirs without deciding anything. */
function RankCell({ rule, rank, at }: RowProps) {
  const t = useTranslations('priceRules.rank');
  const { number } = useRuleFormats();
  const refusal = useRuleRefusal();
  const { ruleId, name, state } = rule;
  const shown = state === 'draft' ? '–' : number(at + 1);
  if (refusal !== null || rank.rules.length < 2) return <span className={classes['rank']}>{shown}</span>;
  return (
    <button
      type="button"
      className={classes['handle']}
      data-handle={ruleId}
      aria-label={t('handle', { name, rank: number(at + 1), count: number(rank.rules.length) })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={rank.keys(ruleId)}
      {...rank.drag(ruleId)}
    >
      <IconGripVertical size={16} aria-hidden />
      {shown}
    </button>
  );
}

/** A draft is gone on with; the others run or do not. */
function ActCell({ rule }: { rule: RuleView }) {
  const t = useTranslations('priceRules.cell');
  return (
    <span className={classes['acts']}>
      {rule.state === 'draft' ? (
        <ButtonLink
          to="."
          search={{ rule: rule.ruleId }}
          icon={<IconPencil size={16} aria-hidden />}
          aria-label={spoken(t('continue'), rule.name)}
        >
          {t('continue')}
        </ButtonLink>
      ) : (
        <RuleSwitch rule={rule} />
      )}
      <RuleMenu rule={rule} />
    </span>
  );
}

function Row(props: RowProps) {
  const { rule, list, rank } = props;
  const { line } = useRuleLine();
  const { ruleId, name, state } = rule;
  return (
    <tr data-state={state} data-dragged={rank.dragged === ruleId || undefined}>
      <td>
        <RankCell {...props} />
      </td>
      <th scope="row">
        <Link to="." search={{ rule: ruleId }} className={classes['name']}>
          {name}
        </Link>
        <small>{line(termsOf(rule))}</small>
      </th>
      <td data-number>
        <CoveredCell rule={rule} list={list} />
      </td>
      <td data-number data-column="changed">
        <ChangedCell rule={rule} list={list} />
      </td>
      <td data-number data-column="first">
        <FirstCell rule={rule} list={list} />
      </td>
      <td data-number data-column="floor">
        <FloorCell rule={rule} />
      </td>
      <td data-column="state">
        <StateChip rule={rule} />
        <small>
          <StateLine rule={rule} list={list} />
        </small>
      </td>
      <td>
        <ActCell rule={rule} />
      </td>
    </tr>
  );
}

const columns = ['rank', 'rule', 'covered', 'changed', 'first', 'floor', 'state'] as const;
const numbers: ReadonlySet<string> = new Set(['covered', 'changed', 'first', 'floor']);

/** All rules by rank: the first that covers an offer decides about its price. */
export function RuleTable({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  const body = useRef<HTMLTableSectionElement>(null);
  const rank = useRank(list, body);
  return (
    <div className={classes['tableCard']}>
      <table className={classes['table']} aria-label={t('table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column} data-number={numbers.has(column) || undefined}>
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className={classes['spoken']}>{t('column.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rank.rules.map((rule, at) => (
            <Row key={rule.ruleId} {...{ rule, list, rank, at }} />
          ))}
        </tbody>
      </table>
      <p role="status" className={classes['spoken']}>
        {rank.said}
      </p>
    </div>
  );
}
