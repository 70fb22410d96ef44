import { assign, setup } from 'xstate';
import { chartPageFlow } from '../chart-page/index.ts';
import { statisticsRequestOf } from '../scheme-parameters.ts';
import { columnsOf, schemesOf } from './compared-schemes.ts';
import { comparisonIn } from './scheme-comparison.rules.ts';
import type {
  Column,
  SchemeComparisonChart,
  SchemeComparisonContext,
  SchemeComparisonEvent,
  SchemeKey,
} from './scheme-comparison.types.ts';

const nothing = { first: null, second: null, third: null };

/** Who is to be compared by an event. */
function chosenBy(event: SchemeComparisonEvent, { columns }: SchemeComparisonContext): readonly SchemeKey[] {
  if (event.type === 'schemes.chosen') return event.schemes;
  if (event.type === 'scheme.removed') return schemesOf(columns).filter(({ code }) => code !== event.code);
  return schemesOf(columns);
}

interface Told {
  context: SchemeComparisonContext;
  event: SchemeComparisonEvent;
}
const after = ({ context, event }: Told, column: Column) =>
  columnsOf(chosenBy(event, context), context.columns)[column];

/** A column changes its own scheme alone: what the others are to hold is the same before and after. */
const column = <Name extends Column>(name: Name) =>
  ({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: { type: 'hasColumn', params: name }, target: 'showing' }, { target: 'empty' }] },
      empty: {
        on: {
          'schemes.chosen': {
            guard: { type: 'isSchemeChanged', params: name },
            target: 'showing',
            actions: { type: 'setColumn', params: name },
          },
        },
      },
      showing: {
        on: {
          'schemes.chosen': [
            {
              guard: { type: 'isSchemeChanged', params: name },
              target: 'showing',
              reenter: true,
              actions: { type: 'setColumn', params: name },
            },
            {
              guard: { type: 'isColumnCleared', params: name },
              target: 'empty',
              actions: { type: 'setColumn', params: name },
            },
          ],
          'scheme.removed': {
            guard: { type: 'isColumnCleared', params: name },
            target: 'empty',
            actions: { type: 'setColumn', params: name },
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
  actors: { first: chartPageFlow.machine, second: chartPageFlow.machine, third: chartPageFlow.machine },
  guards: {
    hasColumn: ({ context }, name: Column) => context.columns[name] !== null,
    /** Another scheme than before. */
    isSchemeChanged: (told, name: Column) => {
      const scheme = after(told, name);
      return scheme !== null && scheme.code !== told.context.columns[name]?.code;
    },
    isColumnCleared: (told, name: Column) => after(told, name) === null,
  },
  actions: {
    setColumn: assign((told, name: Column) => ({ columns: { ...told.context.columns, [name]: after(told, name) } })),
    setPeriod: assign((_, period: SchemeComparisonContext['period']) => ({ period })),
  },
}).createMachine({
  id: 'schemeComparison',
  context: ({ input }) => {
    const { schemes, period } = comparisonIn(input.search);
    return { columns: columnsOf(schemes, nothing), period };
  },
  type: 'parallel',
  description: 'The schemes do not wait for each other: one that fails is asked for again in its own column.',
  on: { 'period.chosen': { actions: { type: 'setPeriod', params: ({ event }) => event.period } } },
  states: { first: column('first'), second: column('second'), third: column('third') },
});
