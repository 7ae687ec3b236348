import { expect, test } from 'vitest';
import {
  changedNames,
  freshState,
  isShown,
  isUnsaved,
  keptFields,
  restoredState,
  withFailure,
  withLeft,
  withMeant,
  withSaved,
  withSent,
  withValue,
} from './form-state.ts';

const fresh = freshState({ name: '', price: '5' });
const refused = [
  { path: 'body.name', code: 'field.invalid' },
  { path: 'body.price', code: 'field.too_large' },
];

test('a field shows its error once it was changed and left', () => {
  expect(isShown(withLeft(fresh, 'name'), 'name')).toBe(false);
  const typed = withValue(fresh, 'name', 'A');
  expect(isShown(typed, 'name')).toBe(false);
  const left = withLeft(typed, 'name');
  expect([isShown(left, 'name'), isShown(left, 'price')]).toEqual([true, false]);
  expect(isShown(withLeft(withValue(left, 'name', ''), 'name'), 'name')).toBe(true);
});

test('a failed try shows the errors of every field and counts', () => {
  const failed = withFailure({ ...fresh, isSending: true }, { refused: [], summary: 'no' });
  expect(failed).toMatchObject({ isSending: false, failures: 1, summary: 'no' });
  expect([isShown(failed, 'name'), isShown(failed, 'price')]).toEqual([true, true]);
});

test('a change drops what the server refused of that field, and the summary', () => {
  const changed = withValue(withFailure(fresh, { refused, summary: 'no' }), 'name', 'B');
  expect(changed).toMatchObject({ refused: [refused[1]], summary: null });
});

test('typed and taken back is not unsaved', () => {
  const typed = withValue(fresh, 'name', 'A');
  expect([isUnsaved(fresh), isUnsaved(typed), isUnsaved(withValue(typed, 'name', ''))]).toEqual([false, true, false]);
});

test('what was sent is saved, unless the form began again meanwhile', () => {
  const sent = withValue(fresh, 'name', 'A');
  const typedOn = withValue({ ...sent, isSending: true }, 'price', '6');
  expect(withSent(typedOn, sent)).toMatchObject({ initial: sent.values, values: typedOn.values, isSending: false });
  const begunAgain = freshState({ name: 'A', price: '5.00' });
  expect(withSent(begunAgain, sent)).toBe(begunAgain);
});

test('what is read again while it is sent leaves nothing unsaved but what was typed since', () => {
  const typed = withValue(withValue(fresh, 'name', ' A '), 'price', '6');
  const sending = { ...typed, isSending: true };
  const readAgain = withSaved(sending, { name: 'A', price: '6' });
  expect(withSent(readAgain, typed)).toMatchObject({ values: { name: 'A', price: '6' }, isSending: false });
  expect(changedNames(withSent(withValue(readAgain, 'price', '7'), typed))).toEqual(['price']);
});

test('what somebody else saved comes in beside what was typed', () => {
  const saved = withSaved(withValue(fresh, 'name', 'A'), { name: 'B', price: '9' });
  expect(saved).toMatchObject({ initial: { name: 'B' }, values: { name: 'A', price: '9' } });
  expect(changedNames(saved)).toEqual(['name']);
});

test('what somebody else saved in a field that is typed is named until this form is saved or the same is typed', () => {
  const typed = withValue(withValue(fresh, 'name', 'A'), 'price', '6');
  const other = withSaved(typed, { name: 'B', price: '5' });
  expect([...other.overtaken]).toEqual(['name']);
  expect([...withSaved(other, { name: 'B', price: '6' }).overtaken]).toEqual(['name']);
  expect([...withSaved(other, { name: 'A', price: '5' }).overtaken]).toEqual([]);
  expect([...withSaved({ ...typed, isSending: true }, { name: 'a', price: '6' }).overtaken]).toEqual([]);
  expect([...withSent({ ...other, isSending: true }, other).overtaken]).toEqual([]);
});

test('what was typed is shown as it is meant, and said where it is more than blanks', () => {
  const meant = ({ name, price }: { name: string; price: string }) => ({
    name: name.startsWith('B') ? `ES${name}` : name,
    price: price.replaceAll(' ', ''),
  });
  const typed = withMeant(withValue(withValue(fresh, 'name', 'B58378431'), 'price', '1 000'), meant);
  expect(typed.values).toEqual({ name: 'ESB58378431', price: '1000' });
  expect([...typed.understood]).toEqual(['name']);
  expect([...withValue(typed, 'name', 'C').understood]).toEqual([]);
  const saved = freshState({ name: 'B58378431', price: '5' });
  expect(withMeant(saved, meant)).toBe(saved);
});

test('PRO-11 kept work stands again where it fits; what somebody else saved since then is said', () => {
  const initial = { name: 'Ahorn', city: 'Ulm', open: false };
  const draft = [
    { name: 'name', saved: 'Linden', typed: 'Linde' },
    { name: 'open', saved: false, typed: true },
    { name: 'city', saved: 'Ulm', typed: 3 },
    { name: 'gone', saved: '', typed: 'x' },
  ];
  const state = restoredState(initial, draft);
  expect(state.values).toEqual({ name: 'Linde', city: 'Ulm', open: true });
  expect([...state.overtaken]).toEqual(['name']);
  expect(keptFields(state)).toEqual([
    { name: 'name', saved: 'Ahorn', typed: 'Linde' },
    { name: 'open', saved: false, typed: true },
  ]);
});

test('PRO-11 numbers by name are kept as pairs and stand again', () => {
  const initial = { units: new Map([['b', 2]]) };
  const kept = keptFields(withValue(freshState(initial), 'units', new Map([['b', 1]])));
  expect(kept).toEqual([{ name: 'units', saved: [['b', 2]], typed: [['b', 1]] }]);
  const restored = restoredState({ units: new Map([['b', 2]]) }, kept);
  expect([restored.values.units.get('b'), [...restored.overtaken]]).toEqual([1, []]);
  expect([...restoredState({ units: new Map() }, kept).overtaken]).toEqual(['units']);
});
