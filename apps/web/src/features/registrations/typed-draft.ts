import { missingAnswers } from '@offizin/domain/registrations/fields';
import type { RegistrationAnswers } from '@offizin/domain/registrations/steps';
import type { Draft } from './draft.ts';
import { answerContext } from './answer-context.ts';

/** The draft with what is typed and not saved yet; of what is saved the server has the last word. */
export function withTyped(draft: Draft, typed: RegistrationAnswers): Draft {
  const answers = { ...draft.answers, ...typed };
  const isSaved = (field: keyof RegistrationAnswers) => (answers[field] ?? '') === (draft.answers[field] ?? '');
  const missing = [
    ...draft.missing.filter(({ field }) => isSaved(field)),
    ...missingAnswers(answers, answerContext()).filter(({ field }) => !isSaved(field)),
  ];
  return { ...draft, answers, missing, notes: draft.notes.filter(({ field }) => field === null || isSaved(field)) };
}
