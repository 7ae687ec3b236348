import { type ExportKind, exportRights } from '@offizin/contract/exports';
import { mayIn } from '@offizin/domain/access/roles';
import type { ActiveSession } from '../../platform/session/active-session.ts';

/** Whether the person's role may have a file of this kind. */
export function mayExport({ subject }: ActiveSession, kind: ExportKind): boolean {
  const { area, level } = exportRights[kind];
  return mayIn(subject.role, area, level);
}
