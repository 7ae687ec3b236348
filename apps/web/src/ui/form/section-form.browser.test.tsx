import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../platform/client.ts';
import { show } from '../../testing/show.tsx';
import { TextInput } from '../text-input.ts';
import { SectionCard, SectionForm, SectionLinks, useSectionInView } from './section-form.tsx';
import type { FormSection } from './sections.ts';
import { useForm } from './use-form.tsx';

interface Values {
  readonly name: string;
  readonly city: string;
}

const sections: readonly FormSection[] = [
  { key: 'who', title: 'Who', parts: [{ label: 'Name', names: ['name'] }] },
  { key: 'where', title: 'Where', parts: [{ label: 'City', names: ['city'] }] },
];
const sent = vi.fn<(values: Values) => unknown>();

function Sample() {
  const [saved, setSaved] = useState({ version: 1, name: 'Linde', city: 'Ulm' });
  const form = useForm<Values>({
    keptAs: null,
    initial: { name: saved.name, city: saved.city },
    version: saved.version,
    keepsTyped: true,
    check: ({ city }) => (city === '' ? [{ path: 'body.city', code: 'field.required' }] : []),
    send: sent,
  });
  const [current, setCurrent] = useSectionInView(form, 'who');
  return (
    <>
      <SectionLinks label="Sections" {...{ sections, current, changed: form.changed }} onChoose={setCurrent} />
      <SectionForm {...{ form, sections }} refusal={null} submit="Save profile" onShow={setCurrent}>
        {sections.map((section) => (
          <SectionCard key={section.key} section={section} isCurrent={section.key === current} onEnter={setCurrent}>
            <TextInput {...form.text(section.key === 'who' ? 'name' : 'city')} label={section.parts[0]?.label} />
          </SectionCard>
        ))}
      </SectionForm>
      <button type="button" onClick={() => setSaved({ version: 2, name: 'Tanne', city: 'Bonn' })}>
        Somebody else
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function open() {
  sent.mockReset();
  const { address } = await show(<Sample />, { at: '/here' });
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await expect.element(field('Name')).toBeVisible();
  return { address, name: field('Name'), city: field('City') };
}

const bar = page.getByRole('region', { name: /unsaved change/ });
const question = page.getByRole('dialog', { name: 'Discard your changes?' });

test('the bar is there as long as something is unsaved, and names it', async () => {
  const { name, city } = await open();
  await expect.element(bar).not.toBeInTheDocument();
  await name.fill('Tanne');
  await city.fill('Bonn');
  await expect.element(page.getByRole('region', { name: '2 unsaved changes' }).getByText('Name, City')).toBeVisible();
  await city.fill('Ulm');
  await name.fill('Linde');
  await expect.element(bar).not.toBeInTheDocument();
});

test('Ctrl+S saves; then nothing is unsaved', async () => {
  const { name } = await open();
  await name.fill('Tanne');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent.mock.calls).toEqual([[{ name: 'Tanne', city: 'Ulm' }]]);
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sent).toHaveBeenCalledOnce();
});

test('on phones a wrong field of another section is led to', async () => {
  const { name, city } = await open();
  await page.viewport(390, 800);
  await page.getByRole('button', { name: 'Where' }).click();
  await expect.element(name).not.toBeInTheDocument();
  await city.fill('');
  await page.getByRole('button', { name: 'Who' }).click();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.element(city).toBeVisible();
  await expect.element(city).toHaveFocus();
  await expect.element(bar.getByRole('button', { name: 'Check: City' })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('what somebody else saved comes in beside what was typed, which a refusal keeps', async () => {
  const { name, city } = await open();
  sent.mockRejectedValue(new ApiError(409, 'settings.version_conflict', null));
  await name.fill('Eiche');
  await bar.getByRole('button', { name: 'Save profile' }).click();
  await expect.element(bar.getByText(/^Someone else has saved changes/)).toBeVisible();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect.element(city).toHaveValue('Bonn');
  await expect.element(name).toHaveValue('Eiche');
  await bar.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).toHaveValue('Tanne');
});

test('leaving asks first, also after changes were taken back once', async () => {
  const { name, address } = await open();
  for (const typed of ['Eiche', 'Buche']) {
    await name.fill(typed);
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await bar.getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(name).toHaveValue('Linde');
  }
  expect(address()).toBe('/here');
});

test('what somebody else saved in a field that is typed is said before it is replaced', async () => {
  const { name } = await open();
  await name.fill('Eiche');
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect.element(name).toHaveValue('Eiche');
  await expect
    .element(bar.getByRole('alert'))
    .toHaveTextContent('Someone else has changed Name. If you save, you’ll replace their changes.');
  await name.fill('Tanne');
  await expect.element(bar).not.toBeInTheDocument();
});
