import type { CallKey, CallReply, CallRequest } from '@offizin/contract/client-types';
import type { FieldError, Problem, ShownCode } from '@offizin/contract/errors';
import { csrf } from './csrf.ts';
import { followToShop } from './enter-shop.ts';
import { shownShop } from './shown-shop.ts';

export type ApiErrorCode = ShownCode | 'network';

/** What the browser is refused with. */
export type ShownProblem = Problem<ShownCode>;

/** A refused or failed call; `code` is the server's message, `network` when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly problem: ShownProblem | null;

  constructor(status: number, code: ApiErrorCode, problem: ShownProblem | null) {
    super(code);
    this.status = status;
    this.code = code;
    this.problem = problem;
  }

  get isNetwork(): boolean {
    return this.code === 'network';
  }

  get fieldErrors(): readonly FieldError[] {
    return this.problem?.errors ?? [];
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** How often a lost reply is asked for again, with the same key: it acts once. */
  readonly repeats?: number;
  /** Lets the call finish although the page is left. */
  readonly keepalive?: boolean;
  /** Of a call that somebody sends again by hand; each has its own otherwise. */
  readonly idempotencyKey?: string;
  /** Acts in the sandbox of the shop. */
  readonly isTest?: boolean;
}

export interface LooseRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Says with a call which shop the page shows. */
export function shownShopHeader(): Record<string, string> {
  const shop = shownShop.current();
  return shop === null ? {} : { 'x-shop': shop };
}

let expired: () => void = () => {};

/** What happens when the server no longer knows the session (AUT-07). */
export function whenSessionExpires(act: () => void): void {
  expired = act;
}

let prove: () => Promise<boolean> = async () => false;

/** What asks a person to prove again who it is; resolves with whether it did (AUT-17). */
export function whenProofIsNeeded(act: () => Promise<boolean>): void {
  prove = act;
}

let demanded: () => void = () => {};

/** What happens when the shop has come to demand a second factor that the person lacks (AUT-17). */
export function whenSecondFactorIsDemanded(act: () => void): void {
  demanded = act;
}

let prepare: (code: ApiErrorCode) => Promise<void> = async () => {};

/** What is waited for before a refusal is thrown, such as the text that it is shown with. */
export function beforeRefusal(act: (code: ApiErrorCode) => Promise<void>): void {
  prepare = act;
}

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** The address of a call, its parameters filled in. */
export function addressOf(key: CallKey, { params = {}, query = {} }: LooseRequest): string {
  const [, path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

interface SendOptions {
  readonly signal: AbortSignal | undefined;
  readonly repeats: number;
  readonly keepalive: boolean;
  readonly idempotencyKey: string;
  readonly isTest: boolean;
}

async function send(
  key: CallKey,
  request: LooseRequest,
  { idempotencyKey, signal, keepalive, isTest }: SendOptions,
): Promise<Response> {
  const [method = 'GET'] = key.split(' ');
  const headers: Record<string, string> = { accept: 'application/json', ...shownShopHeader() };
  if (method !== 'GET') {
    headers['x-csrf-token'] = await csrfToken();
    headers['idempotency-key'] = idempotencyKey;
  }
  if (isTest) headers['offizin-sandbox'] = 'true';
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal: signal ?? null, keepalive };
  if (request.body !== undefined) init.body = JSON.stringify(request.body);
  return reach(addressOf(key, request), init);
}

/** The token that a write carries; where the server cannot give one, it could not take the write either. */
export async function csrfToken(): Promise<string> {
  try {
    return await csrf.token();
  } catch {
    throw new ApiError(0, 'network', null);
  }
}

/** Sends a request that may find no server. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'network', null);
  }
}

/** The error of a refusal, once it can be shown. */
async function errorWith(status: number, problem: ShownProblem | null): Promise<ApiError> {
  const error = new ApiError(status, status === 0 ? 'network' : (problem?.message ?? 'internal'), problem);
  if (problem !== null) await prepare(error.code);
  return error;
}

/** What a refused request throws. */
export async function errorOf(response: Response): Promise<ApiError> {
  return errorWith(response.status, (await response.json().catch(() => null)) as ShownProblem | null);
}

/** The codes of a 401 that mean something else than an ended session. */
const notAboutSession = new Set<ApiErrorCode>(['invalid_credentials', 'user_banned']);

/** Whether a refusal signs the user out: any 401 but those about credentials and the reply of session-details (AUT-07). */
export function endsSession(key: CallKey, error: ApiError): boolean {
  return error.status === 401 && !notAboutSession.has(error.code) && key !== 'POST /session-details';
}

/** The error of a call that did not go through `call`: it ends the session where that one would. */
export async function refusedCall(key: CallKey, status: number, problem: ShownProblem | null): Promise<ApiError> {
  const error = await errorWith(status, problem);
  if (endsSession(key, error)) expired();
  return error;
}

/** Sends a request; a lost reply is asked for again after one second, then two. */
async function sendAgain(key: CallKey, request: LooseRequest, options: SendOptions): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send(key, request, options);
    } catch (error) {
      const isLost = error instanceof ApiError && error.isNetwork;
      if (!isLost || tries >= options.repeats) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** tries));
    }
  }
}

/** Whether the same call may get another answer now: with a new CSRF token, a proof, or the token that the session has meanwhile. */
async function isWorthRepeating(key: CallKey, code: ApiErrorCode, generation: number): Promise<boolean> {
  if (code === 'reauthentication.required') return prove();
  if (code === 'session_expired') return csrf.generation() !== generation;
  if (code !== 'csrf.invalid' || key === 'GET /signout') return false;
  csrf.forget();
  return true;
}

/** Calls the server; throws an ApiError with the server's message. */
export async function call<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options?: CallOptions,
): Promise<CallReply<K>> {
  return (await (await answerTo(key, request, options)).json()) as CallReply<K>;
}

/**
 * The whole answer of a call, for those that are answered with a file. Each call is one logical send: whatever is
 * repeated of it, after a lost reply or with a renewed CSRF token, carries the same idempotency key.
 */
export async function answerTo<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  { signal, repeats = 0, keepalive = false, idempotencyKey = newIdempotencyKey(), isTest = false }: CallOptions = {},
): Promise<Response> {
  // The parts of a request are typed by its key; the address is filled without knowing which.
  const loose = request as LooseRequest;
  const options = { signal, repeats, keepalive, idempotencyKey, isTest };
  const generation = csrf.generation();
  const tried = new Set<ApiErrorCode>();
  for (;;) {
    const response = await sendAgain(key, loose, options);
    if (response.ok) return response;
    const error = await errorOf(response);
    if (tried.has(error.code) || !(await isWorthRepeating(key, error.code, generation))) {
      if (endsSession(key, error)) expired();
      if (error.code === 'session.other_shop') followToShop();
      if (error.code === 'access.second_factor') demanded();
      throw error;
    }
    tried.add(error.code);
  }
}
