export const home = {
  title: 'What to do now',
  failed: {
    title: 'We couldn’t load your tasks',
    text: 'Your orders and offers aren’t affected.',
  },
  orders: {
    due: '{count, plural, one {# order to prepare today} other {# orders to prepare today}}',
    none: 'No orders to prepare today',
    state: '{fresh, plural, =0 {None new} other {# new}}, {overdue, plural, =0 {none overdue} other {# overdue}}.',
    first: '{count, plural, one {The first one leaves by {time}.} other {The first # leave by {time}.}}',
    later:
      '{count, plural, one {# order is due later, by {when}.} other {# orders are due later, the first by {when}.}}',
    nothing: 'New orders appear here as soon as customers place them.',
    prepare: 'Prepare orders',
    open: 'View orders',
    day: 'Deadlines today',
    now: 'Now',
    in: 'in {left}',
    moment: '{count, plural, one {# order due} other {# orders due}}',
    closing: '{count, plural, =0 {Closing time} one {Closing: # order} other {Closing: # orders}}',
    minutes: '{minutes} min',
    hours: '{hours} h {minutes} min',
  },
  lines: {
    title: 'Next',
    note: 'most urgent first',
    nothing: 'Nothing else to do',
    nothingText: 'When something needs you, you’ll see it here.',
    more: 'and {count} more',
  },
  line: {
    not_on_sale: {
      title: '{count, plural, one {# product isn’t on sale} other {# products aren’t on sale}}',
      text: '{causes, plural, one {One cause} other {# causes}} for {fixable} of them: {names}',
      action: 'Fix',
    },
    feed_held: {
      title: 'Your feed is on hold',
      text: 'The last list changes unusually much. Check it before it’s applied.',
      action: 'Check',
    },
    price_rule_held: {
      title: 'Price rule “{rule}” is on hold',
      text: '{offers} of {of} prices wait for your decision. Nothing has changed.',
      action: 'Check',
    },
    feed_failing: {
      title: 'Your feed can’t be read',
      text: 'Prices and stock are those of {when}.',
      action: 'View',
    },
    price_proposals: {
      title: '{count, plural, one {# price proposal to answer} other {# price proposals to answer}}',
      text: '{count, plural, one {It expires on {when}.} other {The first expires on {when}.}}',
      action: 'Answer',
    },
    performance: {
      title: { concerning: 'Your account status is concerning', poor: 'Your account status is poor' },
      text: 'Last week: {cancelled, plural, one {# of {orders} orders was cancelled} other {# of {orders} orders were cancelled}}, {late, plural, other {# late}}.',
      provisional:
        'Last week, provisional: {cancelled, plural, other {# of {orders} orders cancelled}}, {late, plural, other {# late}}.',
      action: 'View',
    },
    payout: {
      title: {
        not_started: 'Set up your payout account',
        lacking:
          '{count, plural, one {Your payout account is pending: one detail is missing} other {Your payout account is pending: # details are missing}}',
        refused: 'Your payout account was refused',
      },
      text: 'You can only be paid once it’s valid.',
      waits: '{amount} is waiting to be paid.',
      action: 'Complete',
    },
    invoices: {
      title: '{count, plural, one {# invoice is to be set off} other {# invoices are to be set off}}',
      text: '{count, plural, one {We’ll deduct it from your payouts by {day}.} other {We’ll deduct them from your payouts, the first by {day}.}}',
      overdue: 'The first should have been set off by {day}. Check your payout account.',
      action: 'View',
    },
    payout_account: {
      title:
        '{count, plural, one {One detail of your bank account is missing} other {# details of your bank account are missing}}',
      text: 'Without it you can’t be paid: {names}',
      action: 'Complete',
    },
    vat_number: {
      title: {
        invalid: 'VIES doesn’t know your VAT number',
        unverified: 'Your VAT number isn’t verified yet',
      },
      text: {
        invalid: 'Correct the number, or have it activated for trade in the EU.',
        unverified: 'VIES hasn’t answered yet. We keep asking.',
      },
      action: 'View',
    },
    company_data: {
      title:
        '{count, plural, one {One detail of your company is missing} other {# details of your company are missing}}',
      text: '{names}',
      action: 'Complete',
    },
    parcels: {
      title:
        '{count, plural, one {# parcel is waiting for its courier} other {# parcels are waiting for their courier}}',
      text: 'Print the handover list for each courier.',
      action: 'View',
    },
    storage: {
      title: '{share} of your storage is used',
      text: {
        file_bytes: 'Delete pictures and documents that nothing shows any more. Nothing new is kept once it’s full.',
        export_bytes:
          'Files that were prepared for you go by themselves within a day. No new one is prepared once it’s full.',
      },
      action: 'View',
    },
    public_holiday: {
      title: '{day} is a public holiday',
      text: 'Your shop counts as closed: orders are due on your next open day.',
      action: 'View',
    },
    invitations: {
      title: '{count, plural, one {An invitation expires soon} other {# invitations expire soon}}',
      text: '{count, plural, one {It expires on {when}.} other {The first expires on {when}.}}',
      action: 'Send again',
    },
    services: {
      title: '{count, plural, one {# service request is pending} other {# service requests are pending}}',
      text: '{brand} will answer your request.',
      action: 'View',
    },
    profile: {
      title:
        '{count, plural, one {One thing is missing from your shop profile} other {# things are missing from your shop profile}}',
      text: '{names}',
      action: 'Add',
    },
  },
  part: {
    logo: 'Logo',
    background: 'Background',
    short_description: 'Short description',
    about: 'Additional information',
    opening_hours: 'Opening hours',
    phone: 'Phone',
    email: 'Email',
  },
  warehouse: {
    title: '{brand} warehouse',
    catalogue: 'Catalogue',
    left: '{count, plural, one {# item} other {# items}}',
    low: 'Few left',
    enough: 'No product is running low.',
    orders: '{count, plural, =0 {No open orders.} one {# open order.} other {# open orders.}}',
    counts:
      '{low, plural, =0 {} one {# running low.} other {# running low.}} {none, plural, =0 {} other {# sold out.}} {expiring, plural, =0 {} one {# expires within {days} days.} other {# expire within {days} days.}}',
  },
} as const;
