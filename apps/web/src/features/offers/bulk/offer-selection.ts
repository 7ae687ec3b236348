import type { OfferRow } from '@offizin/contract/offers/seller';
import { useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '@offizin/domain/limits';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../../platform/use-kept-fields.ts';
import { chosenAgain, chosenName, keepChosen } from './kept-selection.ts';
import { withRange } from '../../../ui/list/with-range.ts';

type Ids = ReadonlySet<string>;

const atMost = limits.offerChangesPerCall;
const idOf = ({ productId }: OfferRow): string => productId;

export interface OfferSelection {
  readonly ids: Ids;
  /** The chosen offers among the loaded ones, in their order. */
  readonly offers: readonly OfferRow[];
  /** The same function all the time, so that rows are drawn again only when they change. */
  readonly choose: (offer: OfferRow, how: { readonly isOn: boolean; readonly isRange: boolean }) => void;
  chooseAll(isOn: boolean): void;
}

const nothing: Ids = new Set();

/** Which of the listed offers are chosen; another list begins without any. */
export function useSelection(offers: readonly OfferRow[], list: string): OfferSelection {
  const found = useKeptFields(chosenName(list));
  const [kept, setKept] = useState<{ list: string; ids: Ids; last: string | null }>(() => ({
    list,
    ids: chosenAgain(found),
    last: null,
  }));
  const ids = kept.list === list ? kept.ids : nothing;
  useBeforeSessionEnds({ keep: () => keepChosen(list, ids) });
  const latest = useRef({ offers, list });
  useEffect(() => {
    latest.current = { offers, list };
  });
  const choose = useMemo<OfferSelection['choose']>(
    () =>
      (offer, { isOn, isRange }) =>
        setKept((before) => {
          const now = latest.current;
          const isOther = before.list !== now.list;
          const at = (id: string | null) => now.offers.findIndex((each) => each.productId === id);
          const to = at(offer.productId);
          const from = isRange && !isOther ? at(before.last) : -1;
          return {
            list: now.list,
            ids: withRange(isOther ? nothing : before.ids, now.offers.map(idOf), {
              from: from < 0 ? to : from,
              to,
              isOn,
              atMost,
            }),
            last: offer.productId,
          };
        }),
    [],
  );
  return {
    ids,
    offers: useMemo(() => (ids.size === 0 ? [] : offers.filter((offer) => ids.has(offer.productId))), [offers, ids]),
    choose,
    chooseAll: (isOn) =>
      setKept({
        list,
        ids: isOn ? withRange(ids, offers.map(idOf), { from: 0, to: offers.length - 1, isOn, atMost }) : nothing,
        last: null,
      }),
  };
}
