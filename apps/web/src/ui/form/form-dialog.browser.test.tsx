import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepUnsaved } from '../../platform/before-session-ends.ts';
import { ApiError } from '../../platform/client.ts';
import { show } from '../../testing/show.tsx';
import { Switch } from '../switch.ts';
import { TextInput } from '../text-input.ts';
import { FormDialog } from './form-dialog.tsx';
import type { FieldFault } from './form-errors.ts';
import { useForm } from './use-form.tsx';
import type { BodyCheck } from './use-schema.ts';

interface Values {
  readonly name: string;
  readonly 'address.city': string;
  readonly active: boolean;
}

const sent = vi.fn<(values: Values) => unknown>();
const closed = vi.fn<() => void>();

function refusal(errors: FieldFault[]): ApiError {
  const problem = {
    type: '',
    title: '',
    status: 400,
    message: 'request.invalid',
    detail: '',
    requestId: 'r-1',
  } as const;
  return new ApiError(400, 'request.invalid', { ...problem, errors });
}

const check = ({ name }: Values) =>
  name.length < 3 ? [{ path: 'body.name', code: 'field.too_short', params: { limit: 3 } }] : [];

function Sample({ schema }: { schema?: () => Promise<BodyCheck> }) {
  const form = useForm<Values>({
    keptAs: null,
    initial: { name: '', 'address.city': '', active: false },
    check,
    ...(schema && { schema }),
    send: sent,
    onSent: closed,
  });
  return (
    <FormDialog form={form} title="Branch" onClose={closed} cancel="Cancel" submit="Save" sending="Saving…">
      <TextInput {...form.text('name')} label="Name" data-autofocus />
      <TextInput {...form.text('address.city')} label="City" />
      <Switch {...form.toggle('active')} label="Open" />
      <Link to="/elsewhere">Elsewhere</Link>
    </FormDialog>
  );
}

async function open(schema?: () => Promise<BodyCheck>) {
  sent.mockReset();
  closed.mockReset();
  const { address } = await show(<Sample {...(schema && { schema })} />, { at: '/here' });
  const dialog = page.getByRole('dialog', { name: 'Branch' });
  await expect.element(dialog).toBeVisible();
  const field = (label: string) => dialog.getByRole('textbox', { name: label });
  return {
    dialog,
    address,
    name: field('Name'),
    city: field('City'),
    save: dialog.getByRole('button', { name: 'Save' }),
  };
}

const question = page.getByRole('dialog', { name: 'Discard your changes?' });

test('an error appears when its field is left, not while typing, and goes as soon as it is right', async () => {
  const { dialog, name, city } = await open();
  await name.fill('A');
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  await city.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByText('At least 3 characters')).toBeVisible();
  await name.fill('Abc');
  await expect.element(dialog.getByText('At least 3 characters')).not.toBeInTheDocument();
});

