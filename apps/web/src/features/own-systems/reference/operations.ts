export interface ListedOperation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  /** Whether it needs an Idempotency-Key. */
  readonly isKeyed: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const partsOf = (value: unknown): [string, Record<string, unknown>][] =>
  Object.entries(Object(value)).map(([key, part]) => [key, Object(part)]);

/** The operations of an OpenAPI document, in its order. */
export function operationsOf(document: unknown): ListedOperation[] {
  return partsOf(Object(document).paths).flatMap(([path, methods]) =>
    partsOf(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: textOf(operation['summary']),
      scope: textOf(Object(operation['x-access']).token),
      isKeyed: operation['x-idempotency'] === 'required',
    })),
  );
}
