export const historyGroups = ['sign_in', 'access', 'settings', 'files', 'company', 'prices', 'operator'] as const;
export type HistoryGroup = (typeof historyGroups)[number];

interface Kind {
  /** Where the seller finds it; null: the seller does not see it. */
  readonly group: HistoryGroup | null;
}

const signIn = { group: 'sign_in' } as const satisfies Kind;
const access = { group: 'access' } as const satisfies Kind;
const settings = { group: 'settings' } as const satisfies Kind;
const files = { group: 'files' } as const satisfies Kind;
const company = { group: 'company' } as const satisfies Kind;
const prices = { group: 'prices' } as const satisfies Kind;
const operator = { group: 'operator' } as const satisfies Kind;
/** Steps that show nothing that was done, or that happen before there is a seller. */
const unseen = { group: null } as const satisfies Kind;

/** Every kind of row of the audit; one that the seller sees does not compile without its text (PRO-12). */
export const auditKinds = {
  'signin.succeeded': signIn,
  'signin.failed': signIn,
  'signin.refused': signIn,
  signout: signIn,
  'session.ended': signIn,
  'reauthentication.succeeded': unseen,
  'reauthentication.failed': signIn,
  'password.code_asked': access,
  'password.code_failed': unseen,
  'password.changed': access,
  'second_factor.asked': unseen,
  'second_factor.failed': signIn,
  'second_factor.authenticator_added': access,
  'second_factor.authenticator_removed': access,
  'second_factor.recovery_codes_made': access,
  'second_factor.recovery_code_used': access,
  'second_factor.passkey_added': access,
  'second_factor.passkey_renamed': access,
  'second_factor.passkey_removed': access,
  'second_factor.reset': access,
  'team.invited': access,
  'team.invitation_resent': access,
  'team.invitation_withdrawn': access,
  'team.joined': access,
  'team.changed': access,
  'team.removed': access,
  'team.left': access,
  'team.second_factor_rule': access,
  'team.refund_limits': access,
  'shop.opened': signIn,
  'credentials.changed': access,
  'api_token.changed': access,
  'webhook.changed': settings,
  'feed.saved': settings,
  'feed.removed': settings,
  'notifications.changed': settings,
  'locale.changed': settings,
  'export.requested': files,
  'tax_month.closed': company,
  'tax_settings.changed': settings,
  'shipping_costs.changed': settings,
  'company.changed': company,
  'payout.changed': company,
  'payout.blocked': company,
  'payout.onboarding_opened': company,
  'profile.changed': company,
  'profile.image_changed': company,
  'legal.published': company,
  'dispute.sent': company,
  'dispute.withdrawn': company,
  'services.changed': company,
  'closures.changed': company,
  'holidays.changed': company,
  'special_hours.changed': company,
  'emergency_duty.changed': company,
  'permissions.changed': company,
  'price_proposal.accepted': prices,
  'price_proposal.rejected': prices,
  'price_proposal.removed': prices,
  'registration.code_asked': unseen,
  'registration.code_failed': unseen,
  'registration.opened': unseen,
  'registration.submitted': company,
  'registration.decided': company,
  'impersonation.started': operator,
  'impersonation.extended': unseen,
  /** Whatever an operator changes or asks for in a seller's name. */
  'impersonation.acted': operator,
  'access.denied': unseen,
} as const satisfies Readonly<Record<string, Kind>>;

export type AuditKind = keyof typeof auditKinds;

/** The kinds that a seller sees. */
export type HistoryKind = {
  [K in AuditKind]: (typeof auditKinds)[K]['group'] extends null ? never : K;
}[AuditKind];

const isSeen = (kind: AuditKind): kind is HistoryKind => auditKinds[kind].group !== null;

export const historyKinds = (Object.keys(auditKinds) as AuditKind[]).filter(isSeen);

export const kindsOfGroup = (group: HistoryGroup): HistoryKind[] =>
  historyKinds.filter((kind) => auditKinds[kind].group === group);
