/** Every error an API may answer: code → HTTP status. The code travels as `message`, its text is localised in the browser (ERR-02). */
export const errorStatus = {
  'request.malformed': 400,
  'request.invalid': 400,
  'request.unsupported_media_type': 415,
  'request.too_large': 413,
  'request.timeout': 408,
  'idempotency.key_required': 400,
  'idempotency.key_reused': 422,
  'idempotency.in_progress': 409,
  invalid_credentials: 401,
  user_banned: 401,
  session_expired: 401,
  'signin.no_shop': 403,
  'signin.passkey_required': 403,
  'api_key.invalid': 401,
  'api_key.scope': 403,
  'api_token.invalid': 401,
  'api_token.scope': 403,
  'api_token.too_many': 409,
  'api_token.no_sandbox': 409,
  'sandbox.only': 403,
  'sandbox.full': 409,
  'webhook.too_many': 409,
  'webhook.not_active': 409,
  'csrf.invalid': 403,
  'access.brand': 403,
  'access.service': 403,
  'access.seller_type': 403,
  'access.role': 403,
  'access.impersonation': 403,
  'access.approval': 403,
  'access.second_factor': 403,
  'reauthentication.required': 403,
  'reauthentication.second_factor': 403,
  human_check_required: 403,
  'impersonation.invalid': 400,
  code_invalid: 400,
  code_expired: 410,
  'signin.expired': 410,
  'passkey.invalid': 400,
  'passkey.exists': 409,
  'passkey.limit': 409,
  'authenticator.exists': 409,
  password_already_used: 422,
  'team.last_owner': 409,
  'team.second_factor_elsewhere': 409,
  'team.second_factor_missing': 409,
  'invitation.used': 410,
  'invitation.other_account': 409,
  'session.other_shop': 409,
  'mail.unavailable': 503,
  'payout.provider_unavailable': 503,
  'payout.nothing_to_stop': 409,
  user_exists: 409,
  'registration.invalid_state': 409,
  'registration.link_used': 410,
  not_found: 404,
  'host.unknown': 421,
  'order.invalid_state': 409,
  'order.version_conflict': 409,
  'order.nothing_left': 409,
  'order_batch.sent': 409,
  'order.sent': 409,
  'tracking_list.unreadable': 422,
  'saved_view.too_many': 409,
  'order.number_taken': 409,
  'order.differs': 409,
  'conversation.changed': 409,
  'conversation.invalid_state': 409,
  'message_template.too_many': 409,
  'shipment.invalid_state': 409,
  'shipment.in_future': 409,
  'events.cursor_ahead': 409,
  'events.cursor_outdated': 409,
  'seller.place_unknown': 422,
  'seller.unknown': 422,
  'product.unknown': 422,
  'settings.version_conflict': 409,
  'tax_month.not_open': 409,
  'closure.too_many': 409,
  'special_hours.too_many': 409,
  'emergency_duty.too_many': 409,
  'local_holiday.too_many': 409,
  'dispute.decided': 409,
  'dispute.not_possible': 409,
  'return.invalid_state': 409,
  'return.version_conflict': 409,
  'return.other_cost': 409,
  'return.not_possible': 409,
  'replacement.not_possible': 409,
  'replacement.settled': 409,
  'replacement.unknown': 409,
  'replacement.not_free': 409,
  'replacement.differs': 409,
  'return.exceeds_sale': 409,
  'return.no_proposal': 409,
  'service.invalid_state': 409,
  'service.conditions': 409,
  'offer.version_conflict': 409,
  'offer.refused': 422,
  'catalogue.busy': 409,
  'price_proposal.invalid_state': 409,
  'price_proposal.too_many': 409,
  'price_proposal.incomplete': 422,
  'price_proposal.refused': 422,
  'price_rule.invalid_state': 409,
  'price_rule.version_conflict': 409,
  'price_rule.preview_old': 409,
  'price_rule.too_many': 409,
  'sync.no_remedy': 422,
  'image.unreadable': 422,
  'legal.file_refused': 422,
  'invoice.number': 409,
  'invoice.immutable': 409,
  'invoice.corrects': 409,
  'invoice.credit_too_large': 409,
  'invoice.currency': 409,
  'invoice.date': 409,
  'invoice.future': 422,
  'invoice.vat': 422,
  'invoice.paid_before_issued': 409,
  'invoice.unprintable': 422,
  'invoice.lines_differ': 409,
  'invoice.collected': 409,
  'invoice.set_off': 409,
  'ledger.posting_taken': 409,
  'payout.lines_differ': 409,
  'payout.currency': 409,
  'payout.settled': 409,
  'files.full': 409,
  'files.unavailable': 503,
  'address.lookup_failed': 503,
  'upload.not_excel': 415,
  'upload.format_not_allowed': 415,
  'upload.day_full': 409,
  'upload.full': 409,
  'upload.invalid_state': 409,
  'upload.revert_too_late': 409,
  'download.not_ready': 409,
  'download.expired': 409,
  'download.full': 409,
  'signin.wait': 429,
  rate_limited: 429,
  overloaded: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The codes of a single wrong field; its localised text takes the params. */
export const fieldCodes = [
  'field.required',
  'field.invalid',
  'field.unknown',
  'field.too_short',
  'field.too_long',
  'field.too_small',
  'field.too_large',
  'field.not_available',
  'field.control_character',
  'field.too_simple',
  'field.too_common',
  'field.in_team',
  'field.not_a_time',
  'field.reversed',
  'field.overlap',
  'field.overlap_next_day',
  'field.past',
  'field.special_character',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export interface FieldError {
  /** The path in the request: `body.items.0.quantity`, `query.cursor`, `params.orderId`. */
  readonly path: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The body of every error answer, RFC 9457 problem+json. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly message: Code;
  readonly detail: string;
  readonly requestId: string;
  readonly errors?: readonly FieldError[];
  /** The current state of what a 409 could not change. */
  readonly current?: unknown;
  /** Seconds to wait before trying again (429, 503). */
  readonly retryAfter?: number;
}

/** What any endpoint may answer besides the errors it declares. */
export const commonErrors = [
  'request.malformed',
  'request.invalid',
  'request.unsupported_media_type',
  'request.too_large',
  'request.timeout',
  'host.unknown',
  'session.other_shop',
  'rate_limited',
  'overloaded',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Codes that only machines are answered with: nobody reads them in the browser, and they have no text there. A test compares them with what the endpoints declare. */
export const machineCodes = [
  'api_key.invalid',
  'api_key.scope',
  'api_token.invalid',
  'api_token.scope',
  'seller.place_unknown',
  'seller.unknown',
  'product.unknown',
  'order.number_taken',
  'order.differs',
  'replacement.settled',
  'replacement.unknown',
  'replacement.not_free',
  'replacement.differs',
  'shipment.invalid_state',
  'shipment.in_future',
  'price_proposal.too_many',
  'payout.currency',
  'payout.settled',
  'invoice.number',
  'invoice.date',
  'invoice.future',
  'invoice.vat',
  'invoice.immutable',
  'invoice.corrects',
  'invoice.credit_too_large',
  'invoice.currency',
  'invoice.unprintable',
  'invoice.lines_differ',
  'invoice.collected',
  'invoice.set_off',
  'ledger.posting_taken',
  'payout.lines_differ',
  'invoice.paid_before_issued',
] as const satisfies readonly ErrorCode[];

/** What somebody in the browser may be told. */
export type ShownCode = Exclude<ErrorCode, (typeof machineCodes)[number]>;

/** Whose codes only screens other than the first are answered with: their texts come later than the others. */
type ScreenHead =
  | 'passkey'
  | 'mail'
  | 'registration'
  | 'invitation'
  | 'address'
  | 'offer'
  | 'files'
  | 'settings'
  | 'catalogue'
  | 'team'
  | 'authenticator'
  | 'tracking_list'
  | 'saved_view'
  | 'download'
  | 'api_token'
  | 'sandbox'
  | 'webhook'
  | 'events'
  | 'price_proposal'
  | 'price_rule'
  | 'return'
  | 'replacement'
  | 'sync'
  | 'upload'
  | 'payout'
  | 'legal'
  | 'dispute'
  | 'conversation'
  | 'message_template'
  | 'tax_month'
  | 'closure'
  | 'special_hours'
  | 'emergency_duty'
  | 'local_holiday'
  | 'service'
  | 'idempotency'
  | 'impersonation'
  | 'order'
  | 'order_batch'
  | 'reauthentication';

export type ScreenCode = Extract<ShownCode, `${ScreenHead}.${string}`>;
export type CoreCode = Exclude<ShownCode, ScreenCode>;

/** What an operation behind a screen may answer besides: no session, or a seller who may not open any such screen. */
export const screenReadErrors = [
  'session_expired',
  'access.brand',
  'access.service',
  'access.seller_type',
  'access.approval',
  'access.second_factor',
  'access.role',
] as const satisfies readonly ErrorCode[];

/** What an operation for everybody of the shop may answer besides: no session, or a second factor that is still to be set up. */
export const sessionErrors = ['session_expired', 'access.second_factor'] as const satisfies readonly ErrorCode[];

/** What an operation of an area of the shop may answer besides: the same, or a role without the area. */
export const areaReadErrors = [...sessionErrors, 'access.role'] as const satisfies readonly ErrorCode[];

const writeErrors = [
  'csrf.invalid',
  'idempotency.key_required',
  'idempotency.key_reused',
  'idempotency.in_progress',
] as const satisfies readonly ErrorCode[];

/** What an endpoint refuses besides that is only for the person itself, who proved lately who it is. */
export const reauthenticatedErrors = [
  'access.impersonation',
  'reauthentication.required',
] as const satisfies readonly ErrorCode[];
/** The same of a write that needs an Idempotency-Key. */
export const areaWriteErrors = [...areaReadErrors, ...writeErrors] as const;

/** The same of a write that needs an Idempotency-Key. */
export const screenWriteErrors = [...screenReadErrors, ...writeErrors] as const satisfies readonly ErrorCode[];
