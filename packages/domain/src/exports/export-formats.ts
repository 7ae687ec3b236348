/** The formats of a table of rows. */
export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A `zip` is of several files, a `pdf` of several documents, an `xml` a statement for a bank's or a bookkeeper's program. */
export const exportFormats = [...tableFormats, 'zip', 'pdf', 'xml'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How far a file is that somebody asked for. */
export const exportStatuses = ['preparing', 'ready', 'expired', 'failed'] as const;
