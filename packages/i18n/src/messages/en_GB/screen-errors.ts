/** Said by screens other than the first: they come with the first refusal that needs one. */
export const screenErrors = {
  code: {
    impersonation: { invalid: 'This link has expired or was used before. Ask for a new one.' },
    order: {
      invalid_state: 'You can’t do this any more because the order’s status has changed. Reload to see it.',
      version_conflict: 'Someone else has just changed this order. Check it and try again.',
      nothing_left: 'All items in this order have already been cancelled.',
      sent: 'This has already been sent and can’t be undone any more.',
    },
    idempotency: {
      key_required: 'The request was incomplete. Reload the page and try again.',
      key_reused: 'We’ve already received a different version of this. Reload the page to see the latest.',
      in_progress: 'We’re already working on this. Wait a moment.',
    },
    order_batch: { sent: 'This has been sent already, so it can’t be undone.' },
    reauthentication: {
      required: 'Confirm that it’s you to continue.',
      second_factor: 'Your password isn’t enough here. Use your second factor.',
    },
    passkey: {
      invalid: 'We couldn’t accept this passkey. Try again, or use your password.',
      exists: 'This device already has a passkey. Remove it first to add a new one.',
      limit: 'You have as many passkeys as allowed. Remove one first.',
    },
    mail: {
      unavailable: 'We can’t send emails at the moment. Nothing has changed. Contact support.',
    },
    registration: {
      invalid_state: 'The registration has changed. Reload the page.',
      link_used: 'This link has been used or has expired. Ask for a new one.',
    },
    invitation: {
      used: 'This invitation was used, withdrawn or has expired. Ask for a new one.',
      other_account: 'This invitation is for another address. Sign out and follow the link again.',
    },
    address: {
      lookup_failed: 'Address lookup failed. Search again, or type it in the fields below.',
    },
    offer: {
      version_conflict:
        'This offer has just changed. You’re now seeing the latest version: make your change again if it’s still needed.',
      refused: 'This change breaks a marketplace rule, so we haven’t saved it.',
    },
    catalogue: { busy: 'We’re applying an upload or feed. Try again in a few seconds. Nothing has been lost.' },
    settings: {
      version_conflict: 'Someone else has saved changes. Check what you entered and save again.',
    },
    files: {
      full: 'There’s no space left for files. Remove one first.',
      unavailable: 'We can’t store files at the moment. Try again later.',
    },
    download: {
      not_ready: 'The file isn’t ready yet. Try again in a moment.',
      expired: 'This file has expired. Create it again.',
      full: 'There’s no space left for files that you create (1 GB). They are deleted after two days: try again then.',
    },
    authenticator: { exists: 'A code app is already set up. Remove it first to set up another.' },
    team: {
      last_owner: 'This is the last owner. Make someone else an owner first.',
      second_factor_elsewhere:
        'This person is also an owner or in accounting at another shop. Only the marketplace can reset the second factor. Contact support.',
      second_factor_missing: 'Set up your own second factor first.',
    },
    tracking_list: {
      unreadable:
        'We can’t read this workbook. Save it again as an Excel workbook (.xlsx) or as CSV, without a password or macros.',
    },
    saved_view: {
      too_many: 'A list can have no more than 20 views. Delete one first.',
    },
    api_token: {
      too_many: 'You have as many tokens as a shop can have. Revoke one first.',
      no_sandbox: 'This portal has no sandbox, so there are no test tokens.',
    },
    sandbox: {
      only: 'That works only in the sandbox, with a test token.',
      full: 'The sandbox has as many open orders as it can have. Finish some first.',
    },
    events: {
      cursor_ahead: 'This cursor is ahead of the events we have. Read on from the last one.',
      cursor_outdated:
        'Events after this cursor are older than 30 days and gone. Compare your orders with ours, then read on from the first one we keep.',
    },
    webhook: {
      too_many: 'You have as many endpoints as a shop can have. Remove one first.',
      not_active: 'This endpoint is paused or switched off. Resume it first.',
    },
    price_proposal: {
      invalid_state: 'This proposal is no longer open. Reload to see its status. No prices have changed.',
      incomplete: 'A proposal is accepted with all its products or not at all. Select all of them.',
      refused: 'Some of the prices can’t be applied. Nothing has changed. You can reject the proposal.',
    },
    price_rule: {
      invalid_state: 'This price rule is in another state by now. Check where it stands; nothing else has changed.',
      version_conflict:
        'Someone else changed this price rule first. Check what applies now; your changes were not saved.',
      preview_old: 'The preview is more than five minutes old. Calculate it again, then you can switch the rule on.',
      too_many: 'Your shop cannot have more than 50 price rules. Delete one first.',
    },
    return: {
      invalid_state: 'This return has moved on. Check its current state; nothing else has changed.',
      version_conflict: 'Someone else changed this return first. Check what was decided; yours wasn’t sent.',
      other_cost: 'The cost has changed. Check the new total and decide again.',
      not_possible: 'Nothing more of this order can be refunded: everything has been, or it was sent too long ago.',
      exceeds_sale:
        'The marketplace has already refunded part of this order: that much is no longer left of the sale. Nothing was booked.',
      no_proposal:
        'This proposal no longer waits: someone answered it, took it back or decided otherwise. Look at the return as it is now.',
    },
    replacement: {
      not_possible:
        'No more can be replaced than was sold: someone was faster, or it was sent too long ago. Look at what is already being replaced.',
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
    conversation: {
      changed: 'Something new was written here. Read it first.',
      invalid_state: 'This isn’t possible any more. Nothing has changed.',
    },
    message_template: {
      too_many: 'No more than 50 templates fit. Delete one first.',
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
      invalid_state: 'This service has changed. Reload the page to see it.',
      conditions: 'A requirement of this service is missing. Complete it, then send the request again.',
    },
  },
};
