import type { FeedProblem } from '@offizin/contract/feeds/seller';
import { type RetrievalProblem, retrievalProblems } from '@offizin/domain/feeds/feed-schedule';

const ofRetrieval: ReadonlySet<string> = new Set(retrievalProblems);

function isRetrieval(problem: FeedProblem): problem is RetrievalProblem {
  return ofRetrieval.has(problem);
}

/** What a feed's problem is called: one of the way to the file, or `file` for those of the file itself. */
export function feedProblemWord(problem: FeedProblem): RetrievalProblem | 'file' {
  return isRetrieval(problem) ? problem : 'file';
}
