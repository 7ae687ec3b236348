import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeLength } from '../../ui/code-input.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useForm } from '../../ui/form/use-form.tsx';

/** What a person types to prove who it is, by its name in the calls. */
export type ProofWay = 'password' | 'code' | 'recoveryCode';

const ways = {
  password: { isMissing: (typed: string) => typed === '', missing: 'proof.missingPassword' },
  code: { isMissing: (typed: string) => typed.length < codeLength, missing: 'missingCode' },
  recoveryCode: { isMissing: (typed: string) => typed.trim() === '', missing: 'missingRecovery' },
} as const;

const nothingTyped: Readonly<Record<ProofWay, string>> = { password: '', code: '', recoveryCode: '' };

interface TypedProofOptions<W extends ProofWay> {
  /** The way until another one is chosen. */
  readonly first: W;
  /** What is said of a proof that was refused. */
  readonly refusalOf: (error: unknown) => string;
  readonly send: (way: W, typed: string) => unknown;
  readonly onSent?: () => void;
}

export interface TypedProof<W extends ProofWay = ProofWay> {
  readonly form: ReturnType<typeof useForm<Readonly<Record<ProofWay, string>>>>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly way: W;
  /** What is wrong with what was typed. */
  readonly error: ReactNode;
  /** Another way begins with an empty field. */
  readonly choose: (way: W) => void;
}

/** The form of a proof that is typed in one of several ways; a refusal is said at the field. */
export function useTypedProof<W extends ProofWay>({ first, refusalOf, send, onSent }: TypedProofOptions<W>) {
  const t = useTranslations('secondStep');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setWay] = useState<W | null>(null);
  const way = chosen ?? first;
  const { isMissing, missing } = ways[way];
  const form = useForm({
    keptAs: null,
    initial: nothingTyped,
    check: (values) => (isMissing(values[way]) ? [{ path: `body.${way}`, code: 'field.required' }] : []),
    texts: { [way]: () => t(missing) },
    summaryOf: refusalOf,
    send: (values) => send(way, values[way]),
    ...(onSent && { onSent }),
  });
  const error = form.summary === null ? form.errorOf(way) : <FieldError>{form.summary}</FieldError>;
  const choose = (next: W) => {
    form.discard();
    setWay(next);
  };
  return { form, field, way, error, choose } satisfies TypedProof<W>;
}
