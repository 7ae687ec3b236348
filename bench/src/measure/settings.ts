type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number from the environment, or its default; throws with a sentence that names a wrong one. */
export function readNumber(env: Environment, name: string, standard: number): number {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number from 0 on, but is "${text}".`);
  return value;
}
