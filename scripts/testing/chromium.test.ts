import { expect, test } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

const machine = (programs: string[], env: Machine['env'] = {}, platform: NodeJS.Platform = 'linux'): Machine => ({
  platform,
  env: { PATH: platform === 'win32' ? 'C:\\bin' : '/usr/local/bin:/usr/bin', ...env },
  isProgram: (file) => programs.includes(file),
});

test.each<[string, Machine, string | undefined]>([
  ['CHROMIUM_PATH wins', machine(['/opt/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' }), '/opt/mine'],
  ['the first name on PATH', machine(['/usr/bin/google-chrome', '/usr/bin/chromium']), '/usr/bin/chromium'],
  [
    'the shell without windows before the browser',
    machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']),
    '/usr/bin/chromium-headless-shell',
  ],
  ['any folder of PATH', machine(['/usr/local/bin/chromium-browser']), '/usr/local/bin/chromium-browser'],
  ['a usual place', machine(['/snap/bin/chromium']), '/snap/bin/chromium'],
  [
    "the Mac's applications",
    machine(['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'], {}, 'darwin'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  ["Windows' PATH", machine(['C:\\bin\\chrome.exe'], {}, 'win32'), 'C:\\bin\\chrome.exe'],
  ['none', machine([]), undefined],
])('%s', (_, given, expected) => {
  expect(findChromium(given)).toBe(expected);
});

test('a CHROMIUM_PATH that is no program is named', () => {
  expect(() => findChromium(machine([], { CHROMIUM_PATH: '/nope' }))).toThrow('CHROMIUM_PATH is "/nope"');
});
