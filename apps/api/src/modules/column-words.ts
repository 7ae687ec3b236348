import { offerColumnWords } from './offer-column-words.ts';

/** What is left of a customer's column once the customer is erased; of an address the country, for taxes and statistics. */
export type Emptied = '' | null | 'only country';

/** What the columns of a table are, by their names. */
export interface ColumnWords {
  /** A buyer's personal data: the erasure of a customer empties them. */
  readonly customer?: Readonly<Record<string, Emptied>>;
  /** Keys, tokens, digests, what is sealed: they leave the database neither in an archive nor in a line of the log. */
  readonly secret?: string;
  /** What may hold a copy of a buyer's data: the erasure takes these rows, or what is in them, along. */
  readonly copied?: string;
  /** What a seller keeps to itself: its archive has it, no line of the log does. */
  readonly private?: string;
  /** Made of other columns to be searched by: they tell a reader nothing new. */
  readonly derived?: string;
  /** Everything else, and what of the seller's own people goes with its row. */
  readonly kept: string;
}

/** Every column of every table; a test compares it with the database. */
export const columnWords = {
  api_key: {
    secret: 'key_hash',
    kept: 'brand name scopes created_at expires_at',
  },
  api_token: {
    secret: 'token_hash',
    kept: `id brand seller_id user_id made_by of_shop is_test name last_four scopes created_at
      expires_at last_used_at revoked_at revoked_by`,
  },
  app_secret: {
    secret: 'value',
    kept: 'name',
  },
  audit: { kept: 'id at brand kind seller_id user_id impersonated_by detail address agent changes' },
  authenticator: {
    secret: 'sealed_key',
    kept: 'user_id brand created_at confirmed_at last_step',
  },
  catalogue_run: {
    kept: `seller_id no kind dry status actor_name impersonated_by started_at
      finished_at summary brand`,
  },
  catalogue_version: { kept: 'brand version classified followed' },
  closure: { kept: 'seller_id id brand first_day last_day reason offers made_by version created_at' },
  company_section: {
    secret: 'sealed_values',
    kept: 'seller_id section brand open_values version saved_at saved_by',
  },
  company_vat_check: { kept: 'seller_id brand number_no state checked_at silent_since next_at' },
  conversation: {
    kept: `seller_id id brand order_id subject state version opened_at last_at due_at closed_at closed_by
      closing_reason erased_at seen_no`,
  },
  message: {
    customer: { text: '', files: null },
    kept: `seller_id id conversation_id brand no author message_no written_at hidden written_by impersonated_by`,
  },
  message_draft: {
    copied: 'text',
    kept: 'seller_id conversation_id user_id brand written_by saved_at',
  },
  message_template: { kept: 'seller_id id brand locale name text replaces version made_by changed_at' },
  message_turn: { kept: 'seller_id conversation_id no brand due_at replied_at' },
  event_feed: { kept: 'brand last_position pushed' },
  export: {
    copied: 'file',
    kept: `seller_id brand id kind question format status locale time_zone rows requested_at
      expires_at bytes missing`,
  },
  export_part: { kept: 'seller_id brand export_id no entries content bytes' },
  feed: {
    secret: 'password sha256 discarded_sha256 held_question discarded_question',
    kept: `seller_id address username type mapping active locale created_at etag
      last_modified host_key failures problem last_attempt_at last_success_at next_attempt_at brand
      listed_at gone changed_at changed held_upload brake withheld`,
  },
  feed_file: { kept: 'seller_id content' },
  feed_retrieval: { kept: 'seller_id id at changed run_no problem' },
  feed_trial: {
    secret: 'password',
    kept: 'seller_id id address username host_key type mapping locale asked_at result',
  },
  feed_value: { private: 'purchase_price', kept: 'seller_id product_no price stock origin' },
  idempotency: {
    secret: 'body_hash',
    copied: 'reply',
    kept: 'seller_id operation key created_at',
  },
  impersonation_token: {
    secret: 'access_hash refresh_hash',
    kept: `brand seller_id operator expires_at session_seconds refresh_seconds
      used_at`,
  },
  invoice: {
    secret: 'content_hash',
    kept: `seller_id invoice_no brand kind type issued_on month due_on currency net vat
      gross corrects record received_at paid_on unmade_since set_off`,
  },
  invoice_file: { kept: 'seller_id invoice_no format brand bytes content made_at' },
  invoice_series: { kept: 'brand year last last_issued_on' },
  last_backup: { kept: 'one made_at' },
  ledger_balance: {
    kept: `seller_id month state brand currency orders sold refunded kept paid
      commission`,
  },
  ledger_chain: { kept: 'seller_id payout_no kind collected_by month brand currency lines amount' },
  ledger_order: {
    kept: `seller_id number brand ordered_at month currency lines standing state sold
      refunded kept paid paid_on changed_at country commission shipping tax_parts tax_lines chain`,
  },
  ledger_posting: {
    kept: `seller_id posting_no brand kind amount currency booked_on text document_no payout_no
      posted_at tax_counted tax_parts`,
  },
  ledger_shipping: { kept: 'seller_id month country rate brand currency orders gross vat' },
  legal_draft: { kept: 'seller_id type language brand content version saved_at saved_by' },
  legal_link: { kept: 'seller_id type language brand url silent_since next_at' },
  legal_version: { kept: 'seller_id type number language brand content published_at published_by' },
  live_event: { kept: 'seller_id id transaction_id at topic payload brand' },
  machine_idempotency: {
    secret: 'body_hash reply',
    kept: 'brand operation key created_at',
  },
  mailed_code: {
    secret: 'flow_hash code_mac sealed_code',
    kept: `id purpose brand holder user_id email locale tries_left created_at
      expires_at`,
  },
  market_heard: { kept: 'brand at' },
  market_move: { kept: 'product_no at market_seller_no brand old_price new_price' },
  market_offer: { kept: 'product_no market_seller_no brand price delivery' },
  market_seller: { kept: 'no brand external_id label' },
  marketplace_event: {
    copied: 'payload',
    kept: 'seller_id id kind at order_number brand position',
  },
  own_header: { kept: 'seller_id key header field kept_at' },
  match_choice: { kept: 'seller_id identifier product_no chosen_at' },
  membership: { kept: 'seller_id user_id brand role invited_by since ends_at' },
  metric_dispute: {
    kept: `seller_id id brand first_day figure order_id reason comment files state
      sent_at sent_by decided_at answer`,
  },
  metric_incident: { kept: 'seller_id first_day figure order_id brand dispatch_by party removed_at' },
  metric_limits: {
    kept: `brand cancelled_at_risk cancelled_exceeded late_at_risk late_exceeded
      counted`,
  },
  metric_publication: { kept: 'brand first_day published_at' },
  metric_week: {
    kept: `seller_id first_day brand orders cancelled_by_seller cancelled_by_customer
      cancelled_by_marketplace late partly limits published_at`,
  },
  migration: { kept: 'name applied_at needed' },
  new_orders_download: {
    copied: 'file',
    kept: `seller_id id status format locale time_zone orders requested_at
      expires_at`,
  },
  notification: { kept: 'seller_id id kind params dedupe_key created_at read_at written_at brand' },
  monthly_set_mail: { kept: 'seller_id user_id month brand letter outcome written_at' },
  monthly_set_seen: { kept: 'seller_id user_id month brand seen_at' },
  monthly_set_wish: { kept: 'seller_id user_id brand since' },
  notification_mail: { kept: 'seller_id id user_id group since until created_at outcome brand' },
  notification_preference: { kept: 'seller_id user_id group email sound mailed_until brand' },
  ...offerColumnWords,
  old_password: {
    secret: 'password_hash',
    kept: 'user_id replaced_at',
  },
  emergency_duty: { kept: 'seller_id id brand begins_at ends_at note made_by created_at' },
  special_hours: { kept: 'seller_id day brand hours note made_by created_at' },
  local_holiday: { kept: 'seller_id rule brand name made_by created_at' },
  open_holiday: { kept: 'seller_id day brand' },
  viewed_tour: { kept: 'seller_id user_id name brand expires_on viewed_at' },
  saved_view: { kept: 'seller_id id brand list user_id name shows version made_by changed_at' },
  order_batch: {
    kept: 'seller_id id brand action state actor_name impersonated_by requested_at sends_at finished_at',
  },
  order_batch_item: {
    copied: 'dispatch',
    kept: 'seller_id batch_id position order_id version refusal done_at',
  },
  order_count: { kept: 'seller_id warehouse status orders brand' },
  order_history: {
    kept: `seller_id order_id id at kind actor_kind actor_name impersonated_by
      reason units shipment_status brand`,
  },
  order_line: {
    kept: `seller_id order_id id position product_id name pack code_system
      national_code gtin stock_origin image quantity cancelled_quantity unit_price brand vat_rate`,
  },
  order_number: { kept: 'brand number seller_id order_id' },
  packed_unit: {
    kept: `seller_id order_id line_id unit batch expires_on serial how packed_at actor_name impersonated_by`,
  },
  passkey: {
    kept: `id user_id brand host credential_id public_key counter transports name
      backup_eligible backed_up created_at used_at`,
  },
  passkey_challenge: {
    secret: 'challenge_hash bound_hash',
    kept: 'purpose expires_at',
  },
  payout: {
    kept: `seller_id payout_no brand state amount currency due_at paid_at returned_at
      account_end lines`,
  },
  payout_account: {
    kept: `seller_id brand provider state requirements state_at provider_at
      holder_ref entity_ref bank_ref held_until blocked_at`,
  },
  payout_webhook: { kept: 'brand provider event_id received_at' },
  pending_signin: {
    secret: 'token_hash password_hash',
    kept: 'user_id brand remember tries_left expires_at',
  },
  price_proposal: {
    kept: `seller_id id brand proposal_no reason status version created_at
      expires_at decided_at decided_by rejection removal`,
  },
  price_proposal_item: {
    kept: `seller_id proposal_id product_no brand new_price old_price
      best_price recommended_price units commission_rate vat_rate`,
  },
  product: {
    derived: 'code_no gtin_no search_text',
    kept: `brand product_id name pack product_brand manufacturer category product_type
      market code_system national_code gtin recommended_price image updated_at no more_images page_url
      prescription blocked selective certificate commission_rate vat_rate version`,
  },
  product_day: { kept: 'seller_id warehouse day product_id brand units value' },
  product_window: { kept: 'seller_id product_id brand product_no units value own_units first_own_day' },
  product_market: {
    kept: `product_no brand offers best best_seller_no second_best highest
      highest_seller_no second_highest version`,
  },
  purchase_price: { private: 'price price_before', kept: 'seller_id product_no changed_at changed_run' },
  product_market_past: {
    kept: 'product_no day brand best best_seller_no second_best low_prices low_sellers low_same_day',
  },
  rate_window: { kept: 'scope key window_start calls' },
  recovery_code: {
    secret: 'code_hash',
    kept: 'user_id brand used_at',
  },
  registration: {
    secret: 'sealed_answers',
    kept: `id brand email locale state consents notes seller_id created_at saved_at
      submitted_at decided_at keep_until vat_state vat_checked_at`,
  },
  registration_key: {
    secret: 'key_hash',
    kept: 'registration_id kind expires_at',
  },
  registration_licence: {
    secret: 'sealed_content',
    kept: 'registration_id brand media_type size uploaded_at',
  },
  remember_token: {
    secret: 'token_hash',
    kept: 'family user_id rotated_at expires_at brand agent address',
  },
  remembered_correction: { kept: 'seller_id identifier field was value kept_at' },
  replaced_finding: {
    kept: `seller_id replaced_by replaced_at subject run_no found_at finding
      colour numbers row_number product_no code gtin price stock origin detail`,
  },
  run_begun: { kept: 'seller_id run_no at' },
  run_row: {
    kept: `at seller_id run_no row_number verdict warned finding numbers product_no code
      gtin sku price stock origin old_price old_stock old_origin detail leaves returns`,
  },
  sales_window: { kept: 'seller_id brand since until' },
  sales_hour: { kept: 'seller_id warehouse hour brand orders units value' },
  sales_before: { kept: 'seller_id month brand currency orders cancelled sales commission shipping' },
  seller: {
    kept: `id brand external_id name status business_type configuration_id marketplace_type
      gold_partner locale services street postal_code city region country_code opening_hours created_at
      upload_formats second_factor_required refund_limits`,
  },
  order_replacement: {
    kept: `seller_id id brand order_id conversation_id state items requested_at requested_by made_order_id settled_at
      declined_reason`,
  },
  order_return: {
    customer: {
      customer_words: null,
      objection_words: null,
      shop_words: null,
      tracking_number: null,
      proposals: null,
    },
    kept: `seller_id id brand return_no order_id kind state version before_state items currency at_stake
      shipping label held pictures evidence decision offer ruling refunded effect booked_at standing_before
      courier steps delivered_at requested_at due_at ended_at restock restocked_at restock_refused`,
  },
  seller_certificate: { kept: 'seller_id certificate valid_until brand' },
  seller_contract: { kept: 'seller_id product_brand brand' },
  seller_order: {
    customer: {
      customer_first_name: '',
      customer_city: '',
      delivery_address: 'only country',
      billing_address: 'only country',
      tracking_number: null,
      tracking_url: null,
      pickup_code: null,
      waybill: null,
      label_url: null,
      cancellation_comment: null,
    },
    derived: 'search_text lines_text',
    kept: `seller_id id number version status open warehouse origin created_at
      dispatch_by confirmed_at processed_at finalised_at cancelled_at delivery_type slot_from slot_to
      payment_type payment_status shipment_status shipment_changed_at courier currency units subtotal
      shipping discount discount_label total placed_discount placed_shipping cancelled_by
      cancellation_reason brand customer_erased_at sends_at held_step updated_at`,
  },
  service_state: { kept: 'seller_id brand code since asked asked_at refused refused_at refusal' },
  session: {
    secret: 'token_hash',
    kept: `user_id seller_id remember_family impersonated_by impersonation_refresh_until
      created_at last_seen_at expires_at brand id way agent address authenticated_at`,
  },
  shipping_costs: { kept: 'seller_id brand cost free_above version saved_at' },
  shop_calendar: { kept: 'seller_id brand region version' },
  shop_image: { kept: 'seller_id kind brand file_id width height part' },
  shop_profile: {
    kept: `seller_id brand short_description about responsible_name responsible_title
      texts_version phone_prefix phone email website facebook whatsapp linkedin twitter contact_version
      hours_version`,
  },
  shop_visit: { kept: 'user_id seller_id at' },
  signin_failure: {
    secret: 'key_hash',
    kept: 'scope failures last_failure_at blocked_until',
  },
  stored_file: { kept: 'seller_id id brand bytes names attached created_at' },
  sync_finding: {
    kept: `seller_id subject run_no found_at finding colour numbers row_number
      product_no code gtin price stock origin detail brand`,
  },
  sync_remedy: {
    kept: `seller_id id finding subjects stock state actor_name impersonated_by
      changed refused asked_at`,
  },
  tax_figure: {
    kept: 'seller_id month booked_month order_month country kind rate brand currency lines credit debit',
  },
  tax_settings: { kept: 'seller_id brand settings version changed_at' },
  tax_month: { kept: 'seller_id month brand begun_at closed_at closed_by' },
  team_invitation: {
    secret: 'key_hash sealed_key',
    kept: 'seller_id id brand email role ends_at invited_by created_at expires_at',
  },
  used_challenge: {
    secret: 'signature',
    kept: 'expires_at',
  },
  user_account: {
    secret: 'password_hash',
    kept: 'id brand username email name banned locale created_at left_at',
  },
  warehouse_stock: {
    kept: `seller_id product_no on_hand reserved incoming price stored_since
      next_expiry changed_at brand`,
  },
  webhook: {
    kept: `id brand seller_id name address events state switched_off_for created_at
      last_at last_status last_problem failing_since failures position`,
  },
  system_event: { kept: 'seller_id id brand position type at data' },
  system_feed: { kept: 'seller_id brand last_position' },
  webhook_attempt: { kept: 'delivery_id no brand seller_id at status problem milliseconds answer signature' },
  webhook_delivery: {
    kept: `id webhook_id brand seller_id type body subject state attempts
      created_at next_attempt_at begun_at last_at last_status last_problem last_milliseconds`,
  },
  webhook_secret: {
    secret: 'sealed',
    kept: 'id webhook_id brand seller_id last_four made_by created_at ends_at',
  },
  worker_heartbeat: { kept: 'worker_id seen_at' },
} as const satisfies Readonly<Record<string, ColumnWords>>;
