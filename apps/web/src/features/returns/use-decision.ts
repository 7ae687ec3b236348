import type { ReturnDetail } from '@offizin/contract/returns/seller';
import {
  type DecisionReason,
  decisionTextMin,
  isToProve,
  type ItemChoice,
  type ItemCondition,
  type ItemDecision,
  reasonsFor,
  refundOf,
  stepOfDecision,
} from '@offizin/domain/returns/return-decision';
import type { ReturnEffect } from '@offizin/domain/returns/return-effect';
import { backOf, costOf, exceedsSale, type MoneyCase, restOf } from '@offizin/domain/returns/return-money';
import { useState } from 'react';
import { readTypedAmount } from '../../platform/typed-amount.ts';
import { sendFile } from './send-file.ts';
import { useKeptText } from './use-kept-text.ts';
import { useEvidence } from '../../parts/evidence/use-evidence.ts';

/** What somebody has chosen for an item; the amount as it is typed. */
export interface ItemDraft {
  readonly choice: ItemChoice;
  readonly amount: string;
  readonly reason: DecisionReason | '';
  readonly condition: ItemCondition | '';
}

const untouched: ItemDraft = { choice: 'whole', amount: '', reason: '', condition: '' };

const moneyCase = (of: ReturnDetail): MoneyCase => ({
  kind: of.kind,
  items: of.items,
  atStake: of.atStake.amount,
  refunded: of.refunded.amount,
  shipping: of.shipping,
  label: of.label,
  isSent: of.steps.some(({ step }) => step === 'accept' || step === 'receive'),
});

/** What giving everything back costs. */
export function costOfAll(of: ReturnDetail): ReturnEffect {
  const refunds = of.items.map(({ amount }) => amount);
  return costOf(moneyCase(of), { refunds, isWhole: true }, of.sale);
}

/** What giving back costs that is left of the case and of the order's sale: after a refusal, and where nobody decides. */
export function restOfCase(of: ReturnDetail): { readonly sum: number; readonly total: number } {
  const money = moneyCase(of);
  const amount = restOf(money, of.sale);
  const { total, shippingRefund } = costOf(money, backOf(money, amount), of.sale);
  return { sum: amount - shippingRefund, total };
}

/** What is chosen for each item; a reason stands for one choice alone. */
function useDrafts(of: ReturnDetail) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, ItemDraft>>>({});
  const draftOf = (lineId: string): ItemDraft => drafts[lineId] ?? untouched;
  const change = (lineId: string, changed: Partial<ItemDraft>) =>
    setDrafts((before) => {
      const draft = { ...(before[lineId] ?? untouched), ...changed };
      const isRight = draft.reason !== '' && reasonsFor(draft.choice, of.kind).includes(draft.reason);
      return { ...before, [lineId]: { ...draft, reason: isRight ? draft.reason : '' } };
    });
  return { draftOf, change };
}

/** The decision that is being made about a return: per item, in words and with evidence, and what it costs. */
export function useDecision(of: ReturnDetail) {
  const { draftOf, change } = useDrafts(of);
  const [text, setText] = useKeptText(of, 'message');
  const evidence = useEvidence(sendFile);
  const items: ItemDecision[] = of.items.map(({ lineId }) => {
    const { choice, amount, reason, condition } = draftOf(lineId);
    return {
      lineId,
      choice,
      amount: choice === 'part' ? readTypedAmount(amount) : null,
      reason: choice === 'whole' || reason === '' ? null : reason,
      condition: condition === '' ? null : condition,
    };
  });
  const refunds = of.items.map((item, at) => {
    const decided = items[at];
    return decided === undefined ? 0 : refundOf(item, decided);
  });
  const isWhole = items.every(({ choice }) => choice === 'whole');
  const toProve = isToProve(of.kind, items);
  const step = stepOfDecision(items);
  const isWrong = (lineId: string): boolean => {
    const item = of.items.find((each) => each.lineId === lineId);
    const decided = items.find((each) => each.lineId === lineId);
    if (item === undefined || decided?.choice !== 'part') return false;
    return decided.amount === null || decided.amount < 1 || decided.amount >= item.amount;
  };
  const lacks = {
    amount: items.some(({ lineId }) => isWrong(lineId)),
    // The marketplace may have given back a part itself.
    sale: exceedsSale(
      refunds.reduce((sum, amount) => sum + amount, 0),
      of.sale,
    ),
    reason: items.some(({ choice, reason }) => {
      const reasons = reasonsFor(choice, of.kind);
      return reasons.length > 0 && (reason === null || !reasons.includes(reason));
    }),
    text: toProve && [...text.trim()].length < decisionTextMin,
    file: toProve && evidence.files.length + of.caseFiles.filter((file) => file.of === 'shop').length === 0,
  };
  return {
    items,
    refunds,
    isWhole,
    toProve,
    step,
    lacks,
    text,
    setText,
    evidence,
    draftOf,
    isWrong,
    effect: costOf(moneyCase(of), { refunds, isWhole }, of.sale),
    change,
  };
}

export type Decision = ReturnType<typeof useDecision>;
