import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('OPS-03 a logged error shows what failed, and no value that the database refused', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "user_account_email"'), {
    code: '23505',
    table: 'user_account',
    constraint: 'user_account_email',
    detail: 'Key (brand, lower(email))=(de, anna@example.com) already exists.',
    where: 'COPY user_account, line 1: "anna@example.com"',
  });
  const logged = loggedError(new Error('not written', { cause: refused }));
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'not written',
    cause: { code: '23505', table: 'user_account', constraint: 'user_account_email' },
  });
  expect(JSON.stringify(logged)).not.toContain('anna@');
  expect(loggedError('no error')).toEqual({ type: 'string', message: 'no error' });
});
