import { type AccessSubject, type DenialReason, denialOf, type Requirement } from '@offizin/domain/access/access';
import type { Level } from '@offizin/domain/access/roles';
import { type ScreenId, screenDenial } from '@offizin/domain/access/screens';

const denialCodes = {
  approval: 'access.approval',
  second_factor: 'access.second_factor',
  brand: 'access.brand',
  service: 'access.service',
  seller_type: 'access.seller_type',
  role: 'access.role',
} as const satisfies Record<DenialReason, string>;

export type AccessRefusal = (typeof denialCodes)[DenialReason];

/** The code with which somebody is refused who does not meet a requirement; null when they do. */
export function requirementRefusal(requirement: Requirement, subject: AccessSubject): AccessRefusal | null {
  const denial = denialOf(requirement, subject);
  return denial && denialCodes[denial];
}

/** The code with which somebody is refused who may open none of the screens; null when they may open one. */
export function screensRefusal(
  screens: readonly ScreenId[],
  subject: AccessSubject,
  level: Level = 'read',
): AccessRefusal | null {
  const denials = screens.map((screen) => screenDenial(screen, subject, level));
  if (denials.includes(null)) return null;
  // The denial that is nearest to being open says most: a role rather than a missing service or a foreign brand.
  const nearest = (['role', 'seller_type', 'service'] as const).find((reason) => denials.includes(reason));
  return denialCodes[nearest ?? denials[0] ?? 'brand'];
}
