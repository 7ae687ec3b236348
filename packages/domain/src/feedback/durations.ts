/** How long a snackbar stays, in milliseconds (GEN-10). */
export const snackbarDurations = { error: 6000, success: 3500, warning: 3500 } as const;
export type SnackbarKind = keyof typeof snackbarDurations;

/** How long a public page waits before it asks for the cookie consent, in milliseconds (AUT-14). */
export const consentDelay = 600;
