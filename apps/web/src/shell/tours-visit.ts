import { type ScreenId, screenDenial, screens } from '@offizin/domain/access/screens';
import {
  readSellersWithoutMetrics,
  screenOf,
  type TourName,
  tourThatVisits,
  withSellerWithoutMetrics,
} from '@offizin/domain/tours/tours';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../platform/client.ts';
import { initialData } from '../platform/initial-data.ts';
import { subjectOf, useSignedIn } from '../platform/session.ts';
import { readStored, store } from '../platform/storage.ts';
import { today, viewedTours } from './tours-running.ts';

const known = () => readSellersWithoutMetrics(readStored('sellersWithoutMetrics'), new Date());

/** Whether the seller has a cancelled order: asked once an hour of those that had none. */
async function hasCancelledOrders(sellerId: string): Promise<boolean> {
  if (known().some((each) => each.sellerId === sellerId)) return false;
  const { orderCancelled } = await call('GET /orders/cancelled', { query: { limit: 1 } });
  if (orderCancelled.length > 0) return true;
  store('sellersWithoutMetrics', withSellerWithoutMetrics(known(), sellerId, new Date()));
  return false;
}

/** The tour that starts wherever one is, once its screen is there: it leads to that screen first (MET-04). */
export function useVisitingTour(screen: ScreenId | null): TourName | null {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const [visiting, setVisiting] = useState<TourName | null>(null);
  const { sellerId } = signedIn.session;
  const name = tourThatVisits(initialData.brand, viewedTours(), today());
  const target = name === null ? null : screenOf(name);
  const mayVisit = target !== null && screenDenial(target, subjectOf(signedIn)) === null;
  useEffect(() => {
    if (name === null || target === null || !mayVisit || screen === null || visiting !== null) return undefined;
    let isGone = false;
    // Without an answer no tour starts: the next screen asks again.
    void hasCancelledOrders(sellerId)
      .catch(() => false)
      .then(async (has) => {
        if (!has || isGone) return;
        setVisiting(name);
        await navigate({ to: screens[target].path });
      });
    return () => {
      isGone = true;
    };
  }, [name, target, mayVisit, screen, visiting, sellerId, navigate]);
  return visiting !== null && screen === screenOf(visiting) ? visiting : null;
}
