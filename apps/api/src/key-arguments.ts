import { parseArgs } from 'node:util';
import { type MachineScope, machineScopes } from '@offizin/contract/endpoint';
import { type BrandId, brandIds, isBrandId } from '@offizin/domain/brand/brands';

/** What is asked of the keys of the marketplace API; a key ends after some days. */
export type KeyRequest = { readonly name: string; readonly brands: readonly BrandId[] } & (
  | { readonly kind: 'make'; readonly scopes: readonly MachineScope[]; readonly days: number }
  | { readonly kind: 'revoke' }
);

const daysMax = 3650;
const options = {
  name: { type: 'string' },
  revoke: { type: 'string' },
  brand: { type: 'string' },
  scopes: { type: 'string', default: machineScopes.join(',') },
  days: { type: 'string', default: '365' },
} as const;

export const keyUsage = `Use: --name NAME [--brand BRAND] [--scopes SCOPE,SCOPE] [--days DAYS] or --revoke NAME [--brand BRAND]
BRAND: ${brandIds.join(', ')}, without it all; SCOPE: ${machineScopes.join(', ')}, without it all; DAYS until the key ends: 1 to ${daysMax}, without it ${options.days.default}
`;

function readScopes(text: string): readonly MachineScope[] | null {
  const asked = text.split(',');
  const known = machineScopes.filter((scope) => asked.includes(scope));
  return known.length === asked.length ? known : null;
}

/** Reads the arguments of the command; null when they say nothing that it could do. */
export function readKeyArguments(args: readonly string[]): KeyRequest | null {
  try {
    const { values, tokens } = parseArgs({ args: [...args], options, tokens: true });
    const given = new Set<string | null>(tokens.map((token) => (token.kind === 'option' ? token.name : null)));
    const { name, revoke, brand } = values;
    if (brand !== undefined && !isBrandId(brand)) return null;
    const brands = brand === undefined ? brandIds : [brand];
    if (revoke !== undefined)
      return ['name', 'scopes', 'days'].some((other) => given.has(other))
        ? null
        : { kind: 'revoke', name: revoke, brands };
    const scopes = readScopes(values.scopes);
    const days = /^\d{1,4}$/.test(values.days) ? Number(values.days) : 0;
    if (name === undefined || scopes === null || days < 1 || days > daysMax) return null;
    return { kind: 'make', name, brands, scopes, days };
  } catch {
    return null;
  }
}
