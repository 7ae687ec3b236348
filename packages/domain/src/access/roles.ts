export const roles = ['owner', 'manager', 'orders', 'catalogue', 'accounting', 'reader'] as const;
export type Role = (typeof roles)[number];

/**
 * What a shop's people are given rights to: `messages` and `returns` are what comes after a sale, `company` is the company's data, `payout` the account that is paid, `team` the people,
 * own systems and the history.
 */
export const areas = [
  'orders',
  'messages',
  'returns',
  'offers',
  'prices',
  'money',
  'profile',
  'company',
  'payout',
  'team',
] as const;
export type Area = (typeof areas)[number];

export const levels = ['none', 'read', 'write'] as const;
export type Level = (typeof levels)[number];

const everything = {
  orders: 'write',
  messages: 'write',
  returns: 'write',
  offers: 'write',
  prices: 'write',
  money: 'write',
  profile: 'write',
  company: 'write',
  payout: 'write',
  team: 'write',
} as const satisfies Readonly<Record<Area, Level>>;

const nothing = {
  orders: 'none',
  messages: 'none',
  returns: 'none',
  offers: 'none',
  prices: 'none',
  money: 'none',
  profile: 'none',
  company: 'none',
  payout: 'none',
  team: 'none',
} as const satisfies Readonly<Record<Area, Level>>;

/** What each role of a shop may see and change (AUT-18). */
const rights: Readonly<Record<Role, Readonly<Record<Area, Level>>>> = {
  owner: everything,
  manager: { ...everything, money: 'read', company: 'read', payout: 'read', team: 'read' },
  orders: { ...nothing, orders: 'write', messages: 'write', returns: 'write', offers: 'read' },
  catalogue: { ...nothing, orders: 'read', offers: 'write', prices: 'write' },
  accounting: { ...nothing, orders: 'read', returns: 'read', offers: 'read', money: 'write', payout: 'read' },
  reader: {
    orders: 'read',
    messages: 'read',
    returns: 'read',
    offers: 'read',
    prices: 'read',
    money: 'read',
    profile: 'read',
    company: 'read',
    payout: 'read',
    team: 'none',
  },
};

export function levelOf(role: Role, area: Area): Level {
  return rights[role][area];
}

/** Whether the role may do something of this level in the area. */
export function mayIn(role: Role, area: Area, level: Level): boolean {
  return levels.indexOf(levelOf(role, area)) >= levels.indexOf(level);
}

/** Nobody gives a role that may do what they may not (AUT-18). */
export function mayGive(giver: Role, given: Role): boolean {
  return mayIn(giver, 'team', 'write') && areas.every((area) => mayIn(giver, area, levelOf(given, area)));
}

/** The roles that are given only after a fresh proof, and of which all owners learn: they change money, or see the team and own systems. */
export const trustedRoles: readonly Role[] = roles.filter(
  (role) => mayIn(role, 'money', 'write') || mayIn(role, 'team', 'read'),
);

/** The roles whose people can be obliged to use a second factor: they change money, payouts or the team. */
export const guardedRoles: readonly Role[] = roles.filter((role) =>
  (['money', 'payout', 'team'] as const).some((area) => mayIn(role, area, 'write')),
);
