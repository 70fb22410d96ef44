import type { StoryResult } from '../results.ts';
import type { SignOff } from './sign-off.ts';

/** Facts of a story that decide whether it needs a review. */
export type ReviewedStory = Pick<StoryResult, 'id' | 'status' | 'contentHash'>;

/**
 * `unchanged` stories need no decision, nor do removed ones. A `failed` story cannot be reviewed. An `open` story has no
 * decision about its present content.
 */
export type ReviewState = 'unchanged' | 'failed' | 'open' | 'approved' | 'changeAsked';

const latestOf = (signOffs: readonly SignOff[]): SignOff | null =>
  signOffs.reduce<SignOff | null>((latest, next) => (latest !== null && latest.at > next.at ? latest : next), null);

/**
 * Finds the decision about the present content of a story. Two branches can decide differently about the same content;
 * until one of the decisions is replaced, the request for a change has precedence.
 */
export function findSignOff(signOffs: readonly SignOff[], { id, contentHash }: ReviewedStory): SignOff | null {
  const present = signOffs.filter((signOff) => signOff.story === id && signOff.contentHash === contentHash);
  return latestOf(present.filter(({ decision }) => decision === 'changeAsked')) ?? latestOf(present);
}

/** Finds the last decision about an earlier content of a story, for comparison. */
export const findEarlierSignOff = (signOffs: readonly SignOff[], { id, contentHash }: ReviewedStory): SignOff | null =>
  latestOf(signOffs.filter((signOff) => signOff.story === id && signOff.contentHash !== contentHash));

/** Returns the state of a story by the decision about its present content, null without one. */
export function reviewStateOf({ status }: Pick<ReviewedStory, 'status'>, signOff: SignOff | null): ReviewState {
  if (status === 'failed') return 'failed';
  if (status === 'unchanged' || status === 'removed') return 'unchanged';
  return signOff?.decision ?? 'open';
}

/** Groups entries by story, so that a list of stories is read in linear time. */
export function signOffsByStory(signOffs: readonly SignOff[]): ReadonlyMap<string, readonly SignOff[]> {
  return Map.groupBy(signOffs, ({ story }) => story);
}

/** Returns the ids of new and changed stories without a decision about their present content. */
export function listStoriesToReview(
  signOffs: readonly SignOff[],
  stories: readonly ReviewedStory[],
): ReadonlySet<string> {
  const byStory = signOffsByStory(signOffs);
  const isOpen = (story: ReviewedStory) =>
    reviewStateOf(story, findSignOff(byStory.get(story.id) ?? [], story)) === 'open';
  return new Set(stories.filter(isOpen).map(({ id }) => id));
}
