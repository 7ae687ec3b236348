import type { RulePreview } from '@offizin/contract/price-rules/views';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useConditionText } from './condition-text.ts';
import { type Condition, conditions, hasCondition, withoutCondition } from './conditions.ts';
import classes from './fields.module.css';
import { Part } from './part.tsx';
import type { RuleDraft } from './use-rule-draft.ts';

const ConditionDialog = lazyDialog(async () => (await import('./condition-dialog.tsx')).ConditionDialog);

interface ChipsProps {
  readonly draft: RuleDraft;
  readonly onOpen: (condition: Condition) => void;
}

function Chips({ draft, onOpen }: ChipsProps) {
  const t = useTranslations('priceRuleEditor');
  const text = useConditionText();
  const list = useRef<HTMLUListElement>(null);
  const { covers } = draft.terms;
  const there = conditions.filter((condition) => hasCondition(covers, condition));
  const missing = conditions.filter((condition) => !hasCondition(covers, condition));
  const remove = (condition: Condition) => {
    draft.change({ covers: withoutCondition(covers, condition) });
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <ul ref={list} className={classes['chips']}>
      {there.length === 0 ? <li className={classes['everything']}>{t('condition.all')}</li> : null}
      {there.map((condition) => (
        <li key={condition}>
          <button
            type="button"
            aria-label={t('condition.change', { condition: text(covers, condition) })}
            onClick={() => onOpen(condition)}
          >
            {text(covers, condition)}
          </button>
          <button
            type="button"
            aria-label={t('condition.remove', { condition: text(covers, condition) })}
            onClick={() => remove(condition)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li data-new>
        <MenuButton
          button={
            <button type="button" data-add>
              <IconPlus size={14} aria-hidden />
              {t('condition.add')}
            </button>
          }
        >
          {(Menu) =>
            missing.map((condition) => (
              <Menu.Item key={condition} onClick={() => onOpen(condition)}>
                {t(`condition.${condition}`)}
              </Menu.Item>
            ))
          }
        </MenuButton>
      </li>
    </ul>
  );
}

/** Offers that fit and follow a rule of a higher rank. */
function Elsewhere({ elsewhere }: Pick<RulePreview, 'elsewhere'>) {
  const t = useTranslations('priceRuleEditor');
  return elsewhere.map(({ ruleId, name, offers }) => (
    <span key={ruleId}>
      {' '}
      {t.rich('elsewhere', {
        name,
        count: offers,
        rule: (words) => (
          <Link to="." search={{ rule: ruleId }} className={classes['other']}>
            {words}
          </Link>
        ),
      })}
    </span>
  ));
}

/** Which offers a rule is about. */
export function CoversPart(props: { draft: RuleDraft; number: number; preview: RulePreview | undefined }) {
  const { draft, number, preview } = props;
  const t = useTranslations('priceRuleEditor');
  const [open, setOpen] = useState<Condition | null>(null);
  const count = preview === undefined ? undefined : t('offers', { count: preview.covered });
  return (
    <Part number={number} title={t('part.covers')} aside={count}>
      <Chips draft={draft} onOpen={setOpen} />
      <p>
        {t('joins')}
        {preview === undefined ? null : <Elsewhere elsewhere={preview.elsewhere} />}
      </p>
      {open === null ? null : <ConditionDialog condition={open} draft={draft} onClose={() => setOpen(null)} />}
    </Part>
  );
}
