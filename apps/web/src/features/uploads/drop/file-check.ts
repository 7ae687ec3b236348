import { limits } from '@offizin/domain/limits';
import { formatOfName, isExcelOnly, type UploadFormat } from '@offizin/domain/uploads/upload-formats';

/** Why a chosen file is not even sent. */
export type FileRefusal = 'not_excel' | 'not_allowed' | 'old_excel' | 'too_large' | 'empty';

interface KnownOfFile {
  readonly name: string;
  readonly size: number;
}

/** Looks at what can be known of a file before it is sent (UPL-02, UPL-10); its content is looked at by the server. */
export function refusalOf({ name, size }: KnownOfFile, allowed: readonly UploadFormat[]): FileRefusal | null {
  if (/\.xls$/i.test(name)) return 'old_excel';
  const format = formatOfName(name);
  if (format === null || !allowed.includes(format)) return isExcelOnly(allowed) ? 'not_excel' : 'not_allowed';
  if (size === 0) return 'empty';
  return size > limits.uploadFile ? 'too_large' : null;
}
