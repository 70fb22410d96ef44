import { globSync } from 'node:fs';
import path from 'node:path';
import { and, assign, createMachine, fromPromise, not, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';

/** Files with states that other charts include. */
const filesWithoutChart = ['access/email-password/email-password.machine.ts', 'kyc/card-stage/card-stage.machine.ts'];

const isChart = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value;
const isFactory = (value: unknown): value is () => unknown => typeof value === 'function' && value.length === 0;

async function chartsOf(file: string): Promise<readonly AnyStateMachine[]> {
  const exported = (await import(path.join(import.meta.dirname, file))) as object;
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Machine'))
    .map(([, value]: readonly [string, unknown]) => (isFactory(value) ? value() : value))
    .filter(isChart);
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

/** Returns the members of `and`, `or` and `not`, otherwise the guard itself; `stateIn` is named by its state. */
function simpleGuardsOf(guard: unknown): readonly unknown[] {
  if (typeof guard !== 'function') return [guard];
  if ('guards' in guard) return listOf(guard.guards).flatMap(simpleGuardsOf);
  return 'stateValue' in guard ? [] : [guard];
}
const hasInline = (implementations: readonly unknown[]) => implementations.some((each) => typeof each === 'function');

/** Returns each place in a state and its children with a guard, an action or a port that has no name. */
function inlinePlacesOf(node: AnyStateNode): readonly string[] {
  const state = node.path.join('.') || node.id;
  // The resolved entries and exits contain timers of xstate itself.
  const { entry, exit } = node.config as { readonly entry?: unknown; readonly exit?: unknown };
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const isNamed = (src: unknown) => typeof src === 'string' && !src.startsWith('xstate.');
  return [
    ...node.invoke.filter(({ src }) => !isNamed(src)).map(() => `${state}: port`),
    ...(hasInline(listOf(entry)) ? [`${state}: action on entry`] : []),
    ...(hasInline(listOf(exit)) ? [`${state}: action on exit`] : []),
    ...transitions.flatMap(({ guard, actions, eventType }) => {
      const cause = eventType === '' ? 'always' : String(eventType);
      return [
        ...(hasInline(simpleGuardsOf(guard)) ? [`${state}: guard on ${cause}`] : []),
        ...(hasInline(listOf(actions)) ? [`${state}: action on ${cause}`] : []),
      ];
    }),
    ...Object.values(node.states).flatMap(inlinePlacesOf),
  ];
}

describe('a guard, an action or a port without a name', () => {
  test('is found with its state and event', () => {
    const isTrue = () => true;
    const chart = createMachine({
      id: 'sample',
      initial: 'outer',
      on: { 'root.called': { actions: assign({}) } },
      states: {
        outer: {
          initial: 'inner',
          entry: ['setNamed', assign({})],
          invoke: [{ src: fromPromise(() => Promise.resolve()) }, { src: 'findNamed' }],
          states: {
            inner: {
              exit: assign({}),
              always: { guard: isTrue, target: '#sample.last' },
              on: {
                'inline.called': { guard: and(['isNamed', not(isTrue)]), target: '#sample.last' },
                'named.called': { guard: not('isNamed'), actions: { type: 'setNamed' } },
              },
              after: { 1000: { guard: 'isNamed', target: '#sample.last' } },
            },
          },
        },
        last: {},
      },
    });
    expect(inlinePlacesOf(chart.root)).toEqual([
      'sample: action on root.called',
      'outer: port',
      'outer: action on entry',
      'outer.inner: action on exit',
      'outer.inner: guard on inline.called',
      'outer.inner: guard on always',
    ]);
  });
});

describe('the guards, actions and ports of every chart', async () => {
  const files = globSync(['*/*/*.machine.ts', 'parts/*/*/*.machine.ts', 'kit/resource.ts'], {
    cwd: import.meta.dirname,
  }).sort();
  const found = await Promise.all(files.map(async (file) => ({ file, charts: await chartsOf(file) })));
  const charts = found.flatMap((each) => each.charts);

  test('are searched in every file of a chart', () => {
    expect(found.filter((each) => each.charts.length === 0).map(({ file }) => file)).toEqual(filesWithoutChart);
  });

  test.each(charts)('have a name in $id', ({ root }) => {
    expect(inlinePlacesOf(root)).toEqual([]);
  });
});
