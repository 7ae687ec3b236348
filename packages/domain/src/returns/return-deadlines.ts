import { type WorkingCalendar, workingDeadline } from '../calendar/working-days.ts';
import type { ReturnState } from './return-steps.ts';
import type { ReturnTerms } from './return-terms.ts';

const day = 86_400_000;

interface Clock {
  readonly calendar: WorkingCalendar;
  readonly terms: ReturnTerms;
  /** Whether less than all was given back: only then a customer may object. */
  readonly isPart: boolean;
  /** Whether both sides have sent what the marketplace wants to see, or their time for it is over. */
  readonly isComplete: boolean;
  /** Whether the shop has objected to the marketplace's decision before. */
  readonly isAppealed: boolean;
  /** Whether the marketplace decides in the shop's place: nobody sets it a time. */
  readonly warehouse: boolean;
}

/** By when a state ends that began at a moment; null where nobody waits. Shop and marketplace have working days, customers days. */
export function dueAfter(
  state: ReturnState,
  began: Date,
  { calendar, terms, isPart, isComplete, isAppealed, warehouse }: Clock,
): Date | null {
  const working = (days: number) => workingDeadline(calendar, began, days);
  const plain = (days: number) => new Date(began.getTime() + days * day);
  switch (state) {
    case 'requested':
      return warehouse ? null : working(terms.answerWorkingDays);
    case 'received':
      return warehouse ? null : working(terms.decideWorkingDays);
    case 'escalated':
      return working(isComplete ? terms.rulingWorkingDays : terms.evidenceWorkingDays);
    case 'on_the_way':
      return plain(terms.sendDays);
    case 'offered':
      return plain(terms.offerDays);
    case 'refused':
      return plain(terms.objectDays);
    case 'refunded':
      return isPart ? plain(terms.objectDays) : null;
    case 'decided_customer':
      return isAppealed ? null : plain(terms.appealDays);
    default:
      return null;
  }
}
