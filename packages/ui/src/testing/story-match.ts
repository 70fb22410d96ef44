import { storyArgs, type Journeys } from '@folioflow/flows/testing';
import { areaTitleOf, toPascalCase } from './area-title.ts';
import { flowParametersOf, flowPropsOf } from './flow-parameters.ts';

/** A stories file with the exports of its module. */
export interface StoriesModule {
  readonly file: string;
  readonly title: string;
  readonly stories: Readonly<Record<string, StoryExport>>;
}
export interface StoryExport {
  readonly parameters?: Readonly<Record<string, unknown>>;
}
/** Journeys of the testing entry; those of a part with a result type are created by a factory. */
export interface ExportedJourneys {
  readonly unit: string;
  readonly journeys: Journeys | ((...args: never[]) => unknown);
}

/** Returns every journeys object of a module with the name of its unit in PascalCase. */
export const exportedUnits = (exports: Readonly<Record<string, unknown>>): readonly ExportedJourneys[] =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('Journeys'))
    .map(([name, journeys]) => ({
      unit: toPascalCase(name.replace(/Journeys$/, '')),
      journeys: journeys as ExportedJourneys['journeys'],
    }));

/**
 * Returns the title of a stories file: `…/screens/access/SignIn/SignIn.stories.tsx` has the title
 * `Flows/Access/SignIn`. Charts link to each other by this rule.
 */
export function storyTitleOf(file: string): string {
  const unit = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '';
  const area = /\/screens\/([^/]+)\//.exec(file)?.[1] ?? 'parts';
  return `Flows/${areaTitleOf(area)}/${unit}`;
}

const lastSegmentOf = (title: string) => title.split('/').at(-1);

function isStoryFileOf({ unit, journeys }: ExportedJourneys, { title, stories }: StoriesModule): boolean {
  const shown = Object.values(stories).map(({ parameters = {} }) => flowParametersOf(parameters)?.journeys);
  return typeof journeys === 'function' ? lastSegmentOf(title) === unit : shown.some((one) => one === journeys);
}

const storyEntries = ({ stories }: StoriesModule) =>
  Object.entries(stories).map(([name, story]) => ({ name, story, flow: flowParametersOf(story.parameters ?? {}) }));

function unitMismatches(unit: string, modules: readonly StoriesModule[]): readonly string[] {
  const files = modules.map(({ file }) => file).join(' and ');
  const shown = modules.flatMap(storyEntries);
  const journeys = shown.find(({ flow }) => flow !== null)?.flow?.journeys;
  if (journeys === undefined) return [`${unit}: ${files} shows no journeys`];
  const names = new Set(shown.map(({ name }) => name));
  const isTitled = modules.every(({ file, title }) => title === storyTitleOf(file));
  const isAtHome = modules.some(({ title }) => lastSegmentOf(title) === unit);
  return [
    ...(names.size < shown.length ? [`${unit}: shows scenarios twice, in ${files}`] : []),
    ...(isTitled && isAtHome
      ? []
      : modules.map(
          ({ file, title }) =>
            `${unit}: ${file} is titled ${title}, not ${storyTitleOf(file)}, or is in the file of another unit`,
        )),
    ...Object.keys(journeys.scenarios)
      .filter((name) => !names.has(name))
      .map((name) => `${unit}: ${name} has no story`),
    ...shown.flatMap(({ name, story, flow }) => {
      if (!(name in journeys.scenarios)) return [`${unit}: ${name} has no scenario`];
      const isOwn = flow?.journeys === journeys && flow.scenario === name;
      const isTrue =
        JSON.stringify(flowPropsOf(story.parameters)['view']) === JSON.stringify(storyArgs(journeys, name).view);
      return isOwn && isTrue ? [] : [`${unit}: ${name} shows something else`];
    }),
  ];
}

/**
 * Returns the differences between the stories of the flows and their scenarios: each scenario has one story, in the
 * stories file of its unit or of a screen that shows the unit as a page.
 */
export function findMismatches(
  units: readonly ExportedJourneys[],
  modules: readonly StoriesModule[],
): readonly string[] {
  const flows = modules.filter(({ title }) => title.startsWith('Flows/'));
  const strays = flows.filter((module) => !units.some((unit) => isStoryFileOf(unit, module)));
  return [
    ...units.flatMap((unit) => {
      const own = flows.filter((module) => isStoryFileOf(unit, module));
      return own.length === 0 ? [`${unit.unit}: has no stories`] : unitMismatches(unit.unit, own);
    }),
    ...strays.map(({ file }) => `${file} shows no journeys that the testing entry exports`),
  ];
}
