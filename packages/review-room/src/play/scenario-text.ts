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

/** The time of a refusal is no part of its type. */
function withoutTime(step: PlayStep): PlayStep {
  const { failure } = step as { readonly failure?: Readonly<Record<string, unknown>> };
  if (failure === undefined || !('step' in step)) return step;
  const { receivedAt: _, ...plain } = failure;
  return { ...step, failure: plain } as PlayStep;
}

/** Returns a step as the call, or the event, that a scenario contains. */
function stepLiteral(step: PlayStep): string {
  const fields = withoutTime(step) as Readonly<Record<string, unknown>>;
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
      return `finished(${literalOf(fields['child'])}, ${literalOf(fields['ending'])})`;
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

const nameLiteral = (name: string): string => literalOf({ [name]: 0 }).slice(2, -5);

const isInFirstState = ({ origin, children }: PlayedFlow): boolean =>
  origin.scenario === null && origin.steps.length === 0 && Object.values(children).every(isInFirstState);

const hasScenarioAlone = ({ origin: { scenario, steps }, children }: PlayedFlow): string | null =>
  steps.length === 0 && Object.keys(children).length === 0 ? scenario : null;

/** Returns the scenario of a child that has its state, or the steps that lead to it. */
function shownChildLiteral(parent: PlayedFlow, id: string, child: PlayedFlow): string {
  const { scenario, steps } = child.origin;
  const isAlone = Object.keys(child.children).length === 0;
  const name = hasScenarioAlone(child) ?? (isAlone ? matchingScenario(parent, id, child) : null);
  if (name !== null) return textLiteral(name);
  const inside = childrenLiteral(child);
  const fields = [
    ...(scenario === null ? [] : [`after: ${textLiteral(scenario)}`]),
    `steps: ${literalOf(steps.map(withoutTime))}`,
    ...(inside === null ? [] : [`children: ${inside}`]),
  ];
  return `{ ${fields.join(', ')} }`;
}

function childrenLiteral(parent: PlayedFlow): string | null {
  const shown = Object.entries(parent.children).flatMap(([id, child]) =>
    isInFirstState(child) ? [] : [`${nameLiteral(id)}: ${shownChildLiteral(parent, id, child)}`],
  );
  return shown.length === 0 ? null : `{ ${shown.join(', ')} }`;
}

/**
 * Returns the TypeScript of a scenario that reaches a played state, as an entry of `scenarios({ … })` in
 * `x.scenarios.ts`. A running child is shown in its scenario of the same state; without one, its steps lead to it.
 */
export function scenarioTextOf({ name, played, inputChanges, steps }: PlayedScenario): string {
  const leaves = [...leavesOf(played.snapshot.value)].sort();
  const [first = ''] = leaves;
  const ends = leaves.length === 1 ? textLiteral(first) : `[${leaves.map(textLiteral).join(', ')}]`;
  const changes = withoutFunctions(inputChanges);
  const children = childrenLiteral(played);
  const options = [
    ...(Object.keys(changes).length === 0 ? [] : [`  input: ${literalOf(changes)},`]),
    ...(steps.length === 0 ? [] : ['  steps: [', ...steps.map((step) => `    ${stepLiteral(step)},`), '  ],']),
    ...(children === null ? [] : [`  children: ${children},`]),
  ];
  const call = options.length === 0 ? `scenario(${ends})` : `scenario(${ends}, {\n${options.join('\n')}\n})`;
  return `${name}: ${call},\n`;
}
