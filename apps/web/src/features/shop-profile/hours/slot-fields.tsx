import { TimeField } from './time-field.tsx';
import type { Day, SlotName } from './use-day.ts';

/** From when to when. */
export function SlotFields({ day, slot }: { day: Day; slot: SlotName }) {
  return (
    <>
      <TimeField {...day.time(`${slot}.from`)} />
      <span aria-hidden>–</span>
      <TimeField {...day.time(`${slot}.to`)} />
    </>
  );
}
