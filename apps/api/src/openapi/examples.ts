import examples from './examples.json' with { type: 'json' };

/** What an operation was asked once and answered: recorded by `examples.test.ts`, with made-up ids, moments and secrets. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Lines are a list. */
  readonly body?: unknown;
  /** Of a reply that is JSON. */
  readonly reply?: unknown;
}

const recorded: Readonly<Record<string, Readonly<Record<string, Example>>>> = examples;

/** The example of an operation, by the API and the id that it has there. */
export function exampleOf(api: string, id: string): Example | undefined {
  return recorded[api]?.[id];
}
