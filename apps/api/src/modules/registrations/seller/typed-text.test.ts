import { randomUUID } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import { meantAnswer } from '@offizin/domain/registrations/meant-answers';
import { maxLength, registrationFields, stepOf } from '@offizin/domain/registrations/steps';
import { expect, test } from 'vitest';
import { sealAnswers } from '../write/registration-answers.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';

const portal = await portalForFile();
const browser = openBrowser(portal, 'de.localhost');
const [id, key] = [randomUUID(), 'k'.repeat(43)];
const keepUntil = secondsAfter(testNow, limits.registrationKept);
await portal.ask(
  `insert into registration (id, brand, email, locale, state, sealed_answers, created_at, saved_at, keep_until)
   values ($1, 'de', 'ute@shop.example', 'de_DE', 'draft', $2, $3, $3, $4)`,
  [id, sealAnswers(portal.app.sealKeys, id, {}), testNow, keepUntil],
);
await portal.ask(
  `insert into registration_key (registration_id, kind, key_hash, expires_at) values ($1, 'browser', $2, $3)`,
  [id, hashOf(key), keepUntil],
);
browser.cookies.set('offizin_registration', key);

const typed: [string, (most: number) => string][] = [
  ['a null character', () => '\u0000'],
  ['a control character', () => 'a\u0007b'],
  ['four-byte letters', () => '💊'],
  ['half of one', () => '\uD83D'],
  ['right-to-left text', () => 'של'],
  ['an override of its direction', () => '\u202Ea'],
  ['the longest', (most) => 'x'.repeat(most)],
  ['one character more', (most) => 'x'.repeat(most + 1)],
];

test.each(typed)('AUT-12 %s is kept as it is meant or refused, by each field', async (_, textOf) => {
  const unfaithful: unknown[] = [];
  for (const field of registrationFields) {
    const [step, most] = [stepOf(field), maxLength(field)];
    const text = textOf(most);
    await portal.ask('delete from rate_window');
    const reply = await browser.call('PUT', '/registration/answers', { body: { step, answers: { [field]: text } } });
    const { answers } = (reply.json ?? {}) as { answers?: Readonly<Record<string, string>> };
    const meant = meantAnswer(field, { [field]: text });
    const isKept = reply.status === 200 && answers?.[field] === meant && meant.length <= most;
    const isRefused = reply.status === 400 && codeOf(reply) === 'request.invalid';
    if (!isKept && !isRefused) unfaithful.push([field, reply.status, reply.text]);
  }
  expect(unfaithful).toEqual([]);
});
