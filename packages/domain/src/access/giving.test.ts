import { expect, test } from 'vitest';
import { givesTrust, type Held } from './giving.ts';
import { roles, trustedRoles } from './roles.ts';

const [soon, later] = [new Date('2026-12-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
const owner = (endsAt: Date | null): Held => ({ role: 'owner', endsAt });

test('AUT-18 the roles that are trusted with money, team or own systems', () => {
  expect(trustedRoles).toEqual(['owner', 'manager', 'accounting']);
  for (const role of roles)
    expect([role, givesTrust(null, { role, endsAt: null })]).toEqual([role, trustedRoles.includes(role)]);
});

test.each<[Held, Held, boolean]>([
  [{ role: 'reader', endsAt: null }, owner(null), true],
  [owner(null), { role: 'accounting', endsAt: null }, true],
  [owner(null), { role: 'reader', endsAt: null }, false],
  [{ role: 'reader', endsAt: soon }, { role: 'reader', endsAt: null }, false],
  [owner(null), owner(null), false],
  [owner(null), owner(later), false],
  [owner(later), owner(soon), false],
  [owner(soon), owner(later), true],
  [owner(soon), owner(null), true],
])('AUT-18 from %o to %o gives trust: %s', (before, after, gives) => {
  expect(givesTrust(before, after)).toBe(gives);
});
