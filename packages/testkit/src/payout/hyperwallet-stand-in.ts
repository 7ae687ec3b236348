import { randomUUID } from 'node:crypto';
import { ok, type StandInReply, type StandInRequest, textOf } from './stand-in-reply.ts';

interface User {
  readonly token: string;
  readonly clientUserId: string;
  status: string;
  verificationStatus: string;
}

interface BankAccount {
  readonly token: string;
  readonly bankAccountId: string;
  status: string;
}

/** The shape of Hyperwallet's errors. */
const refusal = (status: number, code: string, message: string): StandInReply =>
  ok({ errors: [{ message, code }] }, status);

export interface HyperwalletOptions {
  readonly username: string;
  readonly password: string;
  readonly program: string;
}

/** Plays the users and bank accounts of Hyperwallet's REST API v4, as far as it is documented and the portal uses it. */
export class HyperwalletStandIn {
  readonly #options: HyperwalletOptions;
  readonly users = new Map<string, User>();
  readonly accounts = new Map<string, BankAccount>();

  constructor(options: HyperwalletOptions) {
    this.#options = options;
  }

  answer({ method, path, headers, body }: StandInRequest): StandInReply {
    const { username, password } = this.#options;
    const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    if (headers['authorization'] !== basic)
      return refusal(401, 'INCORRECT_LOGIN_CREDENTIALS', 'Incorrect login credentials');
    const { pathname, searchParams } = new URL(path, 'http://stand-in');
    const [, , , , token = '', part = '', account = ''] = pathname.split('/');
    if (token === '' && method === 'POST') return this.#openUser(body);
    if (token === '') return this.#list(searchParams.get('clientUserId') ?? '');
    const user = this.users.get(token);
    if (user === undefined) return refusal(404, 'USER_NOT_FOUND', 'No such user');
    if (part === '') return ok(this.#shown(user));
    if (method === 'POST') return this.#addBankAccount(body);
    const known = this.accounts.get(account);
    return known === undefined ? refusal(404, 'RESOURCE_NOT_FOUND', 'No such bank account') : ok(known);
  }

  #openUser(body: StandInRequest['body']): StandInReply {
    const clientUserId = textOf(body['clientUserId']);
    if (body['programToken'] !== this.#options.program)
      return refusal(400, 'CONSTRAINT_VIOLATIONS', 'programToken: unknown');
    if ([...this.users.values()].some((user) => user.clientUserId === clientUserId))
      return refusal(400, 'DUPLICATE_CLIENT_USER_ID', 'The client user id is in use');
    const user = {
      token: `usr-${randomUUID()}`,
      clientUserId,
      status: 'PRE_ACTIVATED',
      verificationStatus: 'REQUIRED',
    };
    this.users.set(user.token, user);
    return ok(this.#shown(user), 201);
  }

  #list(clientUserId: string): StandInReply {
    const found = [...this.users.values()].filter((user) => user.clientUserId === clientUserId);
    return ok({ count: found.length, offset: 0, limit: 10, data: found.map((user) => this.#shown(user)) });
  }

  #addBankAccount(body: StandInRequest['body']): StandInReply {
    const bankAccountId = textOf(body['bankAccountId']);
    if (bankAccountId === '') return refusal(400, 'CONSTRAINT_VIOLATIONS', 'bankAccountId: missing');
    const account = { token: `trm-${randomUUID()}`, bankAccountId, status: 'ACTIVATED' };
    this.accounts.set(account.token, account);
    return ok(account, 201);
  }

  decide(token: string, verificationStatus: string): void {
    const user = this.users.get(token);
    if (user === undefined) throw new Error('no such user');
    user.verificationStatus = verificationStatus;
    user.status = 'ACTIVATED';
  }

  #shown(user: User) {
    return { ...user, programToken: this.#options.program, profileType: 'BUSINESS' };
  }

  /** The message about a user. */
  message(token: string, at: Date) {
    const user = this.users.get(token);
    if (user === undefined) throw new Error('no such user');
    const createdOn = at.toISOString().slice(0, 19);
    return {
      token: `wbh-${randomUUID()}`,
      type: 'USERS.UPDATED.VERIFICATION_STATUS',
      createdOn,
      object: this.#shown(user),
    };
  }
}
