import { expect, test, vi } from 'vitest';
import type { KeptField } from '../../platform/stored-form-drafts.ts';
import { keepContent, keptContent } from './kept-content.ts';

const kept = vi.hoisted(() => new Map<string, readonly KeptField[]>());
vi.mock('../../platform/form-drafts.ts', () => ({
  keepDraft: (name: string, fields: readonly KeptField[]) => kept.set(name, fields),
  draftOf: (name: string) => kept.get(name) ?? [],
  dropDraft: (name: string) => kept.delete(name),
}));

const written = { type: 'privacy_policy', language: 'de', version: 3 } as const;

test.each([
  { kind: 'free_text' as const, text: 'We keep invoices.' },
  { kind: 'link' as const, url: 'https://linden.example/privacy' },
])('PRO-11 a $kind that could not be saved is there again, unless somebody saved meanwhile', (content) => {
  keepContent(written, content);
  expect(keptContent(written)).toEqual(content);
  expect(keptContent({ ...written, version: 4 })).toBeNull();
  expect(keptContent({ ...written, language: 'fr' })).toBeNull();
});
