import type { PlayedFlow, PlayStep } from '@folioflow/flows/testing';
import { leavesOf } from '../chart/chart.ts';
import { literalOf, textLiteral } from './literal.ts';
import { matchingScenario } from './matching-scenario.ts';

/** A played state and the steps of the flow itself that lead to it, from its start. */
export interface PlayedScenario {
  readonly name: string;
  readonly played: PlayedFlow;
  /** The input without the fields that the flow has by default. */
  readonly inputChanges: Readonly<Record<string, unknown>>;
  readonly steps: readonly PlayStep[];
}

const containsList = (value: unknown): boolean =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.values(value).some(containsList));

/** An output can have fields that its type does not name; a spread is not checked for them, but its lists are fixed. */
const endingLiteral = (ending: unknown): string =>
  typeof ending === 'object' && ending !== null && !containsList(ending)
    ? `{ ...(${literalOf(ending)} as const) }`
    : literalOf(ending);

/** Returns a step as the call, or the event, that a scenario contains. */
function stepLiteral(step: PlayStep): string {
  const fields = step as Readonly<Record<string, unknown>>;
  switch (fields['step']) {
    case 'done': {
      const receivedAt = fields['receivedAt'] === 0 ? '' : `, ${literalOf(fields['receivedAt'])}`;
      return `done(${literalOf(fields['port'])}, ${literalOf(fields['answer'])}${receivedAt})`;
    }
    case 'failed':
      return `failed(${literalOf(fields['port'])}, ${literalOf(fields['failure'])})`;
    case 'elapsed':
      return `elapsed(${literalOf(fields['delay'])})`;
    case 'finished':
      return `finished(${literalOf(fields['child'])}, ${endingLiteral(fields['ending'])})`;
    case 'ignored':
      return `ignored(${literalOf(fields['event'])})`;
    default: {
      const { type, ...payload } = fields;
      return literalOf({ type, ...payload });
    }
  }
}

const withoutFunctions = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value !== 'function'));

/**
 * Returns the TypeScript of a scenario that reaches a played state, as an entry of `scenarios({ … })` in
 * `x.scenarios.ts`. A running child is shown in its scenario of the same state; without one, it is in its first state.
 */
export function scenarioTextOf({ name, played, inputChanges, steps }: PlayedScenario): string {
  const leaves = [...leavesOf(played.snapshot.value)].sort();
  const [first = ''] = leaves;
  const ends = leaves.length === 1 ? textLiteral(first) : `[${leaves.map(textLiteral).join(', ')}]`;
  const changes = withoutFunctions(inputChanges);
  const children = Object.entries(played.children).flatMap(([id, child]) => {
    const scenario = matchingScenario(played, id, child);
    return scenario === null ? [] : [`${literalOf(id).slice(1, -1)}: ${textLiteral(scenario)}`];
  });
  const options = [
    ...(Object.keys(changes).length === 0 ? [] : [`  input: ${literalOf(changes)},`]),
    ...(steps.length === 0 ? [] : ['  steps: [', ...steps.map((step) => `    ${stepLiteral(step)},`), '  ],']),
    ...(children.length === 0 ? [] : [`  children: { ${children.join(', ')} },`]),
  ];
  const call = options.length === 0 ? `scenario(${ends})` : `scenario(${ends}, {\n${options.join('\n')}\n})`;
  return `${name}: ${call},\n`;
}
