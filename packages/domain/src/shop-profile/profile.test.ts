import { describe, expect, test } from 'vitest';
import { isPlainName } from './plain-name.ts';
import { type ImagePart, partFaultOf } from './shop-images.ts';
import { socialAddress, type SocialNetwork, socialName } from './social-networks.ts';

describe('PRO-05 social networks', () => {
  test.each<[SocialNetwork, string, string | null]>([
    ['FACEBOOK', 'linden.fr', 'linden.fr'],
    ['FACEBOOK', 'https://www.facebook.com/linden.fr/', 'linden.fr'],
    ['FACEBOOK', 'facebook.com/linden.fr', 'linden.fr'],
    ['FACEBOOK', 'https://de-de.facebook.com/linden.fr', 'linden.fr'],
    ['FACEBOOK', 'https://www.facebook.com/profile.php?id=100012345678', 'profile.php?id=100012345678'],
    ['FACEBOOK', 'profile.php?id=100012345678', 'profile.php?id=100012345678'],
    ['FACEBOOK', 'https://www.facebook.com/people/Linden-Apotheke/100012345678/', 'profile.php?id=100012345678'],
    ['FACEBOOK', 'https://www.facebook.com/profile.php', null],
    ['FACEBOOK', 'https://www.facebook.com/%E0%A4%A', null],
    ['FACEBOOK', 'https://notfacebook.com/linden', null],
    ['FACEBOOK', 'https://elsewhere.example/linden', null],
    ['FACEBOOK', 'javascript:alert(1)', null],
    ['WHATSAPP', '761 555 0141', '+497615550141'],
    ['WHATSAPP', '0761 555-0141', '+497615550141'],
    ['WHATSAPP', '+41 79 123 45 67', '+41791234567'],
    ['WHATSAPP', '0041791234567', '+41791234567'],
    ['WHATSAPP', 'https://wa.me/41791234567', '+41791234567'],
    ['WHATSAPP', 'https://api.whatsapp.com/send?phone=41791234567', '+41791234567'],
    ['WHATSAPP', 'https://api.whatsapp.com/send/?phone=%2B41791234567&text=Hi', '+41791234567'],
    ['WHATSAPP', '+49 (0)761 555 0141', '+497615550141'],
    ['WHATSAPP', 'call me', null],
    ['LINKEDIN', 'linden-apotheke', 'linden-apotheke'],
    ['LINKEDIN', 'https://www.linkedin.com/in/sabine-roth', 'in/sabine-roth'],
    ['LINKEDIN', 'https://de.linkedin.com/company/linden/', 'company/linden'],
    ['LINKEDIN', 'in/../admin', null],
    ['TWITTER', '@linden', 'linden'],
    ['TWITTER', 'https://x.com/linden', 'linden'],
    ['TWITTER', 'twitter.com/linden', 'linden'],
    ['TWITTER', 'much too long for a name', null],
  ])('%s: %s is kept as %s', (network, typed, name) => {
    expect(socialName(network, typed, '+49')).toBe(name);
  });

  test('leads to its page', () => {
    expect(socialAddress('FACEBOOK', 'linden.fr')).toBe('https://www.facebook.com/linden.fr');
    expect(socialAddress('FACEBOOK', 'profile.php?id=100012345678')).toBe(
      'https://www.facebook.com/profile.php?id=100012345678',
    );
    expect(socialAddress('WHATSAPP', '+497615550141')).toBe('https://wa.me/497615550141');
    expect(socialAddress('LINKEDIN', 'linden')).toBe('https://www.linkedin.com/company/linden');
    expect(socialAddress('LINKEDIN', 'in/sabine-roth')).toBe('https://www.linkedin.com/in/sabine-roth');
  });
});

describe('PRO-04 parts of pictures', () => {
  const picture = { width: 2000, height: 1500 };
  const part = (changes: Partial<ImagePart>): ImagePart => ({
    left: 0,
    top: 0,
    width: 1800,
    height: 600,
    turns: 0,
    ...changes,
  });
  test.each<[Partial<ImagePart>, ReturnType<typeof partFaultOf>]>([
    [{}, null],
    [{ left: 200 }, null],
    [{ left: 201 }, 'outside'],
    [{ top: -1 }, 'outside'],
    [{ width: 1199, height: 400 }, 'too_small'],
    [{ width: 1200, height: 400 }, null],
    [{ width: 1200, height: 600 }, 'outside'],
    [{ turns: 1 }, 'outside'],
    [{ turns: 1, width: 1500, height: 500 }, null],
    [{ turns: 2, top: 900 }, null],
  ])('of a background %j: %s', (changes, fault) => {
    expect(partFaultOf('BACKGROUND', part(changes), picture)).toBe(fault);
  });
});

test('VAL-01 names have letters of any script and no special characters', () => {
  expect(['Sabine Roth', 'Núria Soler i Puig', 'Ana-Lúcia O’Neill', 'Ελένη (LAK) & Co.'].every(isPlainName)).toBe(true);
  expect(['<b>Sabine</b>', 'Sabine@Roth', 'Sabine; Roth', 'Sabine\nRoth'].some(isPlainName)).toBe(false);
});
