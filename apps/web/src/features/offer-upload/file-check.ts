import { limits } from '@offizin/domain/limits';

/** Why a chosen file is not even sent. */
export type FileRefusal = 'not_excel' | 'old_excel' | 'too_large' | 'empty';

/** Looks at what can be known of a file before it is sent (UPL-02); its content is looked at by the server. */
export function refusalOf({ name, size }: { readonly name: string; readonly size: number }): FileRefusal | null {
  if (/\.xls$/i.test(name)) return 'old_excel';
  if (!/\.xlsx$/i.test(name)) return 'not_excel';
  if (size === 0) return 'empty';
  return size > limits.uploadFile ? 'too_large' : null;
}
