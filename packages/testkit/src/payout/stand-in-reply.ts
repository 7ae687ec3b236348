export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface StandInReply {
  readonly status: number;
  readonly body: object | string;
}

export const ok = (body: object | string = {}, status = 200): StandInReply => ({ status, body });

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
