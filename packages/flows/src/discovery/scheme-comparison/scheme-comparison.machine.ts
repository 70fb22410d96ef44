import { assign, setup } from 'xstate';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import { assignColumns, columnSchemes } from './compared-schemes.ts';
import { parseComparison } from './scheme-comparison.rules.ts';
import type {
  ComparisonColumn,
  SchemeComparisonChart,
  SchemeComparisonContext,
  SchemeComparisonEvent,
  SchemeKey,
} from './scheme-comparison.types.ts';
import { chartPageMachine } from '../chart-page/chart-page.machine.ts';

const emptyColumns = { first: null, second: null, third: null };

/** Returns the compared schemes after an event. */
function schemesAfterEvent(event: SchemeComparisonEvent, { columns }: SchemeComparisonContext): readonly SchemeKey[] {
  if (event.type === 'schemes.chosen') return event.schemes;
  if (event.type === 'scheme.removed') return columnSchemes(columns).filter(({ code }) => code !== event.code);
  return columnSchemes(columns);
}

interface ColumnChange {
  context: SchemeComparisonContext;
  event: SchemeComparisonEvent;
}
const columnAfterEvent = ({ context, event }: ColumnChange, column: ComparisonColumn) =>
  assignColumns(schemesAfterEvent(event, context), context.columns)[column];

/**
 * States of one column. A column changes only its own scheme: the schemes of the others do not depend on the order of
 * the columns.
 */
const columnStates = <Name extends ComparisonColumn>(name: Name) =>
  ({
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: { type: 'hasColumnScheme', params: name }, target: 'showing' }, { target: 'empty' }],
      },
      empty: {
        on: {
          'schemes.chosen': {
            guard: { type: 'isColumnSchemeChanged', params: name },
            target: 'showing',
            actions: { type: 'setColumnScheme', params: name },
          },
        },
      },
      showing: {
        on: {
          'schemes.chosen': [
            {
              guard: { type: 'isColumnSchemeChanged', params: name },
              target: 'showing',
              reenter: true,
              actions: { type: 'setColumnScheme', params: name },
            },
            {
              guard: { type: 'isColumnCleared', params: name },
              target: 'empty',
              actions: { type: 'setColumnScheme', params: name },
            },
          ],
          'scheme.removed': {
            guard: { type: 'isColumnCleared', params: name },
            target: 'empty',
            actions: { type: 'setColumnScheme', params: name },
          },
        },
        invoke: {
          id: name,
          src: name,
          input: ({ context }: { context: SchemeComparisonContext }) => ({
            request: statisticsRequestOf({ ...(context.columns[name] ?? { code: '', isin: '' }), name: '' }),
          }),
        },
      },
    },
  }) as const;

export const schemeComparisonMachine = setup({
  types: {} as SchemeComparisonChart,
  actors: { first: chartPageMachine, second: chartPageMachine, third: chartPageMachine },
  guards: {
    /** Decision 045. */
    hasColumnScheme: ({ context }, name: ComparisonColumn) => context.columns[name] !== null,
    /** The column gets another scheme (decision 045). */
    isColumnSchemeChanged: (change, name: ComparisonColumn) => {
      const scheme = columnAfterEvent(change, name);
      return scheme !== null && scheme.code !== change.context.columns[name]?.code;
    },
    /** Decision 045. */
    isColumnCleared: (change, name: ComparisonColumn) => columnAfterEvent(change, name) === null,
  },
  actions: {
    /** Decision 045. */
    setColumnScheme: assign((change, name: ComparisonColumn) => ({
      columns: { ...change.context.columns, [name]: columnAfterEvent(change, name) },
    })),
    /** Decision 045. */
    setChartPeriod: assign((_, period: SchemeComparisonContext['period']) => ({ period })),
  },
}).createMachine({
  id: 'schemeComparison',
  context: ({ input }) => {
    const { schemes, period } = parseComparison(input.search);
    return { columns: assignColumns(schemes, emptyColumns), period };
  },
  type: 'parallel',
  description: 'The schemes do not wait for each other: one that fails is asked for again in its own column.',
  on: { 'period.chosen': { actions: { type: 'setChartPeriod', params: ({ event }) => event.period } } },
  states: { first: columnStates('first'), second: columnStates('second'), third: columnStates('third') },
});
