import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { countPacked, lastPacked, nextUnit, unitsOf, wantedLine } from '@offizin/domain/orders/packing';
import type { ScanContext } from '@offizin/domain/orders/packing-scan';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { useShopTimeZone } from '../../../platform/time-zone.ts';
import { dispatchOf } from './dispatch-of.ts';
import { blocks } from './messages.ts';
import { playTone } from './sounds.ts';
import { takeScan } from './take-scan.ts';
import { type MarksOptions, useMarks } from './use-marks.ts';

const packingQuery = queryOptions({
  queryKey: ['packing'],
  queryFn: ({ signal }) => call('GET /packing', {}, { signal }),
  staleTime: 300_000,
});

/** The order on the table: what is packed of it, what its label says, and what the last scan came to (ORD-14). */
export function useTable(options: MarksOptions) {
  const { order, session } = options;
  const { lines } = order;
  const t = useTranslations('packing');
  const tRail = useTranslations('packing.rail');
  const timeZone = useShopTimeZone();
  const { data: shop } = useQuery(packingQuery);
  const marks = useMarks(options);
  const { units, message, label, show, tick, nameOf, shownNow } = marks;
  const turn = useRef<Promise<void>>(Promise.resolve());
  const contextNow = (): ScanContext => ({
    order,
    packed: units.current(),
    brand: initialData.brand,
    usualCourier: shop?.usualCourier ?? null,
    today: wallClockAt(new Date(), timeZone).date,
  });
  return {
    units: units.units,
    isKept: units.isKept,
    message,
    label,
    dispatch: dispatchOf(order, label),
    count: countPacked(lines, units.units),
    wanted: wantedLine(lines, units.units),
    /** One after the other: an answer that is waited for does not let the next scan pass. */
    scan: (text: string) => {
      turn.current = turn.current.then(() => takeScan({ marks, context: contextNow(), lines, t: tRail }, text));
    },
    answer: () => show(null),
    takeAnyway: () => {
      const near = shownNow();
      if (near?.kind !== 'near') return;
      tick(near.tick, 'scanned', { text: tRail('near', { days: near.days }), tone: 'amber' });
    },
    tickByHand: (lineId: string) => {
      const line = lines.find(({ id }) => id === lineId);
      const unit = line === undefined ? null : nextUnit(line, units.current());
      if (line === undefined || unit === null || blocks(shownNow())) return;
      const none = { batch: null, expiresOn: null, serial: null };
      tick({ lineId, unit, of: unitsOf(line), ...none }, 'by_hand', { text: t('byHand'), tone: 'green' });
    },
    undo: () => {
      const last = lastPacked(units.current());
      if (last === null) return;
      units.takeOut(last);
      session.log({ name: nameOf(last.lineId), result: tRail('takenOut'), tone: 'grey' });
      session.say(`${nameOf(last.lineId)}, ${tRail('takenOut')}`);
    },
    tellMissing: () => {
      show({ kind: 'missing' });
      void playTone('asked');
    },
  };
}
export type Table = ReturnType<typeof useTable>;
