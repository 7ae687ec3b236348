import path from 'node:path';

/** The project's folder, absolute. */
export const projectDir = path.resolve(import.meta.dirname, '..');

/** An absolute path inside the project. */
export function inProject(...parts: string[]): string {
  return path.join(projectDir, ...parts);
}
