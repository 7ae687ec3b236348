const styles = `body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem;color:#10201a}
button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:#0a7a3c;color:#fff;cursor:pointer}`;

const page = (text: string, form = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo payout provider</title><style>${styles}</style><h1>Demo payout provider</h1><p>${text}</p>${form}</html>`;

/** Where the demo's shops bring what is missing: one button does. */
export const onboardingPage = (): string =>
  page(
    'This page stands for the provider’s own. Everything that is missing is brought with one click; the account is reviewed and valid half a minute later.',
    '<form method="post"><button>Send everything and go back</button></form>',
  );

export const usedLinkPage = (): string => page('This link has been used. Open a new one in the portal.');

/** Leads back to the portal. */
export const backPage = (returnUrl: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${encodeURI(returnUrl)}"><title>Back</title>`;
