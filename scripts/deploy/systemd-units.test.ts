import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiProgram } from '../portal/api-program.ts';
import { nodeEnvironment } from '../processes/node-environment.ts';
import { inProject } from '../project.ts';

const folder = inProject('deploy', 'systemd');
const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** The units as an instance of theirs, with programs and users that this machine has. */
let root: string;
const instances = units.map((name) => name.replace('@', '@3001'));
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'units-'));
  const program = path.join(root, 'node');
  mkdirSync(path.join(root, 'units'));
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  for (const name of units) {
    const text = readFileSync(path.join(folder, name), 'utf8')
      .replaceAll('/opt/offizin/node_modules/.bin/node', program)
      .replaceAll(/^(?:User|Group)=.*\n/gm, '');
    writeFileSync(path.join(root, 'units', name.replace('@', '@3001')), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each(units)('OPS-04 %s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');

  test('starts what npm start starts', () => {
    expect(text).toContain(`/node_modules/.bin/node ${apiProgram.join(' ')}\n`);
  });

  test.each([
    'Restart=always',
    'User=offizin',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=\n',
    `MALLOC_MMAP_THRESHOLD_=${nodeEnvironment.MALLOC_MMAP_THRESHOLD_}\n`,
    'NODE_COMPILE_CACHE=%C/offizin/',
    'CacheDirectory=offizin\n',
  ])('has %j', (setting) => {
    expect(text).toContain(setting);
  });
});

describe.skipIf(!hasSystemd)('OPS-04 systemd', () => {
  test.each(instances)('finds nothing wrong with %s', (instance) => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path.join(root, 'units', instance)], {
      encoding: 'utf8',
    });
    const own = stderr.split('\n').filter((line) => line.includes('offizin'));
    expect([status, own]).toEqual([0, []]);
  });

  test.each(instances)('finds %s well protected', (instance) => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', path.join(root, 'units', instance)],
      { encoding: 'utf8' },
    );
    const exposure = /exposure level for \S+: ([\d.]+)/i.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2.5);
  });
});
