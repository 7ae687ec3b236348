import { type ErrorCode, errorStatus, type FieldError } from '@offizin/contract/errors';

export interface FailureDetail {
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly retryAfter?: number;
}

/** An expected refusal: its code decides the HTTP status; nothing of it is logged as an error. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly detail: FailureDetail;

  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** What a handler refuses with: only codes that its endpoint declares compile. */
export type Fail<C extends ErrorCode> = (code: C, detail?: FailureDetail) => never;

export const fail: Fail<ErrorCode> = (code, detail) => {
  throw new Failure(code, detail);
};
