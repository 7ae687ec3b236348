import type { OfferRow } from '@offizin/contract/offers/seller';
import { limits } from '@offizin/domain/limits';
import { useEffect, useMemo, useRef, useState } from 'react';

type Ids = ReadonlySet<string>;

/** Selects or deselects the offers between two positions of the list, both included; no more than may be changed together are selected. */
export function withRange(
  chosen: Ids,
  offers: readonly Pick<OfferRow, 'productId'>[],
  range: { from: number; to: number; isOn: boolean },
): Ids {
  const next = new Set(chosen);
  const [first, last] = range.from < range.to ? [range.from, range.to] : [range.to, range.from];
  for (const { productId } of offers.slice(first, last + 1)) {
    if (!range.isOn) next.delete(productId);
    else if (next.size < limits.offerChangesPerCall) next.add(productId);
  }
  return next;
}

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
  const [kept, setKept] = useState<{ list: string; ids: Ids; last: string | null }>({ list, ids: nothing, last: null });
  const ids = kept.list === list ? kept.ids : nothing;
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
            ids: withRange(isOther ? nothing : before.ids, now.offers, { from: from < 0 ? to : from, to, isOn }),
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
        ids: isOn ? withRange(ids, offers, { from: 0, to: offers.length - 1, isOn }) : nothing,
        last: null,
      }),
  };
}
