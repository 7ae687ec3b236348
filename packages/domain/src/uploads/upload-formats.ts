/** The formats in which a seller may upload its offers, where the marketplace allows them (UPL-10). */
export const uploadFormats = ['xlsx', 'csv', 'ods'] as const;
export type UploadFormat = (typeof uploadFormats)[number];

/** What a seller may upload unless the marketplace allows more. */
export const defaultUploadFormats: readonly UploadFormat[] = ['xlsx'];

export const uploadMediaTypes: Readonly<Record<UploadFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** The format that a file's name ends in, null when it is none of ours. */
export function formatOfName(fileName: string): UploadFormat | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return uploadFormats.find((format) => format === ending) ?? null;
}

/** Whether only Excel files are allowed, which texts then mention. */
export const isExcelOnly = (allowed: readonly UploadFormat[]): boolean => allowed.every((format) => format === 'xlsx');
