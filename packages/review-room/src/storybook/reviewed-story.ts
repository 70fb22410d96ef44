import { STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { REVIEW_EVENT, type StoryReview } from './review-channel.ts';

/** The report of the canvas about the story of the address; null for a story without a flow. */
export type ReviewedStory = StoryReview | 'loading' | 'failed' | null;

export interface ReviewedStorySource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => ReviewedStory;
  /** The latest drawn story with a flow, which can be that of an earlier address; null after one without a flow. */
  readonly latest: () => StoryReview | null;
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/**
 * Listens from the start, so that a panel that is opened later has the story too. `prepare` gets each story before the
 * panels; they wait for no more than the end of the current task.
 */
export function createReviewedStory(api: API, prepare: (review: StoryReview) => Promise<void>): ReviewedStorySource {
  let reported: { readonly story: string; readonly review: ReviewedStory } | null = null;
  let latest: StoryReview | null = null;
  const listeners = new Set<() => void>();
  const storyOfAddress = () => api.getUrlState().storyId ?? '';
  const report = (story: string, review: ReviewedStory) => {
    reported = { story, review };
    if (typeof review !== 'string') latest = review;
    listeners.forEach((listener) => listener());
  };
  let received: StoryReview | null = null;
  const receive = async (story: string, review: StoryReview | null) => {
    received = review;
    if (review !== null) await Promise.race([prepare(review), nextTask()]);
    if (received === review) report(story, review);
  };
  api.on(REVIEW_EVENT, (story: string, review: StoryReview | null) => void receive(story, review));
  for (const failure of [STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION])
    api.on(failure, () => report(storyOfAddress(), 'failed'));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => (reported?.story === storyOfAddress() ? reported.review : 'loading'),
    latest: () => latest,
  };
}

const notes = { loading: 'The story is loading.', failed: 'The story could not be drawn.' };

/** Returns the text of a panel that has no flow to show. */
export const missingFlowText = (reviewed: 'loading' | 'failed' | null): string =>
  reviewed === null ? 'This story belongs to no flow.' : notes[reviewed];
