import type { Indexer } from 'storybook/internal/types';
import { readRoomFacts, readStoredFacts } from '../read-facts.ts';
import type { RoomFacts } from '../room-facts.ts';
import { readStoriesToReview } from './stories-to-review.ts';
import { storyTags, type TagFacts } from './story-tags.ts';

const kindsOf = (facts: RoomFacts | null): TagFacts['kinds'] =>
  new Map((facts?.stories ?? []).map(({ id, kinds }) => [id, kinds]));

/**
 * A build waits for the facts of the present sources. A dev server starts with the facts that were stored last, and
 * reads the present ones for its next start: they need ten seconds.
 */
export async function readTagFacts(isBuild: boolean): Promise<TagFacts> {
  const toReview = readStoriesToReview();
  if (isBuild) return { kinds: kindsOf(await readRoomFacts()), toReview };
  readRoomFacts().catch((error: unknown) => console.warn(String(error)));
  return { kinds: kindsOf(readStoredFacts()), toReview };
}

/** Adds the tags of the room to each story that an indexer finds. */
export function tagIndexers(indexers: readonly Indexer[], read: () => Promise<TagFacts>): Indexer[] {
  let facts: Promise<TagFacts> | null = null;
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      facts ??= read();
      const [inputs, known] = await Promise.all([indexer.createIndex(file, options), facts]);
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
