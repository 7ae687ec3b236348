import { z } from 'zod';
import { type FieldCode, fieldCodes, type FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;
type Code = Omit<FieldError, 'path'> & { readonly code: FieldCode };

function codeOf(issue: Issue): Code {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'field.required' : 'field.invalid' };
    case 'unrecognized_keys':
      return { code: 'field.unknown', params: { keys: issue.keys.join(', ').slice(0, 200) } };
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return { code: 'field.too_small', params: { limit: Number(issue.minimum) } };
      return Number(issue.minimum) === 1
        ? { code: 'field.required' }
        : { code: 'field.too_short', params: { limit: Number(issue.minimum) } };
    case 'too_big':
      return {
        code: issue.origin === 'string' || issue.origin === 'array' ? 'field.too_long' : 'field.too_large',
        params: { limit: Number(issue.maximum) },
      };
    case 'custom':
      return { code: fieldCodes.find((code) => code === issue.params?.['code']) ?? 'field.invalid' };
    default:
      return { code: 'field.invalid' };
  }
}

/** The wrong fields of what stands at a path, each with its own: `body.items.0.quantity`; the first 20. */
export function fieldErrorsOf(at: string, { issues }: z.ZodError): FieldError[] {
  const start = at === '' ? [] : [at];
  return issues.slice(0, 20).map((issue) => ({ path: [...start, ...issue.path].join('.'), ...codeOf(issue) }));
}

/** Finds what is wrong with a body before it is sent. */
export type BodyCheck = (body: unknown) => readonly FieldError[];

/** Finds in the browser what the server would find by the same schema. */
export function bodyCheck(schema: z.ZodType): BodyCheck {
  return (body) => {
    const parsed = schema.safeParse(body, { reportInput: true });
    return parsed.success ? [] : fieldErrorsOf('body', parsed.error);
  };
}
