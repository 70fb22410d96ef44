import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { columnSchemes } from './compared-schemes.ts';
import { schemeComparisonMachine as chart } from './scheme-comparison.machine.ts';
import { schemeComparisonJourneys, schemeComparisonWorld } from './scheme-comparison.scenarios.ts';
import { COLUMNS } from './scheme-comparison.types.ts';

type Context = ContextFrom<typeof chart>;

/** A column shows its scheme, and no scheme is in two columns. */
const columnShowsItsScheme: Monitor<Context, null> = {
  name: 'columns match schemes',
  start: null,
  step(_, { to: { context, value } }) {
    const codes = columnSchemes(context.columns).map(({ code }) => code);
    if (new Set(codes).size !== codes.length) throwViolation('a scheme is in two columns');
    for (const column of COLUMNS) {
      const isShown = (value as Readonly<Record<string, unknown>>)[column] === 'showing';
      if (isShown !== (context.columns[column] !== null)) throwViolation(`${column} shows what it does not hold`);
    }
    return null;
  },
};

/** A remaining scheme is neither requested again nor moved when others change. */
const remainingSchemesUnchanged: Monitor<Context, null> = {
  name: 'remaining schemes are unchanged',
  start: null,
  step(_, { from, step, to }) {
    if (from === null || !('type' in step)) return null;
    const left = new Set(columnSchemes(to.context.columns).map(({ code }) => code));
    for (const column of COLUMNS) {
      const code = from.context.columns[column]?.code;
      if (code === undefined || !left.has(code)) continue;
      if (to.context.columns[column]?.code !== code) throwViolation('a scheme changes its column');
      if (to.children[column] !== from.children[column]) throwViolation('a remaining scheme is requested again');
    }
    return null;
  },
};

describe('invariants', () => {
  const prove = createProver(schemeComparisonJourneys, schemeComparisonWorld);
  for (const { title, run } of [
    ...prove(columnShowsItsScheme, {
      'a removed scheme remains in its column': chart.provide({ actions: { setColumnScheme: () => undefined } }),
      'a change clears the other columns': chart.provide({
        actions: { setColumnScheme: assign({ columns: { first: null, second: null, third: null } }) },
      }),
    }),
    ...prove(remainingSchemesUnchanged, {
      'every chosen scheme is requested again': chart.provide({ guards: { isColumnSchemeChanged: () => true } }),
    }),
  ])
    test(title, run);
});
