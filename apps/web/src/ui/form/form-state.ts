import type { KeptField, KeptValue } from '../../platform/stored-form-drafts.ts';
import { type FieldFault, fieldOf } from './form-errors.ts';

export type FieldValue = string | number | boolean | null | ReadonlyMap<string, number>;
/** The values of a form; a field is named by its place in the call's body. */
export type FormValues<V> = { readonly [K in keyof V]: FieldValue };

export interface FormState<V> {
  readonly initial: V;
  readonly values: V;
  /** The fields that were changed and left since: their errors are shown. */
  readonly left: ReadonlySet<string>;
  readonly isTried: boolean;
  readonly isSending: boolean;
  /** Counts the tries that failed: each moves the focus. */
  readonly failures: number;
  /** What the server refused; a field's part is dropped when the field changes. */
  readonly refused: readonly FieldFault[];
  /** What is wrong with no field in particular. */
  readonly summary: string | null;
  /** The fields that show something else than was typed into them: what it was understood as. */
  readonly understood: ReadonlySet<string>;
  /** The fields that somebody else saved while they were typed here: saving replaces that. */
  readonly overtaken: ReadonlySet<string>;
}

export function freshState<V>(initial: V, values: V = initial): FormState<V> {
  return {
    initial,
    values,
    left: new Set(),
    isTried: false,
    isSending: false,
    failures: 0,
    refused: [],
    summary: null,
    overtaken: new Set(),
    understood: new Set(),
  };
}

const asKept = (value: FieldValue): KeptValue => (value instanceof Map ? [...value] : (value as KeptValue));

const fromKept = (kept: KeptValue): FieldValue => (Array.isArray(kept) ? new Map(kept) : (kept as FieldValue));

const isSame = (one: KeptValue, other: KeptValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A form in which kept work stands again; a field that somebody else saved since then says so. */
export function restoredState<V extends FormValues<V>>(initial: V, draft: readonly KeptField[]): FormState<V> {
  const fitting = draft.filter(({ name, typed }) => typeof Reflect.get(initial, name) === typeof typed);
  const values = { ...initial, ...Object.fromEntries(fitting.map(({ name, typed }) => [name, fromKept(typed)])) };
  const state = freshState(initial, values);
  const savedBefore = new Map(fitting.map(({ name, saved }) => [name, saved]));
  const overtaken = changedNames(state).filter((name) => !isSame(savedBefore.get(name) ?? null, asKept(initial[name])));
  return { ...state, overtaken: new Set(overtaken) };
}

/** What is to be kept of a form: the changed fields. */
export function keptFields<V extends FormValues<V>>({ initial, values }: FormState<V>): KeptField[] {
  return changedNames({ initial, values }).map((name) => ({
    name,
    saved: asKept(initial[name]),
    typed: asKept(values[name]),
  }));
}

export function withValue<V>(state: FormState<V>, name: string, value: FieldValue): FormState<V> {
  return {
    ...state,
    values: { ...state.values, [name]: value },
    refused: state.refused.filter(({ path }) => fieldOf(path, [name]) === null),
    understood: new Set([...state.understood].filter((each) => each !== name)),
    summary: null,
  };
}

/** The same number or text but for blanks, signs between its parts, and capital letters: nobody has to be told. */
const isAlike = (one: FieldValue, other: FieldValue): boolean => {
  const bare = (value: FieldValue) =>
    String(value)
      .replace(/[\s\p{P}\p{Cf}]/gu, '')
      .toUpperCase();
  return bare(one) === bare(other);
};

/** What was typed is shown as it is meant; what nobody touched stays as it is saved. */
export function withMeant<V extends FormValues<V>>(state: FormState<V>, meant: (values: V) => V): FormState<V> {
  const values = meant(state.values);
  const differing = (Object.keys(values) as NameOf<V>[]).filter((name) => values[name] !== state.values[name]);
  const typed = new Set(changedNames(state));
  if (!differing.some((name) => typed.has(name))) return state;
  const told = differing.filter((name) => !isAlike(values[name], state.values[name]));
  return { ...state, values, understood: new Set([...state.understood, ...told]) };
}

/** A field left as it was found shows nothing yet: what moves below it would make a click miss. */
export function withLeft<V extends FormValues<V>>(state: FormState<V>, name: keyof V & string): FormState<V> {
  const isChanged = state.values[name] !== state.initial[name] || state.left.has(name);
  return isChanged ? { ...state, left: new Set(state.left).add(name) } : state;
}

export function isShown<V>({ isTried, left, refused }: FormState<V>, name: string): boolean {
  return isTried || left.has(name) || refused.some(({ path }) => fieldOf(path, [name]) !== null);
}

export function withFailure<V>(
  state: FormState<V>,
  { refused, summary }: Pick<FormState<V>, 'refused' | 'summary'>,
): FormState<V> {
  return { ...state, isTried: true, isSending: false, failures: state.failures + 1, refused, summary };
}

/**
 * What was sent is saved, and what was typed meanwhile is kept; a form that began again in between stays as it is. Where the saved
 * state was read before the reply came, it shows what was sent as it is kept.
 */
export function withSent<V extends FormValues<V>>(state: FormState<V>, sent: FormState<V>): FormState<V> {
  if (state.initial === sent.initial)
    return { ...freshState(sent.values), values: state.values, failures: state.failures };
  if (!state.isSending) return state;
  const names = Object.keys(state.values) as NameOf<V>[];
  const typed = names.filter((name) => state.values[name] !== sent.values[name]);
  const kept = Object.fromEntries(typed.map((name) => [name, state.values[name]]));
  return { ...freshState(state.initial), values: { ...state.initial, ...kept }, failures: state.failures };
}

type NameOf<V> = keyof V & string;

/** The fields that hold something else than what is saved. */
export function changedNames<V extends FormValues<V>>({
  values,
  initial,
}: Pick<FormState<V>, 'values' | 'initial'>): NameOf<V>[] {
  if (values === initial) return [];
  return (Object.keys(values) as NameOf<V>[]).filter((name) => values[name] !== initial[name]);
}

export const isUnsaved = <V extends FormValues<V>>(state: FormState<V>): boolean => changedNames(state).length > 0;

/** Somebody saved something else: what was typed stays, the other fields show what is saved now. */
export function withSaved<V extends FormValues<V>>(state: FormState<V>, saved: V): FormState<V> {
  const names = changedNames(state);
  const typed = Object.fromEntries(names.map((name) => [name, state.values[name]]));
  // What is read again while this form is sent is its own.
  const isOther = (name: NameOf<V>) => !state.isSending && saved[name] !== state.initial[name];
  const overtaken = names.filter(
    (name) => saved[name] !== state.values[name] && (isOther(name) || state.overtaken.has(name)),
  );
  return { ...state, initial: saved, values: { ...saved, ...typed }, overtaken: new Set(overtaken) };
}
