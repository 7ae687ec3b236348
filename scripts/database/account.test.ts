import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { canEnter, serviceAccounts } from './account.ts';

test('accounts meant for services come first, root never', () => {
  const passwd = [
    'root:x:0:0:root:/root:/bin/bash',
    'alice:x:1000:1000::/home/alice:/bin/bash',
    'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin',
    'toor:x:0:0::/root:/bin/sh',
    'postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash',
    'half:x:7:0::/:/bin/false',
    '',
  ].join('\n');
  expect(serviceAccounts(passwd).map(({ name, uid, gid }) => [name, uid, gid])).toEqual([
    ['postgres', 101, 104],
    ['nobody', 65534, 65534],
    ['alice', 1000, 1000],
  ]);
});

test.each([
  ['open to all', 0o755, true],
  ['passage only', 0o711, true],
  ['closed', 0o700, false],
  ['readable, but not to be entered', 0o744, false],
])('a folder %s lets a stranger in: %s → %s', (_, mode, expected) => {
  const base = mkdtempSync(path.join(tmpdir(), 'enter-'));
  try {
    chmodSync(base, mode);
    const inner = path.join(base, 'inner');
    mkdirSync(inner, { mode: 0o755 });
    const stranger = { name: 'stranger', uid: statSync(base).uid + 4711, gid: statSync(base).gid + 4711 };
    expect(canEnter(stranger, inner)).toBe(expected);
  } finally {
    chmodSync(base, 0o700);
    rmSync(base, { recursive: true });
  }
});
