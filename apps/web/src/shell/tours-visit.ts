import { type ScreenId, screenDenial, screens } from '@offizin/domain/access/screens';
import { screenOf, type TourName, tourThatVisits } from '@offizin/domain/tours/tours';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { initialData } from '../platform/initial-data.ts';
import { subjectOf, useSignedIn } from '../platform/session.ts';
import { today, viewedTours } from './tours-running.ts';

/** What may start on a screen: the tour that led there, or the screen's own ones; neither while it is not known yet whether a tour leads elsewhere. */
type Visit = { readonly is: 'unknown' } | { readonly is: 'none' } | { readonly is: 'here'; readonly tour: TourName };

/** The tour that starts wherever one is, once its screen is there: it leads to that screen first (MET-04). The tours of other screens wait. */
function useVisitingTour(screen: ScreenId | null): Visit {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const [visiting, setVisiting] = useState<TourName | null>(null);
  const [hasArrived, setArrived] = useState(false);
  const [noneOn, setNoneOn] = useState<ScreenId | null>(null);
  const { sellerId } = signedIn.session;
  const name = tourThatVisits(initialData.brand, viewedTours(), today());
  const target = name === null ? null : screenOf(name);
  const mayVisit = target !== null && screenDenial(target, subjectOf(signedIn)) === null;
  useEffect(() => {
    if (name === null || target === null || !mayVisit || screen === null || visiting !== null) return undefined;
    if (noneOn === screen) return undefined;
    let isGone = false;
    // Without an answer no tour starts: the next screen asks again.
    void import('./tours-cancelled-orders.ts')
      .then(({ hasCancelledOrders }) => hasCancelledOrders(sellerId))
      .catch(() => false)
      .then(async (has) => {
        if (isGone) return;
        if (!has) return setNoneOn(screen);
        setVisiting(name);
        await navigate({ to: screens[target].path, search: {} });
        setArrived(true);
      });
    return () => {
      isGone = true;
    };
  }, [name, target, mayVisit, screen, visiting, noneOn, sellerId, navigate]);
  if (visiting !== null && screen === screenOf(visiting)) return { is: 'here', tour: visiting };
  const isDecided = visiting === null ? name === null || !mayVisit || noneOn === screen : hasArrived;
  return { is: isDecided ? 'none' : 'unknown' };
}

interface ToursVisitProps {
  readonly screen: ScreenId | null;
  /** The tour that led here, null where there is none, undefined until that is known. */
  readonly onVisit: (visiting: TourName | null | undefined) => void;
}

/** Leads to the screen of such a tour. */
export function ToursVisit({ screen, onVisit }: ToursVisitProps): null {
  const visit = useVisitingTour(screen);
  const visiting = visit.is === 'here' ? visit.tour : visit.is === 'none' ? null : undefined;
  useEffect(() => onVisit(visiting), [visiting, onVisit]);
  return null;
}
