const nobody = 'nobody is signed in: no session ends';
const proof = 'a password or a code is all that is typed, and neither is ever kept';
const ownDrafts = "an order's own drafts keep it as it is typed, in order-drafts.ts";
const waiting = 'what could not be sent is written down by seller, in kept-edits.ts';

/** The files with typed work that no draft keeps when the session ends, and why. */
export const neverKept: Readonly<Record<string, string>> = {
  'apps/web/src/features/identity/access/authenticator-dialog.tsx': proof,
  'apps/web/src/features/identity/access/password-form.tsx': proof,
  'apps/web/src/features/identity/login/use-sign-in.ts': nobody,
  'apps/web/src/features/offers/edits/kept-edits.ts': waiting,
  'apps/web/src/features/offers/edits/offer-edits.ts': waiting,
  'apps/web/src/features/orders/dispatch/use-dispatch-form.ts': ownDrafts,
  'apps/web/src/features/orders/reject/use-reject-form.ts': ownDrafts,
  'apps/web/src/features/payout/iban-dialog.tsx': 'an account is never kept',
  'apps/web/src/features/price-rules/list/strips.tsx':
    'nothing is typed: a pause waits for a connection, and the question before the end says so',
  'apps/web/src/features/registrations/answers-step.tsx': nobody,
  'apps/web/src/features/registrations/terms-step.tsx': nobody,
  'apps/web/src/features/team/joining/new-account.tsx': nobody,
  'apps/web/src/features/team/members/invite-dialog.tsx': "other people's addresses are never kept",
  'apps/web/src/parts/proof/use-typed-proof.tsx': proof,
  'apps/web/src/parts/public/use-code-request.ts': nobody,
};
