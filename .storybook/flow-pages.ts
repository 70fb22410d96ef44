import { toId } from 'storybook/internal/csf';
import { titleOf } from '../packages/ui/src/testing/story-match.ts';

const files = Object.keys(import.meta.glob('../packages/ui/src/{screens,parts,shell}/**/*.stories.tsx'));
const unitOf = (file: string) => titleOf(file).split('/').at(-1) ?? '';
const camel = (unit: string) => unit.slice(0, 1).toLowerCase() + unit.slice(1);

/** The docs page of every flow, by the id of its chart: a unit's stories stand in a file of its name. */
export const flowPages: Readonly<Record<string, string>> = Object.fromEntries(
  files.map((file) => [camel(unitOf(file)), `?path=/docs/${toId(titleOf(file), 'docs')}`]),
);
