import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { flowParametersOf } from '../../../ui/src/testing/flow-parameters.ts';
import type { StoryFacts } from '../room-facts.ts';
import { drawStory, type Story, type StoryMeta } from './draw-story.tsx';
import { marksIn, withoutMarks } from './marked-text.ts';
import { textsOfMarkup } from './markup-texts.ts';
import { scenarioFacts } from './scenario-facts.ts';
import { storyKinds } from './story-kinds.ts';
import { messageKeys } from './words.ts';

type StoriesModule = { readonly default: StoryMeta } & Readonly<Record<string, Story>>;

const files = import.meta.glob<StoriesModule>(['../../../ui/src/**/*.stories.tsx', '../../src/**/*.stories.tsx']);

/** Facts of a story; an error of a component is part of them, so that one story does not hide the others. */
async function readStory(meta: StoryMeta, name: string, story: Story): Promise<StoryFacts> {
  const parameters = flowParametersOf(story.parameters ?? {});
  const flow = parameters === null ? null : scenarioFacts(parameters.journeys, parameters.scenario);
  const facts = {
    id: toId(meta.title, storyNameFromExport(name)),
    title: meta.title,
    name,
    flow,
  };
  try {
    const marked = await drawStory(meta, story);
    const markup = withoutMarks(marked);
    const keys = marksIn(marked).flatMap((place) => messageKeys[place] ?? []);
    return {
      ...facts,
      texts: textsOfMarkup(markup),
      messages: [...new Set(keys)].sort(),
      kinds: storyKinds(markup, flow),
      problem: null,
    };
  } catch (error) {
    return { ...facts, texts: [], messages: [], kinds: storyKinds('', flow), problem: String(error) };
  }
}

/** Returns the facts of all stories, by the order of their ids. `loadCode` loads the code that screens load on demand. */
export async function readStories(loadCode: () => Promise<void>): Promise<readonly StoryFacts[]> {
  const modules: StoriesModule[] = [];
  for (const load of Object.values(files)) modules.push(await load());
  await loadCode();
  const facts: StoryFacts[] = [];
  for (const { default: meta, ...stories } of modules)
    for (const [name, story] of Object.entries(stories)) facts.push(await readStory(meta, name, story));
  return facts.sort((a, b) => (a.id < b.id ? -1 : 1));
}
