import { loadTopics } from '../../platform/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** What sells comes after what is to do, with texts of its own. */
export const SalesCard = lazyPart(async () => {
  const [card] = await Promise.all([import('./sales-card.tsx'), loadTopics(['business'])]);
  return card.SalesCard;
});
