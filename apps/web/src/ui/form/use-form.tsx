import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../platform/client.ts';
import { useErrorText, useFieldErrorText } from '../../platform/error-text.ts';
import { draftOf, dropDraft, keepDraft } from '../../platform/form-drafts.ts';
import { loadTopics } from '../../platform/messages.ts';
import { currentSession } from '../../platform/session.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { FieldError } from '../field.tsx';
import { type FieldFault, type SortedErrors, sortErrors } from './form-errors.ts';
import {
  changedNames,
  type FieldValue,
  type FormValues,
  freshState,
  isShown,
  isUnsaved,
  keptFields,
  restoredState,
  withFailure,
  withLeft,
  withMeant,
  withSaved,
  withSent,
  withValue,
} from './form-state.ts';
import { type BodyCheck, useSchema } from './use-schema.ts';

type NamesOf<V, T> = { [K in keyof V]-?: V[K] extends T ? K : never }[keyof V] & string;
type Typed = { readonly currentTarget: { readonly value: string } };
type Ticked = { readonly currentTarget: { readonly checked: boolean } };

export interface FormOptions<V> {
  /**
   * Under which name what was typed is kept when the session ends unasked; null where nothing may be, or the form keeps its work by itself.
   */
  readonly keptAs: string | null;
  readonly initial: V;
  /** What the fields hold at first where it is not what is saved: work that was kept. */
  readonly start?: V | undefined;
  /** Of what is edited: with another one the form begins from `initial` again. */
  readonly version?: number;
  /** True where another version leaves alone what was typed: a page on which one works for long. */
  readonly keepsTyped?: boolean;
  /** What is wrong by the rules that the server applies too, with its codes and places. */
  readonly check?: (values: V) => readonly FieldFault[];
  /** The values as they are meant: judged and sent instead of what was typed, and shown when a field is left. */
  readonly meant?: (values: V) => V;
  /** The schema of the call: loaded when the form is first changed, because schemas weigh more than forms. */
  readonly schema?: () => Promise<BodyCheck>;
  /** The call's body, for the schema. */
  readonly body?: (values: V) => unknown;
  /** A field's own sentence for what is wrong with it. */
  readonly texts?: { readonly [K in keyof V]?: (error: FieldFault, values: V) => string };
  /** What the form says of an error that belongs to no field; null when it is said elsewhere. */
  readonly summaryOf?: (error: unknown) => string | null;
  readonly send: (values: V) => unknown;
  /** After sending, when nothing is unsaved any more. */
  readonly onSent?: () => void;
}

/** What to enter into empty fields is said once somebody has begun; without these texts the general sentence is left. */
const loadFieldTexts = () => loadTopics(['forms']).catch(() => {});

/** After a failed try the first wrong field in reading order gets the focus. */
function useFocusOnFailure(id: string, failures: number): void {
  useEffect(() => {
    if (failures === 0) return;
    const wrong = '[aria-invalid="true"], [data-invalid="true"]';
    document.getElementById(id)?.querySelector<HTMLElement>(wrong)?.focus();
  }, [id, failures]);
}

/** Values, their errors, and how they change. */
function useFields<V extends FormValues<V>>(options: FormOptions<V>) {
  const { initial, start, keptAs, version, keepsTyped, check, meant, schema, body, texts } = options;
  const fieldText = useFieldErrorText();
  const [draft] = useState(() => (keptAs === null || start !== undefined ? [] : draftOf(keptAs)));
  const [state, setState] = useState(() =>
    draft.length === 0 ? freshState(initial, start) : restoredState(initial, draft),
  );
  const [known, setKnown] = useState(version);
  if (known !== version) {
    setKnown(version);
    setState(keepsTyped === true ? withSaved(state, initial) : freshState(initial));
  }
  const { schema: loaded, loadOnce } = useSchema(schema);
  const { values, refused } = state;
  const errorsBy = (bySchema: BodyCheck | null) => {
    const judged = meant?.(values) ?? values;
    const found = [...(check?.(judged) ?? []), ...(bySchema?.(body === undefined ? judged : body(judged)) ?? [])];
    return sortErrors([...refused, ...found], Object.keys(values));
  };
  const errorsKnown = errorsBy(loaded);
  const { atFields } = errorsKnown;
  return {
    state,
    setState,
    isRestored: draft.length > 0 && isUnsaved(state),
    errorsKnown,
    errorsNow: async () => {
      const [bySchema] = await Promise.all([loadOnce(), loadFieldTexts()]);
      return errorsBy(bySchema);
    },
    set: (name: string, value: FieldValue) => {
      void loadOnce();
      void loadFieldTexts();
      setState((now) => withValue(now, name, value));
    },
    errorOf: (name: keyof V & string) => {
      const error = isShown(state, name) ? atFields.get(name) : undefined;
      if (error === undefined) return undefined;
      return <FieldError>{texts?.[name]?.(error, values) ?? fieldText(error)}</FieldError>;
    },
    isWrong: (name: keyof V & string) => atFields.has(name),
  };
}

type Fields<V extends FormValues<V>> = ReturnType<typeof useFields<V>>;

