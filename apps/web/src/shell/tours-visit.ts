import { type ScreenId, screenDenial, screens } from '@offizin/domain/access/screens';
import { screenOf, type TourName, tourThatVisits } from '@offizin/domain/tours/tours';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { initialData } from '../platform/initial-data.ts';
import { subjectOf, useSignedIn } from '../platform/session.ts';
import { today, viewedTours } from './tours-running.ts';

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
    void import('./tours-cancelled-orders.ts')
      .then(({ hasCancelledOrders }) => hasCancelledOrders(sellerId))
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
