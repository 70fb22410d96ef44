import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { StoryKind } from '../room-facts.ts';

/** A story as Storybook's indexer finds it. */
export interface IndexedExport {
  readonly title: string;
  readonly exportName: string;
}

/** Kinds of stories by their ids. */
export type KindsByStory = ReadonlyMap<string, readonly StoryKind[]>;

/** Returns the area of a flow or a screen from its title: `Flows/Access/SignIn` is in `access`. */
export function areaOf(title: string): string | null {
  const [, area] = /^(?:Flows|Screens)\/([^/]+)/.exec(title) ?? [];
  return area === undefined ? null : area.toLowerCase();
}

/** Returns the tags of a story for the filter of the sidebar: its area and its kinds. */
export function storyTags({ title, exportName }: IndexedExport, kinds: KindsByStory): readonly string[] {
  const area = areaOf(title);
  const id = toId(title, storyNameFromExport(exportName));
  return [...(area === null ? [] : [area]), ...(kinds.get(id) ?? [])];
}
