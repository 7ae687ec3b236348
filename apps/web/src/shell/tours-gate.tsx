import type { ScreenId } from '@offizin/domain/access/screens';
import { type TourName, tourThatVisits, tourToStart } from '@offizin/domain/tours/tours';
import { unsentTours } from '@offizin/domain/tours/viewed-tours';
import { useEffect, useState } from 'react';
import { initialData } from '../platform/initial-data.ts';
import { useOfflineSince } from '../platform/online.ts';
import { useSignedIn } from '../platform/session.ts';
import { readStored } from '../platform/storage.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadTopics } from '../platform/messages.ts';
import { endTour, today, useRunningTour, viewedTours } from './tours-running.ts';
import { useScreen } from './tours-screen.ts';

const ToursShow = lazyPart(async () => {
  const [{ ToursShow: Show }] = await Promise.all([import('./tours-show.tsx'), loadTopics(['tours'])]);
  return Show;
});

const ToursVisit = lazyPart(async () => (await import('./tours-visit.ts')).ToursVisit);

/** What starts on this screen: the tour that led here, unless it was shown before, or the screen's own. */
function tourHere(screen: ScreenId, visiting: TourName | null): TourName | null {
  const viewed = viewedTours();
  const isNew = visiting !== null && !viewed.includes(visiting);
  return isNew ? visiting : tourToStart(screen, viewed, today());
}

/** Sends what was seen while the server could not be reached, on the next visit or with the connection. */
function useUnsentTours(): void {
  const { session } = useSignedIn();
  const isOffline = useOfflineSince() !== null;
  useEffect(() => {
    const unsent = isOffline ? [] : unsentTours(readStored('viewedTours'), session, today());
    if (unsent.length > 0) void import('./tours-keep.ts').then(({ sendViewed }) => sendViewed(unsent));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is seen from now on is sent as it is seen
  }, [isOffline, session.sellerId]);
}

/** Runs the tour of the screen when it is visited for the first time, and any that is asked for. */
export function ToursGate() {
  const screen = useScreen();
  useUnsentTours();
  const running = useRunningTour();
  // Mostly there is no such tour: what leads to one loads where there is.
  const [visits] = useState(() => tourThatVisits(initialData.brand, viewedTours(), today()) !== null);
  const [visiting, setVisiting] = useState<TourName | null | undefined>(visits ? undefined : null);
  useEffect(() => {
    const name = screen === null || visiting === undefined ? null : tourHere(screen, visiting);
    const leave = new AbortController();
    if (name !== null) void import('./tours-start.ts').then(({ startWhenShown }) => startWhenShown(name, leave.signal));
    return () => {
      leave.abort();
      endTour();
    };
  }, [screen, visiting]);
  return (
    <>
      {visits ? <ToursVisit screen={screen} onVisit={setVisiting} /> : null}
      {running === null ? null : <ToursShow key={running} name={running} />}
    </>
  );
}
