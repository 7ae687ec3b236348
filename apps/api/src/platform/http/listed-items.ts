import { fieldErrorsOf } from '@offizin/contract/body-check';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { FieldError } from '@offizin/contract/errors';
import { z } from 'zod';
import { findForbiddenInput } from './input-guard.ts';

/** One fault of an item: its place in the list, and the field. */
interface ItemFault extends FieldError {
  readonly index: number;
}

/** A list of a body whose items are right or wrong each by itself. */
export interface ListedItems {
  readonly field: string;
  /** The right items as their schema reads them, and where each stood. */
  readonly items: readonly unknown[];
  readonly places: readonly number[];
  readonly faults: readonly ItemFault[];
}

interface ListSchema {
  /** The body, with any items. */
  readonly around: z.ZodType;
  readonly item: z.ZodType;
}

const schemas = new WeakMap<z.ZodType, ListSchema>();

/** The schema of a body, parted into what is around its list and one item of it. */
function partedSchema({ body, path }: EndpointSpec, field: string): ListSchema {
  const known = body && schemas.get(body);
  if (known !== undefined) return known;
  const list = body instanceof z.ZodObject ? body.shape[field] : undefined;
  if (!(body instanceof z.ZodObject) || !(list instanceof z.ZodArray)) throw new TypeError(`${path} has no ${field}`);
  const { def } = list;
  const parted = {
    around: body.extend({ [field]: new z.ZodArray({ ...def, element: z.unknown() }) }),
    item: list.element as z.ZodType,
  };
  schemas.set(body, parted);
  return parted;
}

/** What is wrong with an item, each fault with its path in the list; none for a right one. */
function readItem(schema: z.ZodType, item: unknown, path: string): readonly FieldError[] | { readonly right: unknown } {
  const forbidden = findForbiddenInput(item, path);
  if (forbidden !== null) return [forbidden];
  const parsed = schema.safeParse(item, { reportInput: true });
  return parsed.success ? { right: parsed.data } : fieldErrorsOf(path, parsed.error);
}

/** The list of a body, item by item; null where there is none, which the body's own schema refuses. */
export function readListedItems(endpoint: EndpointSpec, body: unknown): ListedItems | null {
  const { list: field } = endpoint;
  if (field === undefined || typeof body !== 'object' || body === null) return null;
  const { around, item } = partedSchema(endpoint, field);
  const given: unknown = Reflect.get(body, field);
  if (!Array.isArray(given) || !around.safeParse(body).success) return null;
  const items: unknown[] = [];
  const places: number[] = [];
  const faults: ItemFault[] = [];
  for (const [index, each] of given.entries()) {
    const read = readItem(item, each, `${field}.${index}`);
    if ('right' in read) {
      items.push(read.right);
      places.push(index);
    } else faults.push(...read.map((fault) => ({ index, ...fault })));
  }
  return { field, items, places, faults };
}

interface ListReply {
  readonly errors: readonly ItemFault[];
}
const isListReply = (reply: unknown): reply is ListReply =>
  typeof reply === 'object' && reply !== null && 'errors' in reply && Array.isArray(reply.errors);

/** The reply about the right items with the faults of the wrong ones, all by the places that the caller knows. */
export function withFaults(reply: unknown, { field, places, faults }: ListedItems): unknown {
  if (faults.length === 0 || !isListReply(reply)) return reply;
  const moved = reply.errors.map((error) => {
    const index = places[error.index] ?? error.index;
    const start = `${field}.${error.index}`;
    return { ...error, index, path: `${field}.${index}${error.path.slice(start.length)}` };
  });
  return { ...reply, errors: [...faults, ...moved].toSorted((one, other) => one.index - other.index) };
}
