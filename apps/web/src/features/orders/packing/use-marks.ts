import type { OrderDetail } from '@offizin/contract/orders/views';
import { countPacked } from '@offizin/domain/orders/packing';
import type { NewTick } from '@offizin/domain/orders/packing-scan';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCourierName } from '../courier-name.ts';
import { dispatchOf, type Label } from './dispatch-of.ts';
import { type Message, type MessageTone, messageTones } from './messages.ts';
import type { LoggedScan, PackingSessionStore } from './packing-session.ts';
import { playTone, type Tone } from './sounds.ts';
import { usePackedUnits } from './use-packed-units.ts';

const tones: Readonly<Record<MessageTone, Tone | null>> = { red: 'blocked', amber: 'asked', grey: null };

/** What a tick is besides scanned and well. */
interface Remark {
  readonly text: string;
  readonly tone: LoggedScan['tone'];
}

export interface MarksOptions {
  readonly order: OrderDetail;
  readonly session: PackingSessionStore;
  /** What is said first. */
  readonly first: Message | null;
}

/** The marks that scans leave on the table: units, the label and the message, each seen, heard and listed. */
export function useMarks({ order, session, first }: MarksOptions) {
  const t = useTranslations('packing');
  const courierName = useCourierName();
  const units = usePackedUnits(order);
  const [message, setMessage] = useState(first);
  const [label, setLabel] = useState<Label | null>(null);
  const shown = useRef(first);
  const show = (next: Message | null) => {
    shown.current = next;
    setMessage(next);
  };
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  return {
    units,
    message,
    label,
    show,
    nameOf,
    shownNow: () => shown.current,
    /** Shows, sounds and lists what did not count. */
    refuse: (next: Message, name: string, result: string) => {
      const tone = messageTones[next.kind];
      show(next);
      session.log({ name, result, tone });
      const sound = tones[tone];
      if (sound !== null) void playTone(sound);
    },
    tick: ({ of, ...unit }: NewTick, how: 'scanned' | 'by_hand', remark?: Remark) => {
      const name = nameOf(unit.lineId);
      units.putIn({ ...unit, how });
      show(null);
      const count = countPacked(order.lines, units.current());
      const place = { unit: String(unit.unit), of: String(of) };
      const result = remark?.text ?? t('of', { packed: place.unit, of: place.of });
      session.log({ name, result, tone: remark?.tone ?? 'green' });
      const left = t('left', { count: count.of - count.packed });
      const next = t(dispatchOf(order, label) === null ? 'finished.scanLabel' : 'finished.dispatch');
      const isWhole = count.packed === count.of;
      session.say(t('say.ticked', { name, ...place, left: isWhole ? `${left}. ${next}` : left }));
      void playTone(isWhole ? 'packed' : 'ticked');
    },
    takeLabel: ({ courier, trackingNumber, isSure }: Label) => {
      setLabel({ courier, trackingNumber, isSure });
      show(null);
      const name = courier === null ? t('finished.noCourier') : courierName(courier);
      session.log({
        name: trackingNumber,
        result: t('rail.label', { courier: name }),
        tone: isSure ? 'green' : 'amber',
      });
      session.say(t('say.label', { courier: name, number: trackingNumber }));
      void playTone('ticked');
    },
  };
}
export type Marks = ReturnType<typeof useMarks>;
