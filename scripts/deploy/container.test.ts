import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiProgram } from '../portal/api-program.ts';
import { nodeEnvironment } from '../processes/node-environment.ts';
import { inProject } from '../project.ts';

const read = (name: string) => readFileSync(inProject('deploy', 'container', name), 'utf8');
const image = read('Containerfile');
const compose = read('compose.yaml');

describe('OPS-08 the image', () => {
  test('starts what npm start starts', () => {
    const program = ['/opt/offizin/node_modules/.bin/node', ...apiProgram].map((word) => `"${word}"`);
    const written = [...image.matchAll(/^(?:ENTRYPOINT|CMD) \[(.*)\]$/gm)].map(([, words]) => words).join(', ');
    expect(written).toBe(program.join(', '));
  });

  test.each([
    /^USER 10001:10001$/m,
    /^HEALTHCHECK [^\n]*CMD/m,
    /^STOPSIGNAL SIGTERM$/m,
    /^ENV NODE_ENV=production /m,
    new RegExp(`MALLOC_MMAP_THRESHOLD_=${nodeEnvironment.MALLOC_MMAP_THRESHOLD_}\\b`),
    /NODE_COMPILE_CACHE=\/tmp\//,
  ])('has %s', (setting) => {
    expect(image).toMatch(setting);
  });

  test('its bases are what the build is given, and nothing else is fetched', () => {
    const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual([`\${BUILD_BASE}`, `\${BASE}`]);
    expect(image).not.toMatch(/\b(?:curl|wget|apt-get)\b|^ADD /m);
  });
});

describe('OPS-08 the example for Compose', () => {
  test.each(['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'tmpfs: [/tmp]', 'init: true'])(
    'runs the portal with %s',
    (setting) => {
      const shared = compose.slice(compose.indexOf('x-offizin:'), compose.indexOf('services:'));
      expect(shared).toContain(setting);
    },
  );

  test('says in its example every setting that it asks for', () => {
    const asked = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    const example = read('environment.example');
    expect([...asked].filter((name) => !example.includes(`${name}=`))).toEqual([]);
    expect(asked.size).toBeGreaterThan(2);
  });
});
