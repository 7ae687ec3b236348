import type { Proposal, ReturnDetail } from '@offizin/contract/returns/seller';
import {
  decisionTextMin,
  isToProve,
  type ItemDecision,
  reasonsFor,
  refundOf,
  stepOfDecision,
} from '@offizin/domain/returns/return-decision';
import { isOverLimit } from '@offizin/domain/returns/refund-limit';
import type { ReturnEffect } from '@offizin/domain/returns/return-effect';
import { backOf, costOf, exceedsSale, type MoneyCase, restOf } from '@offizin/domain/returns/return-money';
import { useFormats } from '../../platform/formats.ts';
import { readTypedAmount } from '../../platform/typed-amount.ts';
import { type ItemDraft, useHeldDecision } from './held-decisions.ts';
import { sendFile } from './send-file.ts';
import { useKeptText } from './use-kept-text.ts';
import { useEvidence } from '../../parts/evidence/use-evidence.ts';

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

/** What carrying out a proposal gives the customer and costs now. */
export function costOfProposal(of: ReturnDetail, { step, items, amount }: Proposal) {
  if (step === 'offer') return { sum: amount ?? 0, total: 0 };
  if (items === null) return restOfCase(of);
  const refunds = of.items.map((item) => {
    const decided = items.find(({ lineId }) => lineId === item.lineId);
    return decided === undefined ? 0 : refundOf(item, decided);
  });
  const isWhole = items.every(({ choice }) => choice === 'whole');
  const { total, shippingRefund } = costOf(moneyCase(of), { refunds, isWhole }, of.sale);
  return { sum: refunds.reduce((sum, each) => sum + each, 0) - shippingRefund, total };
}

/** Whether giving the customer this sum brings the whole case above the limit of who decides: then it is only proposed. */
export const isAboveLimit = ({ limit, refunded, effect }: ReturnDetail, sum: number): boolean =>
  isOverLimit(limit, {
    refunded: refunded.amount + sum,
    shippingRefund: effect?.shippingRefund ?? 0,
    offer: 0,
  });

/** What was proposed about each item, as it would be chosen. */
function proposedDrafts({ proposal }: ReturnDetail, amountOf: (amount: number) => string): Record<string, ItemDraft> {
  const drafts: Record<string, ItemDraft> = {};
  for (const { lineId, choice, amount, reason, condition } of proposal?.items ?? []) {
    const typed = amount === null ? '' : amountOf(amount);
    drafts[lineId] = { choice, amount: typed, reason: reason ?? '', condition: condition ?? '' };
  }
  return drafts;
}

/** What is chosen for each item; a reason stands for one choice alone. Until somebody chooses, what is proposed stands there, also when that comes while the case is open. */
function useDrafts(of: ReturnDetail, [{ items: chosen }, hold]: ReturnType<typeof useHeldDecision>) {
  const { amount } = useFormats();
  const drafts = chosen ?? proposedDrafts(of, amount);
  const draftOf = (lineId: string): ItemDraft => drafts[lineId] ?? untouched;
  const change = (lineId: string, changed: Partial<ItemDraft>) =>
    hold(({ items }) => {
      const before = items ?? drafts;
      const draft = { ...(before[lineId] ?? untouched), ...changed };
      const isRight = draft.reason !== '' && reasonsFor(draft.choice, of.kind).includes(draft.reason);
      return { items: { ...before, [lineId]: { ...draft, reason: isRight ? draft.reason : '' } } };
    });
  return { draftOf, change };
}

/** What is said with the decision, and what proves it. */
function useReasoning(of: ReturnDetail, [held, hold]: ReturnType<typeof useHeldDecision>) {
  const [text, setText] = useKeptText(of, 'message', {
    start: of.proposal?.items ? (of.proposal.text ?? '') : '',
    held: [held.text, (typed) => hold(() => ({ text: typed }))],
  });
  const evidence = useEvidence(sendFile, [
    held.evidence,
    (changed) => hold((before) => ({ evidence: changed(before.evidence) })),
  ]);
  return { text, setText, evidence };
}

/** The decision that is being made about a return: per item, in words and with evidence, and what it costs. */
export function useDecision(of: ReturnDetail) {
  const decision = useHeldDecision(of.returnId);
  const { draftOf, change } = useDrafts(of, decision);
  const { text, setText, evidence } = useReasoning(of, decision);
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
