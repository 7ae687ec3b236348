import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { compiled, compiledOnce, query } from './query.ts';

interface Asked {
  readonly hash: Buffer;
  readonly now: Date;
}

const marks: Asked = { hash: Buffer.alloc(0), now: new Date(0) };
const build = vi.fn<(asked: Asked) => ReturnType<typeof ofSession>>();
const ofSession = ({ hash, now }: Asked) =>
  query
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where(sql<boolean>`(last_seen_at < ${now} or brand = ${'de'})`);

test('a query is built once, and each use has its own values wherever a mark stood', () => {
  build.mockImplementation(ofSession);
  const asked = compiledOnce(marks, build);
  const first: Asked = { hash: Buffer.from('one'), now: new Date(1) };
  const second: Asked = { hash: Buffer.from('two'), now: new Date(2) };
  const [one, two] = [asked(first), asked(second)];
  expect(compiled(two)).toMatchObject({ sql: compiled(ofSession(second)).sql });
  expect(compiled(one).parameters).toEqual([first.hash, first.now, first.now, 'de']);
  expect(compiled(two).parameters).toEqual([second.hash, second.now, second.now, 'de']);
  expect(build).toHaveBeenCalledTimes(1);
});
