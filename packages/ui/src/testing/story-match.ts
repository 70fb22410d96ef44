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

const shownIn = ({ stories }: StoriesModule) =>
  Object.entries(stories).map(([name, story]) => ({ name, story, flow: flowOf(story.parameters ?? {}) }));

function wrongIn(unit: string, modules: readonly StoriesModule[]): readonly string[] {
  const files = modules.map(({ file }) => file).join(' and ');
  const shown = modules.flatMap(shownIn);
  const journeys = shown.find(({ flow }) => flow !== null)?.flow?.journeys;
  if (journeys === undefined) return [`${unit}: ${files} shows no journeys`];
  const names = new Set(shown.map(({ name }) => name));
  const isTitled = modules.every(({ file, title }) => title === titleOf(file));
  const isAtHome = modules.some(({ title }) => lastOf(title) === unit);
  return [
    ...(names.size < shown.length ? [`${unit}: shows scenarios twice, in ${files}`] : []),
    ...(isTitled && isAtHome
      ? []
      : modules.map(
          ({ file, title }) =>
            `${unit}: ${file} is titled ${title}, not ${titleOf(file)}, or stands in another unit's file`,
        )),
    ...Object.keys(journeys.scenarios)
      .filter((name) => !names.has(name))
      .map((name) => `${unit}: ${name} has no story`),
    ...shown.flatMap(({ name, story, flow }) => {
      if (!(name in journeys.scenarios)) return [`${unit}: ${name} has no scenario`];
      const isOwn = flow?.journeys === journeys && flow.scenario === name;
      const isTrue = JSON.stringify(story.args?.view) === JSON.stringify(at(journeys, name).view);
      return isOwn && isTrue ? [] : [`${unit}: ${name} shows something else`];
    }),
  ];
}

/**
 * Where the stories of the flows are not exactly their scenarios: each scenario has one story, in the stories file of its
 * unit or in that of a screen which shows the unit as a page of its own.
 */
export function mismatches(units: readonly ExportedJourneys[], modules: readonly StoriesModule[]): readonly string[] {
  const flows = modules.filter(({ title }) => title.startsWith('Flows/'));
  const strays = flows.filter((module) => !units.some((unit) => isFor(unit, module)));
  return [
    ...units.flatMap((unit) => {
      const own = flows.filter((module) => isFor(unit, module));
      return own.length === 0 ? [`${unit.unit}: has no stories`] : wrongIn(unit.unit, own);
    }),
    ...strays.map(({ file }) => `${file} shows no journeys that the testing entry exports`),
  ];
}
