import { z } from 'zod';
import { callProvider, type ProviderCall, ProviderRefusal } from '../../../platform/outgoing/call-provider.ts';
import { readHyperwalletMessage } from './hyperwallet-message.ts';
import { hyperwalletAccount, hyperwalletState, hyperwalletUser } from './hyperwallet-state.ts';
import type { NewBankAccount, Payee, PayoutGateway, PayoutRefs } from './payout-gateway.ts';
import type { HyperwalletSettings } from './payout-settings.ts';

const users = z.object({ data: z.array(hyperwalletUser) });

type Call = Pick<ProviderCall, 'method'> & { readonly path: string; readonly body?: object };

/** Hyperwallet answers 400 with its code for what is there already. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof ProviderRefusal && error.status === 400 && error.body.includes('DUPLICATE_CLIENT_USER_ID');

class Hyperwallet {
  readonly #settings: HyperwalletSettings;

  constructor(settings: HyperwalletSettings) {
    this.#settings = settings;
  }

  async ask<T>(reply: z.ZodType<T>, { method, path, body }: Call): Promise<T> {
    const { address, username, password } = this.#settings;
    const text = await callProvider({
      method,
      url: `${address}/rest/v4${path}`,
      headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return reply.parse(JSON.parse(text));
  }

  async open({ sellerId, legalName, country, email }: Payee): Promise<PayoutRefs> {
    const body = {
      clientUserId: sellerId,
      profileType: 'BUSINESS',
      businessType: 'PRIVATE_COMPANY',
      businessName: legalName,
      country,
      email,
      programToken: this.#settings.program,
    };
    try {
      const { token } = await this.ask(hyperwalletUser, { method: 'POST', path: '/users', body });
      return { holder: token, entity: null, bank: null };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const { data } = await this.ask(users, { method: 'GET', path: `/users?clientUserId=${sellerId}` });
      const [known] = data;
      if (known === undefined) throw error;
      return { holder: known.token, entity: null, bank: null };
    }
  }

  async setBankAccount({ holder }: PayoutRefs, account: NewBankAccount): Promise<string> {
    const body = {
      type: 'WIRE_ACCOUNT',
      profileType: 'BUSINESS',
      transferMethodCountry: account.iban.slice(0, 2),
      transferMethodCurrency: account.currency,
      bankAccountId: account.iban,
      businessName: account.holder,
      ...(account.bic !== null && { bankId: account.bic }),
    };
    const path = `/users/${holder}/bank-accounts`;
    const { token } = await this.ask(hyperwalletAccount, { method: 'POST', path, body });
    return token;
  }

  async read({ holder, bank }: PayoutRefs) {
    const user = await this.ask(hyperwalletUser, { method: 'GET', path: `/users/${holder}` });
    if (bank === null) return hyperwalletState(user, null);
    const path = `/users/${holder}/bank-accounts/${bank}`;
    return hyperwalletState(user, await this.ask(hyperwalletAccount, { method: 'GET', path }));
  }
}

/** Hyperwallet: the company is a user, its bank account a transfer method; documents are brought on its own page. */
export function hyperwalletGateway(settings: HyperwalletSettings): PayoutGateway {
  const hyperwallet = new Hyperwallet(settings);
  return {
    open: (payee) => hyperwallet.open(payee),
    onboardingLink: async () => settings.portal,
    setBankAccount: (refs, account) => hyperwallet.setBankAccount(refs, account),
    read: (refs) => hyperwallet.read(refs),
    readMessage: (incoming) => readHyperwalletMessage(settings, incoming),
  };
}
