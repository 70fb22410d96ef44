import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { schemesOf } from './compared-schemes.ts';
import { schemeComparisonMachine as chart } from './scheme-comparison.machine.ts';
import { schemeComparisonJourneys, schemeComparisonWorld } from './scheme-comparison.scenarios.ts';
import { COLUMNS } from './scheme-comparison.types.ts';

type Context = ContextFrom<typeof chart>;

/** A column shows the scheme that it holds, and no scheme stands twice. */
const eachInItsColumn: Monitor<Context, null> = {
  name: 'each in its column',
  start: null,
  step(_, { to: { context, value } }) {
    const codes = schemesOf(context.columns).map(({ code }) => code);
    if (new Set(codes).size !== codes.length) violated('a scheme stands in two columns');
    for (const column of COLUMNS) {
      const isShown = (value as Readonly<Record<string, unknown>>)[column] === 'showing';
      if (isShown !== (context.columns[column] !== null)) violated(`${column} shows what it does not hold`);
    }
    return null;
  },
};

/** Whoever stays is neither asked for again nor moved, whatever becomes of the others. */
const whoStaysStays: Monitor<Context, null> = {
  name: 'who stays, stays',
  start: null,
  step(_, { from, step, to }) {
    if (from === null || !('type' in step)) return null;
    const left = new Set(schemesOf(to.context.columns).map(({ code }) => code));
    for (const column of COLUMNS) {
      const code = from.context.columns[column]?.code;
      if (code === undefined || !left.has(code)) continue;
      if (to.context.columns[column]?.code !== code) violated('a scheme changes its column');
      if (to.children[column] !== from.children[column]) violated('a scheme that stays is asked for again');
    }
    return null;
  },
};

describe('invariants', () => {
  const prove = proving(schemeComparisonJourneys, schemeComparisonWorld);
  for (const { title, run } of [
    ...prove(eachInItsColumn, {
      'a removed scheme is still held': chart.provide({ actions: { setColumn: () => undefined } }),
      'columns forget each other': chart.provide({
        actions: { setColumn: assign({ columns: { first: null, second: null, third: null } }) },
      }),
    }),
    ...prove(whoStaysStays, {
      'whatever is chosen is fetched': chart.provide({ guards: { isSchemeChanged: () => true } }),
    }),
  ])
    test(title, run);
});
