import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-rules.ts';

describe('AUT-11 passwords', () => {
  test.each([
    'Lavendel#2026',
    'Salvia-Demo-26',
    'Ölmühle/17',
    'Zweí`Worte9',
    'Passwortlos-im-Wald-7',
    `Aa1!${'x'.repeat(124)}`,
  ])('%s is accepted', (password) => {
    expect(passwordFault(password)).toBeNull();
  });

  test.each([
    ['', 'too_short'],
    ['Ab1!xyz', 'too_short'],
    [`Aa1!${'x'.repeat(125)}`, 'too_long'],
    ['lavendel#2026', 'too_simple'],
    ['LAVENDEL#2026', 'too_simple'],
    ['Lavendel#Blau', 'too_simple'],
    ['Lavendel2026', 'too_simple'],
    ['Lavendel§2026', 'too_simple'],
    ['Lavendel #2026', 'too_simple'],
    ['Lavendel\u00a0#2026', 'too_simple'],
  ])('"%s" is %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'Passwort#2026',
    'Contraseña-1',
    'Qwertz123!',
    '1qaz2WSX!',
    'Apotheke.2026',
    'F4rmacia!2026',
    '!!Willkommen1',
    'Sommer-2026',
    'Aaaaaaaa1!',
  ])('%s is guessed first', (password) => {
    expect(passwordFault(password)).toBe('too_common');
  });
});
