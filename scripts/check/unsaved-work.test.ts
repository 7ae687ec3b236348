import { expect, test } from 'vitest';
import { checkUnsavedWork, unsavedWorkFindings } from './unsaved-work.ts';

const findingsOf = (jsx: string, known: Readonly<Record<string, string>> = {}) =>
  unsavedWorkFindings([{ file: 'a.tsx', text: `const a = () => ${jsx};` }], known).map(
    (finding) => finding.split(':')[1],
  );

test('PRO-11 every editor is known to the end of the session', () => {
  expect(checkUnsavedWork()).toEqual([]);
});

test.each([
  ['<TextInput value={typed} onChange={set} />'],
  ['<textarea value={typed} />'],
  ['<input type="text" value={typed} />'],
  ['<DateField value={day} onChange={setDay} />'],
  ['<TextInput {...props} />'],
])('a planted editor of its own is found: %s', (jsx) => {
  expect(findingsOf(jsx)).toEqual([' what is typed here belongs to no useForm']);
  expect(findingsOf(jsx, { 'a.tsx': 'a reason' })).toEqual([]);
});

test.each([
  ['<TextInput {...form.text("name")} label="Name" />'],
  ['<DateField value={values.from} onChange={(day) => form.set("from", day)} />'],
  ['<input type="checkbox" />'],
  ['<PasswordInput {...form.text("password")} />'],
  ['<CodeInput value={form.values.code} onChange={(code) => form.set("code", code)} />'],
])('what a form holds is none: %s', (jsx) => {
  expect(findingsOf(jsx)).toEqual([]);
});

test.each([
  ['<PasswordInput {...form.text("word")} />'],
  ['<TextInput {...form.text("word")} type="password" />'],
  ['<TextInput {...form.text("word")} autoComplete="cc-number" />'],
])('a secret that a draft would keep is found: %s', (jsx) => {
  expect(findingsOf(jsx)).toEqual([' word is a secret, and a draft would keep it']);
});

test('a known editor that is gone is found', () => {
  expect(findingsOf('<p />', { 'a.tsx': 'a reason' })).toEqual([' has no editor of its own']);
});
