import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useRuleFormats } from '../rule-words.ts';
import { useRuleCall, useTake } from '../rule-queries.ts';
import { moved, placeAt } from './rank-order.ts';

const idsOf = (rules: readonly RuleView[]): readonly string[] => rules.map(({ ruleId }) => ruleId);

type TableBody = RefObject<HTMLTableSectionElement | null>;

interface Dragged {
  readonly ruleId: string;
  readonly ids: readonly string[];
}

/** The handle that moves a rule keeps the focus while its row changes places. */
function useFocusAtHandle(table: TableBody) {
  const asked = useRef<string>(null);
  useLayoutEffect(() => {
    if (asked.current === null) return;
    table.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(asked.current)}"]`)?.focus();
    asked.current = null;
  });
  return { focusAt: (ruleId: string) => (asked.current = ruleId) };
}

/** The order of the rules: moved by Alt and the arrow keys or by dragging the handle, and sent when it is let go. */
export function useRank(list: RuleList, table: TableBody) {
  const t = useTranslations('priceRules.rank');
  const { number } = useRuleFormats();
  const take = useTake();
  const { run } = useRuleCall();
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState('');
  const saved = idsOf(list.rules);
  const isSame = sent !== null && sent.length === saved.length && sent.every((id) => saved.includes(id));
  const ids = dragged?.ids ?? (isSame ? sent : saved);
  const { focusAt } = useFocusAtHandle(table);
  const rules = ids.flatMap((id) => list.rules.find(({ ruleId }) => ruleId === id) ?? []);

  const send = async (ruleId: string, order: readonly string[]) => {
    const rule = list.rules.find((each) => each.ruleId === ruleId);
    setSent(order);
    setSaid(
      t('moved', { name: rule?.name ?? '', rank: number(order.indexOf(ruleId) + 1), count: number(order.length) }),
    );
    await run(async () => take.list(await call('PUT /price-rules/rank', { body: { ruleIds: [...order] } })));
    setSent(null);
  };

  const keys = (ruleId: string) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    const from = ids.indexOf(ruleId);
    const order = moved(ids, from, from + by);
    if (order === ids) return;
    focusAt(ruleId);
    void send(ruleId, order);
  };

  const places = () => [...(table.current?.rows ?? [])].map((row) => row.getBoundingClientRect());
  const drag = (ruleId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ ruleId, ids });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged?.ruleId !== ruleId) return;
      const from = dragged.ids.indexOf(ruleId);
      setDragged({ ruleId, ids: moved(dragged.ids, from, placeAt(places(), clientY, from)) });
    },
    onPointerUp: () => {
      if (dragged?.ruleId !== ruleId) return;
      setDragged(null);
      if (dragged.ids.some((id, at) => saved[at] !== id)) void send(ruleId, dragged.ids);
    },
    onPointerCancel: () => setDragged(null),
  });

  return { rules, said, dragged: dragged?.ruleId ?? null, keys, drag };
}

export type Rank = ReturnType<typeof useRank>;
