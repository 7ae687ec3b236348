import type { AccessSubject } from '../access/access.ts';
import type { ServiceCode } from '../access/seller-kinds.ts';
import { menuFor } from '../access/menu.ts';
import type { ScreenId } from '../access/screens.ts';
import type { ServiceAsk } from './service-asks.ts';

const shown = (subject: AccessSubject): readonly ScreenId[] => menuFor(subject).flatMap(({ screens }) => screens);

const without = (list: readonly ScreenId[], other: readonly ScreenId[]) => list.filter((id) => !other.includes(id));

/** The subject as it is once the marketplace grants what is asked. */
function subjectAfter(subject: AccessSubject, code: ServiceCode, ask: ServiceAsk): AccessSubject {
  const rest = subject.services.filter((service) => service !== code);
  const isHad = ask === 'subscribe';
  const goldPartner = code === 'gold_partner' ? isHad : subject.goldPartner;
  return { ...subject, goldPartner, services: isHad ? [...rest, code] : rest };
}

/** What comes into the menu and what leaves it when a service begins or ends. */
export function menuDifference(subject: AccessSubject, code: ServiceCode, ask: ServiceAsk) {
  const [now, then] = [shown(subject), shown(subjectAfter(subject, code, ask))];
  return { opens: without(then, now), closes: without(now, then) };
}
