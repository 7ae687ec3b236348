export const workbookErrorCodes = [
  'not_a_workbook',
  'old_excel_format',
  'encrypted',
  'damaged',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'too_many_entries',
  'too_much_text',
  'forbidden_content',
  'no_sheet',
  'empty_sheet',
] as const;
export type WorkbookErrorCode = (typeof workbookErrorCodes)[number];

/** Why a file is not read; its message is for logs, its code for people. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly code: WorkbookErrorCode;

  constructor(code: WorkbookErrorCode, reason: string, options?: ErrorOptions) {
    super(`${code}: ${reason}`, options);
    this.code = code;
  }
}
