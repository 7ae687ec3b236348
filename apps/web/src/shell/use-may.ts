import { denialOf } from '@offizin/domain/access/access';
import type { Area, Level } from '@offizin/domain/access/roles';
import { subjectOf, useSignedIn } from '../platform/session.ts';

/** Whether one may do something of this level in the area of the shop now. */
export function useMay(area: Area, level: Level): boolean {
  return denialOf({ area, level }, subjectOf(useSignedIn())) === null;
}
