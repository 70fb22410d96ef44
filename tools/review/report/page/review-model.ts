import type { StoryResult } from '../../results.ts';
import { findSignOff, reviewStateOf, signOffsByStory, type ReviewState } from '../../sign-off/needs-review.ts';
import type { SignOff } from '../../sign-off/sign-off.ts';

/** `differing`: every status but `unchanged`. */
export const STATUS_FILTERS = ['differing', 'changed', 'new', 'removed', 'failed', 'unchanged'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Least share of changed pixels; `none`: the pictures are equal, text or accessibility tree differ. */
export const SIZE_FILTERS = ['any', 'none', '0.001', '0.01', '0.1'] as const;
export type SizeFilter = (typeof SIZE_FILTERS)[number];

export interface Filter {
  readonly text: string;
  readonly status: StatusFilter;
  readonly size: SizeFilter;
  /** Shows only stories without a decision about their present content. */
  readonly isToReview: boolean;
}

export const initialFilter: Filter = { text: '', status: 'differing', size: 'any', isToReview: false };

/** A story with the decision about its present content. */
export interface ReviewedStory {
  readonly story: StoryResult;
  readonly signOff: SignOff | null;
  readonly state: ReviewState;
  /** Largest share of changed pixels of its pictures; 1 if it has no counterpart. */
  readonly changedRatio: number;
}

const changedRatioOf = ({ status, pictures }: StoryResult) =>
  status === 'changed' || status === 'unchanged'
    ? pictures.reduce((largest, { changedRatio }) => Math.max(largest, changedRatio), 0)
    : 1;

export interface StoryGroup {
  readonly key: string;
  readonly label: string;
  readonly stories: readonly ReviewedStory[];
}

/** Groups stories by flow, or by title where there is none, in the order of their titles. */
export function groupStories(stories: readonly StoryResult[], signOffs: readonly SignOff[]): readonly StoryGroup[] {
  const byStory = signOffsByStory(signOffs);
  const reviewed = stories.map((story): ReviewedStory => {
    const signOff = findSignOff(byStory.get(story.id) ?? [], story);
    return { story, signOff, state: reviewStateOf(story, signOff), changedRatio: changedRatioOf(story) };
  });
  return [...Map.groupBy(reviewed, ({ story }) => story.flow ?? story.title)]
    .map(([key, group]) => ({ key, label: group[0]?.story.title.replaceAll('/', ' / ') ?? key, stories: group }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

const hasSize = ({ changedRatio }: ReviewedStory, size: SizeFilter) => {
  if (size === 'any') return true;
  return size === 'none' ? changedRatio === 0 : changedRatio > Number(size);
};

const hasText = ({ title, name, id, flow }: StoryResult, text: string) =>
  [title.replaceAll('/', ' / '), name, id, flow ?? ''].some((part) => part.toLowerCase().includes(text));

/** Returns the groups with the stories that pass a filter, without empty groups. */
export function filterGroups(groups: readonly StoryGroup[], filter: Filter): readonly StoryGroup[] {
  const text = filter.text.trim().toLowerCase();
  const isShown = (reviewed: ReviewedStory) => {
    const { story, state } = reviewed;
    const hasStatus = filter.status === 'differing' ? story.status !== 'unchanged' : story.status === filter.status;
    return (
      hasStatus && (!filter.isToReview || state === 'open') && hasSize(reviewed, filter.size) && hasText(story, text)
    );
  };
  return groups
    .map((group) => ({ ...group, stories: group.stories.filter(isShown) }))
    .filter(({ stories }) => stories.length > 0);
}

export const listStories = (groups: readonly StoryGroup[]): readonly ReviewedStory[] =>
  groups.flatMap(({ stories }) => stories);

export interface Progress {
  readonly reviewed: number;
  readonly total: number;
}

/** Counts the stories that need a decision, and those that have one. */
export function countProgress(stories: readonly ReviewedStory[]): Progress {
  const needed = stories.filter(({ state }) => state === 'open' || state === 'approved' || state === 'changeAsked');
  return { reviewed: needed.filter(({ state }) => state !== 'open').length, total: needed.length };
}

/**
 * Finds the next story without a decision after a story, or before it, in a cycle. `all` is the order of the page;
 * only stories of `shown` are returned. Returns null if there is none, or only the story itself.
 */
export function findNextToReview(
  all: readonly ReviewedStory[],
  shown: readonly ReviewedStory[],
  from: string | null,
  direction: 1 | -1,
): string | null {
  const shownIds = new Set(shown.map(({ story }) => story.id));
  const start = all.findIndex(({ story }) => story.id === from);
  const order = direction === 1 ? all : all.toReversed();
  const at = start < 0 ? 0 : (direction === 1 ? start : all.length - 1 - start) + 1;
  const cycle = [...order.slice(at), ...order.slice(0, at)];
  const found = cycle.find(({ story, state }) => state === 'open' && shownIds.has(story.id) && story.id !== from);
  return found?.story.id ?? null;
}
