import { inProject } from '../project.ts';

/**
 * What the portal's Node processes start with where the environment does not say otherwise: compiled modules are kept, so that a
 * process is up in two thirds of the time; and the C library gives back blocks from 256 kB on as soon as they are freed, where it
 * would keep ever larger ones by itself.
 */
export const nodeEnvironment = {
  NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compiled'),
  MALLOC_MMAP_THRESHOLD_: '262144',
} as const;
