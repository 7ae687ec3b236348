import type { AnswerContext } from '@offizin/domain/registrations/fields';
import { initialData } from '../../platform/initial-data.ts';

/** In the light of what the browser judges answers. */
export const answerContext = (): AnswerContext => ({
  brand: initialData.brand,
  today: new Date().toISOString().slice(0, 10),
});
