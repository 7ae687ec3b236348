import type { Upload } from '@offizin/contract/uploads/upload';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { codeSystemIn } from '../fixing/typed-cell.ts';

/** What the national code of an upload is called; in markets without one, the EAN. */
export function codeLabelOf({ codeSystem }: Pick<Upload, 'codeSystem'>): string {
  const system = codeSystemIn(codeSystem);
  return system === null ? 'EAN' : codeLabels[system];
}
