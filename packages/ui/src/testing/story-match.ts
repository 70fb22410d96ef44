import { at, type Journeys } from '@folioflow/flows/testing';
import { flowOf } from './flow-story.tsx';

/** A stories file as its module says it. */
export interface StoriesModule {
  readonly file: string;
  readonly title: string;
  readonly stories: Readonly<Record<string, StoryExport>>;
}
export interface StoryExport {
  readonly args?: { readonly view?: unknown };
  readonly parameters?: Readonly<Record<string, unknown>>;
}
/** Journeys as the testing entry exports them; those of a part with a result type come from a factory. */
export interface ExportedJourneys {
  readonly unit: string;
  readonly journeys: Journeys | ((...args: never[]) => unknown);
}

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Every journeys object of a module of exports, under the name of its unit in PascalCase. */
export const unitsIn = (exports: Readonly<Record<string, unknown>>): readonly ExportedJourneys[] =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('Journeys'))
    .map(([name, journeys]) => ({
      unit: pascal(name.replace(/Journeys$/, '')),
      journeys: journeys as ExportedJourneys['journeys'],
    }));

/** `…/screens/access/SignIn/SignIn.stories.tsx` is titled `Flows/Access/SignIn`; charts link to each other by this rule. */
export function titleOf(file: string): string {
  const unit = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '';
  const area = /\/screens\/([^/]+)\//.exec(file)?.[1] ?? 'parts';
  return `Flows/${pascal(area)}/${unit}`;
}

const lastOf = (title: string) => title.split('/').at(-1);

function isFor({ unit, journeys }: ExportedJourneys, { title, stories }: StoriesModule): boolean {
  const shown = Object.values(stories).map(({ parameters = {} }) => flowOf(parameters)?.journeys);
  return typeof journeys === 'function' ? lastOf(title) === unit : shown.some((one) => one === journeys);
}

function wrongIn(unit: string, { file, title, stories }: StoriesModule): readonly string[] {
  const shown = Object.entries(stories).map(([name, story]) => ({ name, story, flow: flowOf(story.parameters ?? {}) }));
  const journeys = shown.find(({ flow }) => flow !== null)?.flow?.journeys;
  if (journeys === undefined) return [`${unit}: ${file} shows no journeys`];
  return [
    ...(title === titleOf(file) && lastOf(title) === unit
      ? []
      : [`${unit}: ${file} is titled ${title}, not ${titleOf(file)}, or stands in another unit's file`]),
    ...Object.keys(journeys.scenarios)
      .filter((name) => !(name in stories))
      .map((name) => `${unit}: ${name} has no story`),
    ...shown.flatMap(({ name, story, flow }) => {
      if (!(name in journeys.scenarios)) return [`${unit}: ${name} has no scenario`];
      const isOwn = flow?.journeys === journeys && flow.scenario === name;
      const isTrue = JSON.stringify(story.args?.view) === JSON.stringify(at(journeys, name).view);
      return isOwn && isTrue ? [] : [`${unit}: ${name} shows something else`];
    }),
  ];
}

/** Where the stories of the flows are not exactly their scenarios: each unit has one stories file, with one story a scenario. */
export function mismatches(units: readonly ExportedJourneys[], modules: readonly StoriesModule[]): readonly string[] {
  const flows = modules.filter(({ title }) => title.startsWith('Flows/'));
  const strays = flows.filter((module) => !units.some((unit) => isFor(unit, module)));
  return [
    ...units.flatMap((unit) => {
      const own = flows.filter((module) => isFor(unit, module));
      if (own.length === 0) return [`${unit.unit}: has no stories`];
      return own.length > 1
        ? [`${unit.unit}: has stories in ${own.map(({ file }) => file).join(' and ')}`]
        : own.flatMap((module) => wrongIn(unit.unit, module));
    }),
    ...strays.map(({ file }) => `${file} shows no journeys that the testing entry exports`),
  ];
}
