import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../../ui/field.tsx';
import { readTypedAmount } from '../../../platform/typed-amount.ts';
import { useRuleFormats } from '../rule-words.ts';
import { readTypedCount, readTypedShare } from '../typed-share.ts';
import classes from './fields.module.css';
import type { RuleDraft } from './use-rule-draft.ts';

/** Amounts in cents, shares in hundredths of a per cent, whole numbers. */
export type NumberKind = 'amount' | 'share' | 'count';

const readers: Readonly<Record<NumberKind, (typed: string) => number | null>> = {
  amount: readTypedAmount,
  share: readTypedShare,
  count: readTypedCount,
};

interface NumberFieldProps {
  readonly label: string;
  readonly kind: NumberKind;
  /** Null is an empty field, where that may be. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly draft: RuleDraft;
  /** The label stands elsewhere. */
  readonly isBare?: boolean;
  readonly isOptional?: boolean;
  readonly isOff?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** What is typed of a number, and what it means; undefined where it means none. */
function useTypedNumber({ kind, value, min, max, isOptional, onChange }: NumberFieldProps) {
  const { amount, number, rate } = useRuleFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const writers = { amount, share: rate, count: number };
  const write = (of: number) => writers[kind](of);
  const read = (text: string): number | null | undefined => {
    if (isOptional && text.trim() === '') return null;
    const meant = readers[kind](text);
    return meant === null || meant < min || meant > max ? undefined : meant;
  };
  const isWrong = typed !== null && read(typed) === undefined;
  return {
    text: typed ?? (value === null ? '' : write(value)),
    isWrong,
    isSaid: isWrong && isLeft,
    bounds: { min: write(min), max: write(max) },
    type: (text: string) => {
      setTyped(text);
      const meant = read(text);
      if (meant !== undefined && meant !== value) onChange(meant);
    },
    leave: () => {
      setLeft(true);
      if (!isWrong) setTyped(null);
    },
  };
}

/** A number of a rule in the reader's format, with its unit; what is no such number changes nothing and is marked. */
export function NumberField(props: NumberFieldProps) {
  const { label, kind, unit, draft, isBare = false, isOff = false } = props;
  const t = useTranslations('priceRuleEditor');
  const id = useId();
  const { text, isWrong, isSaid, bounds, type, leave } = useTypedNumber(props);
  const mark = useEffectEvent((is: boolean) => draft.fields.mark(id, is));
  const isMarked = isWrong && !isOff;
  useEffect(() => {
    mark(isMarked);
    return () => mark(false);
  }, [isMarked]);
  const error: ReactNode = isSaid && !isOff ? <FieldError>{t('wrong', bounds)}</FieldError> : null;
  return (
    <span className={classes['field']}>
      {isBare ? null : <label htmlFor={id}>{label}</label>}
      <span className={classes['frame']} data-off={isOff || undefined} data-error={error !== null || undefined}>
        <input
          id={id}
          aria-label={isBare ? label : undefined}
          value={text}
          disabled={isOff}
          inputMode={kind === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
        />
        <span aria-hidden>{unit}</span>
      </span>
      {error === null ? null : <span id={`${id}-error`}>{error}</span>}
    </span>
  );
}