test('a field that is left untouched says nothing before sending is tried', async () => {
  const { name, city, save } = await open();
  await name.click();
  await city.click();
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  await save.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('by keyboard alone: Enter sends once and shows progress', async () => {
  const { dialog, name } = await open();
  const reply = Promise.withResolvers<void>();
  sent.mockReturnValue(reply.promise);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Linden{Enter}{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  reply.resolve();
  await expect.poll(() => closed).toHaveBeenCalledOnce();
  expect(sent.mock.calls).toEqual([[{ name: 'Linden', 'address.city': '', active: false }]]);
});

test('what the server refuses is at its field, with the focus, until the field changes', async () => {
  const { dialog, name, city, save } = await open();
  sent.mockRejectedValue(refusal([{ path: 'body.address.city', code: 'field.not_available' }]));
  await name.fill('Linden');
  await save.click();
  await expect.element(city).toHaveAttribute('aria-invalid', 'true');
  await expect.element(city).toHaveFocus();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await city.fill('Freiburg');
  await expect.element(city).not.toHaveAttribute('aria-invalid', 'true');
  expect(closed).not.toHaveBeenCalled();
});

test('an error of no field is said above the form, and what was typed stays', async () => {
  const { dialog, name, save } = await open();
  sent.mockRejectedValue(new ApiError(0, 'network', null));
  await name.fill('Linden');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(name).toHaveValue('Linden');
});

test('closing unsaved work asks; Escape goes back to it, discarding closes', async () => {
  const { dialog, name } = await open();
  await name.fill('Linden');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Linden');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  expect(closed).toHaveBeenCalledOnce();
});

test('closing without unsaved work does not ask, nor when it was typed and taken back', async () => {
  const { dialog, name } = await open();
  await name.fill('L');
  await name.fill('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(closed).toHaveBeenCalledOnce();
  await expect.element(question).not.toBeInTheDocument();
});

test('a link asks before unsaved work is left behind', async () => {
  const { dialog, name, address } = await open();
  await name.fill('Linden');
  await dialog.getByRole('link', { name: 'Elsewhere' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(address()).toBe('/here');
  await dialog.getByRole('link', { name: 'Elsewhere' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => address()).toBe('/elsewhere');
});

function AddressedSample() {
  const navigate = useNavigate();
  const [version, setVersion] = useState(1);
  const form = useForm({ keptAs: null, initial: { name: `Name ${version}` }, version, send: () => undefined });
  return (
    <FormDialog form={form} title="Branch" onClose={() => void navigate({ to: '/elsewhere' })} submit="Save">
      <TextInput {...form.text('name')} label="Name" />
      <button type="button" onClick={() => setVersion(version + 1)}>
        Newer
      </button>
    </FormDialog>
  );
}

test('a dialog with an address of its own asks once', async () => {
  const { address } = await show(<AddressedSample />, { at: '/here' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Linden');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => address()).toBe('/elsewhere');
});

test('a newer version of what is edited begins the form again', async () => {
  const { address } = await show(<AddressedSample />, { at: '/here' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Linden');
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect.element(name).toHaveValue('Name 2');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => address()).toBe('/elsewhere');
});

test('what is known is said at once; while the schema loads the button shows progress', async () => {
  const loaded = Promise.withResolvers<BodyCheck>();
  const { dialog, name, city, save } = await open(() => loaded.promise);
  await save.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Linden');
  await save.click();
  await expect.element(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
  loaded.resolve(() => [{ path: 'body.address.city', code: 'field.required' }]);
  await expect.element(city).toHaveFocus();
  await expect.element(city).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toHaveBeenCalled();
});

test('without its schema the form is sent, and the server is the judge', async () => {
  const { name, save } = await open(() => Promise.reject(new Error('the chunk did not load')));
  await name.fill('Linden');
  await save.click();
  await expect.poll(() => sent).toHaveBeenCalledOnce();
});

function KeptSample() {
  const form = useForm({
    keptAs: 'branch',
    initial: { name: 'Ahorn', password: '' },
    send: () => undefined,
    onSent: closed,
  });
  return (
    <FormDialog form={form} title="Branch" onClose={closed} submit="Save">
      <TextInput {...form.text('name')} label="Name" />
      <TextInput {...form.text('password')} label="Password" />
    </FormDialog>
  );
}

test('PRO-11 what was typed when the session ended is back, says so, and is gone once discarded', async () => {
  const { rerender } = await show(<KeptSample />);
  const [name, note] = [
    page.getByRole('textbox', { name: 'Name' }),
    page.getByText('We’ve put back what you entered.'),
  ];
  await name.fill('Linden');
  await page.getByRole('textbox', { name: 'Password' }).fill('Secret-1');
  await expect.element(note).not.toBeInTheDocument();
  keepUnsaved();
  expect(localStorage.getItem('formDrafts')).not.toContain('Secret-1');
  rerender(<p />);
  await expect.element(name).not.toBeInTheDocument();

  rerender(<KeptSample />);
  await expect.element(name).toHaveValue('Linden');
  await expect.element(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).toHaveValue('Ahorn');
  await expect.element(note).not.toBeInTheDocument();
  expect(localStorage.getItem('formDrafts')).toBeNull();
});
