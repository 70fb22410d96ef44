import type { StoryResult } from '../results.ts';
import { findSignOff, reviewStateOf, signOffsByStory } from './needs-review.ts';
import type { SignOff } from './sign-off.ts';

/** A story that prevents the release, and the reason in words. */
export interface SignOffProblem {
  readonly story: string;
  readonly reason: string;
}

const reasonOf = ({ status, error = '' }: StoryResult, signOff: SignOff | null): string | null => {
  switch (reviewStateOf({ status }, signOff)) {
    case 'open':
      return `${status}, without a sign-off`;
    case 'changeAsked':
      return `${signOff?.by ?? ''} asks for a change: ${signOff?.comment ?? ''}`;
    case 'failed':
      return `cannot be drawn: ${error.split('\n')[0] ?? ''}`;
    case 'approved':
    case 'unchanged':
      return null;
  }
};

/** Lists the stories that are not approved as they are drawn now. */
export function listSignOffProblems(
  signOffs: readonly SignOff[],
  stories: readonly StoryResult[],
): readonly SignOffProblem[] {
  const byStory = signOffsByStory(signOffs);
  return stories.flatMap((story) => {
    const reason = reasonOf(story, findSignOff(byStory.get(story.id) ?? [], story));
    return reason === null ? [] : [{ story: story.id, reason }];
  });
}
