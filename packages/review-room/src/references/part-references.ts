import type { ChartBranch, ChartState } from '../chart/chart.ts';
import { guardNamesIn } from '../chart/guard-name.ts';
import type { NamedReferences, References } from './references.ts';

/** A name of a part of a chart with the references behind it. */
export interface ReferencedName {
  readonly name: string;
  readonly references: References;
}

const withReferences = (
  names: readonly string[],
  references: Readonly<Record<string, References>>,
): readonly ReferencedName[] =>
  [...new Set(names)].flatMap((name) => {
    const found = references[name];
    return found === undefined ? [] : [{ name, references: found }];
  });

/** Returns the names in a transition that have references: its conditions, its actions, and the call that it ends. */
export const branchReferences = (
  { cause, guard, actions }: Pick<ChartBranch, 'cause' | 'guard' | 'actions'>,
  references: NamedReferences,
): readonly ReferencedName[] => [
  ...withReferences([cause.replace(/^[✓✗] /, '')], references.calls),
  ...withReferences(guardNamesIn(guard), references.guards),
  ...withReferences(actions, references.actions),
];

/** Returns the names in the box of a state that have references: calls, actions, and transitions that stay. */
export const stateReferences = (
  { calls, entry, exit, branches }: ChartState,
  references: NamedReferences,
): readonly ReferencedName[] => {
  const inner = [...branches, ...calls.flatMap(({ done, failed }) => [...done, ...failed])].filter(
    ({ target }) => target === null,
  );
  return [
    ...withReferences(
      calls.map(({ name }) => name),
      references.calls,
    ),
    ...withReferences(
      inner.flatMap(({ guard }) => guardNamesIn(guard)),
      references.guards,
    ),
    ...withReferences([...entry, ...exit, ...inner.flatMap(({ actions }) => actions)], references.actions),
  ];
};
