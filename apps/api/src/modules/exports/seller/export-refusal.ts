import { type ExportKind, exportRights } from '@offizin/contract/exports/seller';
import { type AccessRefusal, requirementRefusal, screensRefusal } from '../../../platform/http/screen-refusal.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';

/** Why the person may not have a file of this kind; null when they may. */
export function exportRefusal({ subject }: ActiveSession, kind: ExportKind): AccessRefusal | null {
  const right = exportRights[kind];
  return 'screens' in right ? screensRefusal(right.screens, subject) : requirementRefusal(right, subject);
}
