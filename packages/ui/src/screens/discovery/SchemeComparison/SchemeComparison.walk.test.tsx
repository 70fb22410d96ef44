import type { schemeComparisonFlow } from '@folioflow/flows';
import { schemeComparisonJourneys, schemeComparisonWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SchemeComparison } from './SchemeComparison.tsx';

const letters = { first: 'A', second: 'B', third: 'C' } as const;

const gestures = {
  'schemes.chosen': { sentBy: 'the address, which the lists and the history change' },
  'scheme.removed': {
    control: (event, view) => {
      const compared = view.schemes.find(({ scheme }) => scheme.code === event.code);
      const letter = compared === undefined ? 'no' : letters[compared.column];
      return page.getByRole('button', { name: `Remove scheme ${letter}` });
    },
  },
  'period.chosen': { sentBy: 'the periods above the lines, once every scheme is here' },
} satisfies Gestures<typeof schemeComparisonFlow>;

const followed = () => undefined;
walkScreen({
  journeys: schemeComparisonJourneys,
  world: schemeComparisonWorld,
  Screen: SchemeComparison,
  screenProps: { listPath: '/schemeList', onFollow: followed },
  gestures,
  shows: {
    choosing: () => page.getByText('Nothing to compare yet'),
    comparing: () => page.getByRole('table', { name: 'Side by side' }),
  },
});
