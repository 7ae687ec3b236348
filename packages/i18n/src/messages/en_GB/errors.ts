export const errors = {
  generic: 'Something went wrong. Try again.',
  network: 'We can’t reach the portal. Check your internet connection and try again. Nothing has been lost.',
  storageFull: 'Your browser’s storage is full. You can carry on working, but your settings won’t be remembered.',
  chunk: {
    title: 'The portal has been updated',
    text: 'Reload the page to use the new version.',
    reload: 'Reload',
  },
  crash: {
    title: 'Something went wrong on this page',
    text: 'Your data is safe. Reload the page. If it happens again, tell support what you were doing.',
  },
  unknownHost: 'Unknown address',
  busy: 'The portal is busy',
  busyText: 'This page tries again by itself in a few seconds. Nothing is lost.',
  requestId: 'Reference: {requestId}',
  nextRows: { text: 'We couldn’t load the next rows.' },
  code: {
    request: {
      malformed: 'Something went wrong. Reload the page and try again.',
      invalid: 'Check the fields marked in red.',
      unsupported_media_type: 'This type of file isn’t accepted. Check the accepted formats and try again.',
      too_large: 'This file is too large. Make it smaller and try again.',
      timeout: 'Sending took too long. Check your connection and try again.',
    },
    idempotency: {
      key_required: 'The request was incomplete. Reload the page and try again.',
      key_reused: 'We’ve already received a different version of this. Reload the page to see the latest.',
      in_progress: 'We’re already working on this. Wait a moment.',
    },
    invalid_credentials: 'Your username or password is incorrect.',
    user_banned: 'This account is locked. Contact support.',
    session_expired: 'Your session has expired. Sign in again.',
    api_token: { too_many: 'You have as many tokens as a shop can have. Revoke one first.' },
    webhook: {
      too_many: 'You have as many endpoints as a shop can have. Remove one first.',
      not_active: 'This endpoint is paused or switched off. Resume it first.',
    },
    csrf: { invalid: 'The page is out of date. Reload it and try again.' },
    access: {
      brand: 'This isn’t available on your marketplace.',
      service: 'Your account doesn’t include this service. Contact us to add it.',
      seller_type: 'For your account, this is done in another part of the portal.',
      impersonation: 'You can’t do this while signed in as a seller.',
      approval: 'Your shop is still being checked.',
      role: 'Your role doesn’t allow this. Ask an owner of your shop.',
      second_factor: 'Set up a second factor under Access first.',
    },
    human_check_required: 'Confirm that you’re human, then sign in again.',
    impersonation: { invalid: 'This link has expired or was used before. Ask for a new one.' },
    not_found: 'We can’t find this page, or you don’t have access to it.',
    host: { unknown: 'There’s no portal at this address. Check the link and try again.' },
    order_batch: { sent: 'This has been sent already, so it can’t be undone.' },
    order: {
      invalid_state: 'You can’t do this any more because the order’s status has changed. Reload to see it.',
      version_conflict: 'Someone else has just changed this order. Check it and try again.',
      nothing_left: 'All items in this order have already been cancelled.',
      sent: 'This has already been sent and can’t be undone any more.',
    },
    offer: {
      version_conflict:
        'This offer has just changed. You’re now seeing the latest version: make your change again if it’s still needed.',
      refused: 'This change breaks a marketplace rule, so we haven’t saved it.',
    },
    catalogue: { busy: 'We’re applying an upload or feed. Try again in a few seconds. Nothing has been lost.' },
    price_proposal: {
      invalid_state: 'This proposal is no longer open. Look at its current status; nothing else has changed.',
      incomplete: 'A proposal is accepted with all its products or not at all. Select all of them.',
      refused: 'Some of the prices can’t be applied. Nothing has changed. You can reject the proposal.',
    },
    return: {
      invalid_state: 'This return has moved on meanwhile. Look at its current state; nothing else has changed.',
      version_conflict: 'Somebody else changed this return first. Look at what was decided; yours was not sent.',
      other_cost: 'What this costs has changed meanwhile. Check the new sum and decide again.',
    },
    sync: { no_remedy: 'This can’t be fixed in one click. Open the result to see what to do.' },
    upload: {
      not_excel: 'The file must be Excel (.xlsx). Save it as an Excel workbook and try again.',
      format_not_allowed: 'You can’t upload this type of file. Save it as an Excel workbook (.xlsx) and try again.',
      day_full: 'A day allows 100 MB and 4 million rows. Try again tomorrow.',
      full: 'There’s no space left for uploads (2 GB). Old files are deleted after 90 days.',
      invalid_state: 'You can’t do this any more because the upload’s status has changed. Reload to see it.',
      revert_too_late: 'You can only revert an upload within 24 hours.',
    },
    download: {
      not_ready: 'The file isn’t ready yet. Try again in a moment.',
      expired: 'This file has expired. Create it again.',
      full: 'There’s no space left for files that you create (1 GB). They are deleted after two days: try again then.',
    },
    signin: {
      expired: 'Enter your password again.',
      wait: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
      no_shop: 'You no longer belong to a shop’s team. Ask an owner to invite you again.',
      passkey_required:
        'Your shop asks for a second factor. Sign in with your passkey, at the address where you set it up.',
    },
    rate_limited: 'Too many requests. Try again in a minute.',
    overloaded: 'The portal is busy. Try again in a few seconds.',
    internal: 'Something went wrong on our side. Try again later. If it keeps happening, contact support.',
    passkey: {
      invalid: 'We couldn’t accept this passkey.',
      exists: 'This device already has a passkey.',
      limit: 'Remove a passkey first.',
    },
    authenticator: { exists: 'A code app is already set up.' },
    reauthentication: {
      required: 'Confirm that it’s you.',
      second_factor: 'Your password isn’t enough here. Use your second factor.',
    },
    code_invalid: 'That code isn’t right.',
    code_expired: 'This code has expired. Ask for a new one.',
    password_already_used: 'You have used this password before. Choose another one.',
    mail: {
      unavailable: 'We can’t send emails at the moment. Nothing has changed. Contact support.',
    },
    user_exists: 'There’s already an account with this address.',
    registration: {
      invalid_state: 'The registration has changed meanwhile. Reload the page.',
      link_used: 'This link has been used or has expired.',
    },
    team: {
      last_owner: 'This is the last owner. Make somebody else an owner first.',
      second_factor_elsewhere:
        'This person is also an owner or in accounting at another shop. Only the marketplace can reset the second factor. Contact support.',
      second_factor_missing: 'Set up your own second factor first.',
    },
    invitation: {
      used: 'This invitation was used, withdrawn or has expired. Ask for a new one.',
      other_account: 'This invitation is for another address. Sign out and follow the link again.',
    },
    session: {
      other_shop: 'You’re now working in another shop. Reload this page.',
    },
    settings: {
      version_conflict: 'Somebody else saved this meanwhile. Check what you typed and save again.',
    },
    image: {
      unreadable: 'We can’t read this picture. Choose another one.',
    },
    files: {
      full: 'There’s no space left for files. Remove one first.',
      unavailable: 'Files can’t be stored at the moment. Try again later.',
    },
    address: {
      lookup_failed: 'Address lookup failed. Search again, or type it in the fields below.',
    },
    payout: {
      nothing_to_stop: 'No bank account change is waiting. Call us if something’s wrong.',
      provider_unavailable:
        'We can’t reach the payout provider at the moment. Nothing has changed. Try again in a few minutes.',
    },
    legal: {
      file_refused:
        'This PDF can’t be used: it’s damaged, protected, or contains scripts, actions or attachments. Save it again as a plain PDF.',
    },
    dispute: {
      decided: 'This dispute can’t be withdrawn: the marketplace has already decided it. Reload to see the result.',
      not_possible:
        'This order can’t be disputed: it no longer counts, was disputed before, or its time is over. Reload to see its state.',
    },
    tracking_list: {
      unreadable:
        'We can’t read this workbook. Save it again as an Excel workbook (.xlsx) or as CSV, without a password or macros.',
    },
    conversation: {
      changed: 'Something new was written here. Read it first.',
      invalid_state: 'This isn’t possible any more. Nothing has changed.',
    },
    message_template: {
      too_many: 'No more than 50 templates fit. Delete one first.',
    },
    saved_view: {
      too_many: 'A list can have no more than 20 views. Delete one first.',
    },
    tax_month: {
      not_open: 'This month is still running or already closed.',
    },
    closure: {
      too_many: 'You have planned 100 closures. Remove one first.',
    },
    special_hours: {
      too_many: 'You have planned 100 days with special opening hours. Remove one first.',
    },
    emergency_duty: {
      too_many: 'You have planned 200 emergency duties. Remove one first.',
    },
    local_holiday: {
      too_many: 'You keep 40 local holidays. Remove one first.',
    },
    service: {
      invalid_state: 'This service has changed in the meantime. Look at it again.',
      conditions: 'A requirement of this service is missing. Complete it, then send the request again.',
    },
  },
  field: {
    required: 'Required',
    invalid: 'Incorrect format',
    unknown: 'Not expected here',
    too_short: 'At least {limit, plural, one {# character} other {# characters}}',
    too_long: 'At most {limit, plural, one {# character} other {# characters}}',
    too_small: 'At least {limit}',
    too_large: 'At most {limit}',
    not_available: 'Not available here',
    control_character: 'Contains a character that isn’t allowed',
    too_simple: 'Needs an upper-case letter, a lower-case letter, a digit and a special character, and no spaces',
    too_common: 'Too easy to guess',
    in_team: 'This person is already in the team.',
    not_a_time: 'Type a time, such as 8:30',
    reversed: 'Must be later than the time before it',
    overlap: 'Must begin after the time before has ended',
    overlap_next_day: 'Must end before the next day’s hours begin',
    special_character: 'No special characters',
    past: 'This day is over',
  },
  dialog: {
    title: 'This didn’t load',
    text: 'Check your connection and try again. Nothing has been lost.',
  },
  offline: {
    title: 'No connection',
    text: 'You’re seeing what was loaded last. Changes can’t be saved until you’re back online.',
  },
} as const;