/** What is typed is asked about or kept when the session ends; what was put back and is saved, discarded or left is kept no longer. */
function useKept<V extends FormValues<V>>(
  keptAs: string | null,
  { state, isRestored }: Pick<Fields<V>, 'state' | 'isRestored'>,
  isUnsavedNow: () => boolean,
): void {
  useBeforeSessionEnds({
    isUnsaved: isUnsavedNow,
    keep: () => {
      if (keptAs !== null) keepDraft(keptAs, keptFields(state));
    },
  });
  useEffect(() => {
    if (keptAs === null || !isRestored) return undefined;
    return () => {
      if (currentSession() !== null) dropDraft(keptAs);
    };
  }, [keptAs, isRestored]);
}

/** Sends the form when nothing is wrong with it, and puts what the server refuses where it belongs. */
function useSubmit<V extends FormValues<V>>({ send, onSent, summaryOf, meant }: FormOptions<V>, fields: Fields<V>) {
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const sent = useRef<V>(null);
  const { state, setState, errorsKnown, errorsNow } = fields;
  const { values, isSending } = state;
  const isBusy = useRef(false);

  const refuse = (error: unknown): void => {
    const errors = error instanceof ApiError ? error.fieldErrors : [];
    const { atFields, elsewhere } = sortErrors(errors, Object.keys(values));
    const [other] = elsewhere;
    const text = other === undefined ? (summaryOf ?? errorText)(error) : fieldText(other);
    const summary = atFields.size > 0 ? null : text;
    setState((now) => withFailure(now, { refused: [...atFields.values()], summary }));
  };
  const isStopped = ({ atFields, elsewhere: [other] }: SortedErrors): boolean => {
    if (atFields.size === 0 && other === undefined) return false;
    const summary = other === undefined ? null : fieldText(other);
    setState((now) => withFailure(now, { refused: now.refused, summary }));
    return true;
  };
  const trySending = async (): Promise<void> => {
    if (isStopped(errorsKnown)) return;
    setState((now) => ({ ...now, isTried: true, isSending: true, summary: null }));
    if (isStopped(await errorsNow())) return;
    const sending = meant === undefined ? state : withMeant(state, meant);
    if (sending !== state) setState((now) => (now.values === values ? { ...now, values: sending.values } : now));
    try {
      await send(sending.values);
    } catch (error) {
      refuse(error);
      return;
    }
    sent.current = sending.values;
    setState((now) => withSent(now, sending));
    onSent?.();
  };
  const submit = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await trySending().finally(() => (isBusy.current = false));
  };
  return { submit, refuse, isSending, isUnsaved: () => sent.current !== values && isUnsaved(state) };
}

/**
 * The portal's form: values, errors at their fields once a field is left or sending was tried, the server's refusals at
 * the same fields, progress, and whether anything is unsaved. Its binders' results are spread on the kit's controls.
 */
export function useForm<V extends FormValues<V>>(options: FormOptions<V>) {
  const id = useId();
  const fields = useFields(options);
  const { submit, refuse, isSending, isUnsaved } = useSubmit(options, fields);
  const { state, setState, isRestored, set, errorOf, isWrong } = fields;
  const { values, failures, isTried, summary } = state;
  useFocusOnFailure(id, failures);
  useKept(options.keptAs, fields, isUnsaved);
  const field = (name: keyof V & string) => ({
    name,
    onBlur: () => setState((now) => withLeft(options.meant === undefined ? now : withMeant(now, options.meant), name)),
    error: errorOf(name),
  });
  return {
    id,
    values,
    isSending,
    isTried,
    summary,
    isWrong,
    isUnsaved,
    /** Whether work that was kept when the session ended stands in it. */
    isRestored,
    failures,
    errorOf,
    /** What was typed into a field was understood as, where that is something else; null otherwise. */
    readAs: (name: keyof V & string) => (state.understood.has(name) && !isWrong(name) ? String(values[name]) : null),
    changed: changedNames(state) as readonly string[],
    /** The changed fields that somebody else saved meanwhile. */
    overtaken: changedNames(state).filter((name) => state.overtaken.has(name)) as readonly string[],
    /** The fields that say what is wrong with them. */
    wrong: (Object.keys(values) as (keyof V & string)[]).filter(
      (name) => isWrong(name) && isShown(state, name),
    ) as readonly string[],
    /** Takes back what was typed. */
    discard: () => setState((now) => freshState(now.initial)),
    /** Puts what another call refuses where it belongs, too. */
    refuse,
    set: <K extends keyof V & string>(name: K, value: V[K]) => set(name, value),
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      void submit();
    },
    text: (name: NamesOf<V, string>) => ({
      ...field(name),
      value: String(values[name]),
      onChange: ({ currentTarget: { value } }: Typed) => set(name, value),
    }),
    choice: (name: NamesOf<V, string>) => ({
      ...field(name),
      value: String(values[name]) || null,
      onChange: (value: string | null) => set(name, value ?? ''),
    }),
    toggle: (name: NamesOf<V, boolean>) => ({
      name,
      checked: values[name] === true,
      onChange: ({ currentTarget: { checked } }: Ticked) => set(name, checked),
    }),
  };
}

export type Form<V extends FormValues<V>> = ReturnType<typeof useForm<V>>;
/** What a form's frame needs of it, whatever its values are. */
export type AnyForm = Pick<
  Form<Record<never, never>>,
  'id' | 'isSending' | 'summary' | 'isUnsaved' | 'isRestored' | 'discard' | 'submit'
>;
/** What a page's frame needs of it besides. */
export type AnyPageForm = AnyForm &
  Pick<Form<Record<never, never>>, 'changed' | 'overtaken' | 'wrong' | 'discard' | 'failures'>;
