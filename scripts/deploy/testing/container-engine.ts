import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inProject } from '../../project.ts';

export interface ContainerEngine {
  /** `docker` or `podman`; undefined where none is here that has both bases. */
  readonly name: string | undefined;
  /** The base to build on and the base to run on. */
  readonly bases: readonly string[];
  /** Runs one of its commands; resolves to what it wrote, rejects where it fails. */
  call(...words: string[]): Promise<string>;
}

const started = promisify(execFile);

const answers = (name: string, ...words: string[]): boolean =>
  spawnSync(name, words, { stdio: 'ignore', timeout: 20_000 }).status === 0;

const ownBases = (): string[] =>
  [...readFileSync(inProject('deploy/container/Containerfile'), 'utf8').matchAll(/^ARG \w+=(\S+)/gm)].map(
    ([, base]) => base ?? '',
  );

/**
 * The engine that answers here and has both bases: those of TEST_CONTAINER_BASES (two names parted by a space), else
 * those that the Containerfile names. Nothing is fetched for a test.
 */
export function containerEngine(): ContainerEngine {
  const bases = process.env['TEST_CONTAINER_BASES']?.split(' ') ?? ownBases();
  const name = ['docker', 'podman'].find((engine) => bases.every((base) => answers(engine, 'image', 'inspect', base)));
  // Podman keeps a health check only in images of Docker's format.
  const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
  return {
    name,
    bases,
    call: async (...words) => {
      if (name === undefined) throw new Error('There is no container engine with both bases.');
      return (await started(name, words, { env, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
    },
  };
}
