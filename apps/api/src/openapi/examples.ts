import { readFileSync } from 'node:fs';

/** What an operation was asked once and answered: recorded by `examples.test.ts`, with made-up ids, moments and secrets. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Lines are a list. */
  readonly body?: unknown;
  /** Of a reply that is JSON. */
  readonly reply?: unknown;
}

// Read, not imported: its type is said here, not worked out of so much data.
const recorded: Readonly<Record<string, Readonly<Record<string, Example>>>> = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
);

/** The example of an operation, by the API and the id that it has there. */
export function exampleOf(api: string, id: string): Example | undefined {
  return recorded[api]?.[id];
}
