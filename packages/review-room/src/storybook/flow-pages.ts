import { storyTitleOf } from '../../../ui/src/testing/story-match.ts';
import { idOfTitle } from './title-id.ts';

interface FlowPage {
  readonly area: string;
  readonly unit: string;
  readonly path: string;
}

const storyFiles = Object.keys(import.meta.glob('../../../ui/src/{screens,parts,shell}/**/*.stories.tsx'));
const pages: readonly FlowPage[] = storyFiles.map((file) => {
  const title = storyTitleOf(file);
  const [, area = '', unit = ''] = title.split('/');
  return { area, unit, path: `?path=/docs/${idOfTitle(title)}--docs` };
});

const toCamelCase = (unit: string) => unit.slice(0, 1).toLowerCase() + unit.slice(1);

/** The docs page of every flow, by the id of its chart: the stories file has the name of the unit. */
export const flowPagePaths: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map(({ unit, path }) => [toCamelCase(unit), path]),
);

/** The pages of units, by area in the order of the sidebar. */
export function pagesByArea(units: readonly string[]): readonly (readonly [string, readonly FlowPage[]])[] {
  const own = pages.filter(({ unit }) => units.includes(unit));
  return [...new Set(own.map(({ area }) => area))]
    .sort((a, b) => a.localeCompare(b))
    .map((area) => [area, own.filter((page) => page.area === area)]);
}

/** A name in PascalCase as words. */
export function spacedNameOf(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}
