export const notifications = {
  title: 'Notifications',
  markAll: 'Mark all as read',
  settings: 'Notification settings',
  more: 'Show earlier',
  failed: 'We couldn’t load your notifications.',
  justNow: 'Just now',
  isUnread: 'Unread',
  group: { all: 'All', order: 'Orders', offer: 'Offers', account: 'Account' },
  empty: { title: 'Nothing new', text: 'New orders, deadlines and the results of your uploads will appear here.' },
  kind: {
    order_new: '{count, plural, one {New order {number}} other {# new orders}}',
    order_due_today:
      '{count, plural, one {# order must be dispatched today} other {# orders must be dispatched today}}',
    order_due_soon:
      '{count, plural, one {Order {number} must be dispatched within 2 hours} other {# orders must be dispatched within 2 hours}}',
    order_overdue: '{count, plural, one {Order {number} is overdue} other {# orders are overdue}}',
    order_cancelled_by_customer: 'The customer cancelled order {number}',
    message_new: 'New message about order {number}',
    message_due_soon: 'Reply about order {number} due within 2 hours',
    order_replacement_declined: 'No replacement for order {number}: please write to the customer',
    upload_done: 'Upload of {fileName} finished: {count, plural, one {# row} other {# rows}}',
    upload_failed: 'Upload of {fileName} failed',
    red_results:
      '{count, plural, one {# product isn’t on sale and needs your attention} other {# products aren’t on sale and need your attention}}',
    feed_stale: 'No new data from your stock feed for {hours, plural, one {# hour} other {# hours}}',
    webhook_given_up: '{address} hasn’t taken “{event}” after 8 attempts. You can send it again for 30 days.',
    webhook_off: 'We’ve stopped sending to {address}: it hasn’t answered properly for 3 days.',
    impersonation_started: '{operator} signed in to your account',
    feed_held:
      'A stock feed list is on hold until you check it.{leaving, plural, =0 {} one { # offer would leave the sale.} other { # offers would leave the sale.}}{moved, plural, =0 {} one { # price would change sharply.} other { # prices would change sharply.}}',
    return_requested: 'New return {number}: please decide',
    return_received: 'Return {number} has arrived: check the goods and decide',
    return_due: 'Return {number} is due within a day',
    return_evidence: '{number}: the customer objects, and the marketplace needs your evidence',
    return_proposed: 'Return {number}: a proposal above the limit waits for the owner',
    return_sent_back: 'Return {number}: the owner has sent the proposal back',
    return_not_restocked: 'Return {number}: units did not go back into stock',
    return_ruled: 'The marketplace has decided return {number}',
    price_rule_held: 'Price rule “{rule}” is on hold: {offers} of {of} prices wait for your decision',
    price_war_stopped:
      '{count, plural, one {Price war over # product} other {Price wars over # products}} stopped: “{rule}” waits until tomorrow',
    price_proposal_new:
      '{count, plural, one {New price proposal for # product} other {New price proposal for # products}}',
    price_proposal_ending:
      '{count, plural, one {A price proposal for # product expires within 48 hours} other {A price proposal for # products expires within 48 hours}}',
    payout_valid: '{provider} has approved your payout account',
    payout_pending: '{provider} is checking your payout account; payouts are on hold',
    payout_invalid: '{provider} can’t pay to your payout account: check what is missing',
    documents_complete:
      '{count, plural, one {The document that was missing in your download is there. Create it again.} other {The # documents that were missing in your download are there. Create it again.}}',
    set_ready: 'Monthly set {month} is ready',
    set_incomplete: 'Monthly set {month} is ready, {count, plural, one {# item is} other {# items are}} missing',
    documents_new: 'New documents of {month}',
    tax_month_closed: 'The tax month {month} is closed: its figures and files are final',
    invoice_ready: 'New invoice {number}',
    payout_sent: 'Payout {number} was sent to your account',
    payout_held: 'Payout {number} is on hold',
    payout_returned: 'The bank returned payout {number}: check the IBAN',
    payout_blocked: 'All payouts were blocked from your account',
    metrics_at_risk:
      'Your account status is concerning: {cancelled, plural, other {# of {count} orders cancelled}}, {late, plural, other {# late}}',
    metrics_exceeded:
      'Your account status is poor: {cancelled, plural, other {# of {count} orders cancelled}}, {late, plural, other {# late}}',
    dispute_accepted: 'Dispute about order {number} accepted: it no longer counts from the next publication',
    dispute_refused: 'Dispute about order {number} refused. You’ll find the reason beside the order.',
    service_on:
      'Service active: {service, select, same_day {Same-day delivery} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Stock feed} electronic_receipt {Electronic receipt} fulfillment {Fulfilment} gold_partner {Gold partner} otc {Medicines without prescription} other {{service}}}',
    service_off:
      'Service ended: {service, select, same_day {Same-day delivery} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Stock feed} electronic_receipt {Electronic receipt} fulfillment {Fulfilment} gold_partner {Gold partner} otc {Medicines without prescription} other {{service}}}',
    service_refused:
      'Request refused: {service, select, same_day {Same-day delivery} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Stock feed} electronic_receipt {Electronic receipt} fulfillment {Fulfilment} gold_partner {Gold partner} otc {Medicines without prescription} other {{service}}}',
    service_kept:
      'Cancellation refused: {service, select, same_day {Same-day delivery} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Stock feed} electronic_receipt {Electronic receipt} fulfillment {Fulfilment} gold_partner {Gold partner} otc {Medicines without prescription} other {{service}}}',
  },
  preferences: {
    sound: 'Sound for urgent new orders',
    soundText: 'Plays a short sound when a same-day or express order arrives while the portal is open.',
    email: 'Email',
    emailText: 'We send emails to {address}, grouped by topic, no more than once every 5 minutes.',
    play: 'Play sound',
    failed: 'We couldn’t save the setting.',
  },
} as const;
