/** What a log shows of an error; a database's error names in its other fields the values that it refused. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string;
  /** Of the database: what the error is about. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
}

const named = ['code', 'table', 'column', 'constraint'] as const;

/** An error for the log, by a list of what may be there. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const fields = new Map(Object.entries(error));
  const texts = named.flatMap((name) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(texts),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
