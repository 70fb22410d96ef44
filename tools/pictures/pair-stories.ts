import type { ComparedStory } from './compare-rooms.ts';
import type { RoomStory } from './rooms.ts';

type Stories = ReadonlyMap<string, RoomStory>;

/**
 * Returns the stories to compare: those of changed stories files, and each that only one of the rooms has.
 *
 * @param files changed stories files; null for every story
 */
export function pairStories(before: Stories, after: Stories, files: ReadonlySet<string> | null): ComparedStory[] {
  const shown = [...after.values()].map((story): ComparedStory => ({
    ...story,
    state: before.has(story.id) ? 'kept' : 'new',
  }));
  const removed = [...before.values()].filter(({ id }) => !after.has(id));
  return [
    ...shown.filter(({ state, importPath }) => state === 'new' || files === null || files.has(importPath)),
    ...removed.map((story): ComparedStory => ({ ...story, state: 'removed' })),
  ];
}
