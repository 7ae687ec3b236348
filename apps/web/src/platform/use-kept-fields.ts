import { useEffect, useState } from 'react';
import { draftOf, dropDraft } from './form-drafts.ts';
import type { KeptField } from './stored-form-drafts.ts';

/** What was kept under this name when the session ended. Once it is shown it is kept no longer, until the session ends again. */
export function useKeptFields(name: string): readonly KeptField[] {
  const [kept] = useState(() => draftOf(name));
  useEffect(() => dropDraft(name), [name]);
  return kept;
}
