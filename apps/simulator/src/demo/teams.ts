import type { SellerRecord } from '@offizin/marketplace-client/api.gen';

type User = SellerRecord['users'][number];
type Role = NonNullable<User['role']>;

interface Colleague {
  readonly name: string;
  readonly role: Role;
  /** The shop whose address the person signs in with, where it is another one. */
  readonly from?: string;
}

/** Who works in a shop beside its first owner; some in more than one. */
const colleagues: Readonly<Record<string, readonly Colleague[]>> = {
  'DE-2001': [
    { name: 'Jonas Roth', role: 'owner' },
    { name: 'Lena Bauer', role: 'orders' },
    { name: 'Tom Keller', role: 'catalogue' },
    { name: 'Jutta Weiß', role: 'accounting' },
  ],
  'DE-2002': [{ name: 'Jutta Weiß', role: 'accounting', from: 'DE-2001' }],
  'DE-2004': [
    { name: 'Sabine Roth', role: 'manager', from: 'DE-2001' },
    { name: 'Jutta Weiß', role: 'accounting', from: 'DE-2001' },
  ],
  'DE-2101': [{ name: 'Jutta Weiß', role: 'accounting', from: 'DE-2001' }],
  'CH-3001': [
    { name: 'Seraina Ammann', role: 'orders' },
    { name: 'Beat Egli', role: 'accounting' },
  ],
  'CH-3002': [{ name: 'Beat Egli', role: 'accounting', from: 'CH-3001' }],
  'CH-3003': [{ name: 'Beat Egli', role: 'accounting', from: 'CH-3001' }],
  'CH-3004': [{ name: 'Beat Egli', role: 'accounting', from: 'CH-3001' }],
  'ES-1001': [
    { name: 'Pau Iglesias', role: 'orders' },
    { name: 'Carmen Ferri', role: 'accounting' },
    { name: 'Gestoria Bonet', role: 'accounting', from: 'ES-1003' },
  ],
  'ES-1002': [{ name: 'Gestoria Bonet', role: 'accounting', from: 'ES-1003' }],
  'ES-1003': [
    { name: 'Jordi Soler', role: 'owner' },
    { name: 'Clara Vidal', role: 'manager' },
    { name: 'Ferran Pujol', role: 'orders' },
    { name: 'Aina Roca', role: 'catalogue' },
    { name: 'Gestoria Bonet', role: 'accounting' },
    { name: 'Marc Ferrer', role: 'reader' },
  ],
  'ES-1005': [
    { name: 'Marta Iglesias', role: 'manager', from: 'ES-1001' },
    { name: 'Gestoria Bonet', role: 'accounting', from: 'ES-1003' },
  ],
  'ES-1301': [{ name: 'Marta Iglesias', role: 'reader', from: 'ES-1001' }],
};

/** `Núria Soler` signs in as `nuria.soler`. */
export function usernameOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
  return plain.toLowerCase().replace(/[^a-z]+/g, '.');
}

const emailOf = (username: string, externalId: string): string => `${username}@${externalId.toLowerCase()}.example`;

interface Shop {
  readonly externalId: string;
  readonly first: { readonly name: string; readonly username: string };
}

/** The people of a shop: its first owner, and colleagues where it has some. */
export function teamOf({ externalId, first }: Shop): Pick<User, 'username' | 'email' | 'name' | 'role'>[] {
  const others = (colleagues[externalId] ?? []).map(({ name, role, from }) => {
    const username = usernameOf(name);
    return { username, email: emailOf(username, from ?? externalId), name, role };
  });
  return [{ ...first, email: emailOf(first.username, externalId), role: 'owner' }, ...others];
}
