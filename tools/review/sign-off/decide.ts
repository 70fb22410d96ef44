import type { StoryResult } from '../results.ts';
import { findSignOff } from './needs-review.ts';
import type { Decision, SignOff } from './sign-off.ts';

/** A story as the reviewer saw it. */
export interface SeenStory {
  readonly id: string;
  readonly contentHash: string;
  /** Instant of the decision that was shown for this content; null without one. */
  readonly seen: string | null;
}

export interface DecisionRequest {
  readonly decision: Decision;
  readonly comment: string;
  readonly stories: readonly SeenStory[];
}

interface Reviewer {
  /** Name and address, as in a commit. */
  readonly by: string;
  /** ISO 8601 instant in UTC, with milliseconds. */
  readonly at: string;
}

const decisionTexts: Readonly<Record<Decision, string>> = {
  approved: 'approved it',
  changeAsked: 'asked for a change',
};

function findConflict(seen: SeenStory, story: StoryResult | undefined, signOffs: readonly SignOff[]): string | null {
  if (story === undefined) return `${seen.id} is no longer in the report. Reload the page.`;
  if (story.status !== 'changed' && story.status !== 'new') return `${seen.id} needs no decision. Reload the page.`;
  if (story.contentHash === '' || story.contentHash !== seen.contentHash)
    return `${seen.id} has changed since this page was loaded. Reload the page and look again.`;
  const present = findSignOff(signOffs, story);
  if (present === null || present.at === seen.seen) return null;
  return `${present.by} ${decisionTexts[present.decision]} meanwhile: ${seen.id}. Look at that decision first.`;
}

export interface DecisionResult {
  readonly signOffs: readonly SignOff[];
  /** Reasons why nothing was decided; empty if every story was decided. */
  readonly conflicts: readonly string[];
}

/** Applies a decision to all requested stories, or to none if one of them differs from what the reviewer saw. */
export function applyDecision(
  signOffs: readonly SignOff[],
  stories: readonly StoryResult[],
  { decision, comment, stories: requested }: DecisionRequest,
  { by, at }: Reviewer,
): DecisionResult {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const conflicts = requested.flatMap((seen) => findConflict(seen, byId.get(seen.id), signOffs) ?? []);
  if (conflicts.length > 0) return { signOffs, conflicts };
  const decided = new Map(requested.map((seen) => [seen.id, seen]));
  const added = [...decided.values()].map(({ id: story, contentHash }): SignOff => {
    const replaced = signOffs.filter((earlier) => earlier.story === story && earlier.contentHash === contentHash);
    const replaces = [...new Set(replaced.flatMap((earlier) => [...(earlier.replaces ?? []), earlier.at]))].sort();
    return { story, contentHash, decision, by, at, comment, ...(replaces.length === 0 ? {} : { replaces }) };
  });
  return { signOffs: [...signOffs.filter(({ story }) => !decided.has(story)), ...added], conflicts };
}
