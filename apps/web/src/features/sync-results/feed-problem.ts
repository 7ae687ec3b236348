import type { FeedProblem } from '@offizin/contract/feeds';
import { type RetrievalProblem, retrievalProblems } from '@offizin/domain/feeds/feed-schedule';

const ofRetrieval: ReadonlySet<string> = new Set(retrievalProblems);

function isRetrieval(problem: FeedProblem): problem is RetrievalProblem {
  return ofRetrieval.has(problem);
}

/** The text of a feed's problem: of the way to the file, or of the file itself. */
export function feedProblemKey(problem: FeedProblem): `problem.${RetrievalProblem | 'file'}` {
  return isRetrieval(problem) ? `problem.${problem}` : 'problem.file';
}
