import type { Indexer } from 'storybook/internal/types';
import { readRoomFacts, readStoredFacts } from '../read-facts.ts';
import type { RoomFacts } from '../room-facts.ts';
import { storyTags, type KindsByStory } from './story-tags.ts';

const kindsOf = (facts: RoomFacts | null): KindsByStory =>
  new Map((facts?.stories ?? []).map(({ id, kinds }) => [id, kinds]));

/**
 * A build waits for the facts of the present sources. A dev server starts with the facts that were stored last, and
 * reads the present ones for its next start: they need ten seconds.
 */
export async function readKinds(isBuild: boolean): Promise<KindsByStory> {
  if (isBuild) return kindsOf(await readRoomFacts());
  readRoomFacts().catch((error: unknown) => console.warn(String(error)));
  return kindsOf(readStoredFacts());
}

/** Adds the tags of the room to each story that an indexer finds. */
export function tagIndexers(indexers: readonly Indexer[], read: () => Promise<KindsByStory>): Indexer[] {
  let kinds: Promise<KindsByStory> | null = null;
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      kinds ??= read();
      const [inputs, known] = await Promise.all([indexer.createIndex(file, options), kinds]);
      return inputs.map((input) => ({
        ...input,
        tags: [
          ...(input.tags ?? []),
          ...storyTags({ title: input.title ?? options.makeTitle(), exportName: input.exportName }, known),
        ],
      }));
    },
  }));
}
