/** How a session was opened. */
export const signInWays = [
  'password',
  'password_and_code',
  'password_and_recovery_code',
  'passkey',
  /** With the password that was just chosen by a code of a mail. */
  'new_password',
  'remembered',
  'operator',
] as const;
export type SignInWay = (typeof signInWays)[number];
