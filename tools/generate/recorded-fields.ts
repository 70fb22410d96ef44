import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';
import { type GeneratedFile } from './generated-file.ts';

const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A name of the contract with a digit, or a deeper path, selects no fixture. */
const isName = (name: string): boolean => /^[A-Za-z_]+$/.test(name);

const fieldsOf = (value: unknown, path: readonly string[] = []): readonly string[] =>
  isPlainObject(value) && path.length < 2
    ? Object.entries(value).flatMap(([name, inner]) =>
        isName(name) ? [[...path, name].join('.'), ...fieldsOf(inner, [...path, name])] : [],
      )
    : [];

function findFields(): readonly string[] {
  const worldOf = testing.createWorldFinder(testing);
  const families = (journeys: Journeys): readonly Journeys[] => [
    journeys,
    ...Object.values(journeys.children).flatMap(families),
  ];
  const samples = Object.values<unknown>(testing)
    .filter(isJourneys)
    .flatMap(families)
    .flatMap((journeys) => Object.values<readonly object[]>(worldOf(journeys).events).flat());
  return [...new Set(samples.flatMap((sample) => fieldsOf(sample)))].sort();
}

/** The closed list of names of fields that a recording can contain. */
export const generateRecordedFields = (): Promise<readonly GeneratedFile[]> =>
  Promise.resolve([
    {
      file: 'packages/flows/src/recording/field-names.gen.ts',
      text: `// Written by \`npm run generate\` from the fixtures of all events.

const names: ReadonlySet<string> = new Set([
${findFields()
  .map((name) => `  '${name}',`)
  .join('\n')}
]);

/** True for a name of a field that a fixture of an event has; a recording contains no other name. */
export const isRecordedField = (name: string): boolean => names.has(name);
`,
    },
  ]);
