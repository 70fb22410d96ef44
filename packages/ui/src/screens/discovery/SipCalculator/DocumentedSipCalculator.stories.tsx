import { parseCalculatorDraft } from '@folioflow/flows';
import { fn } from 'storybook/test';
import { DocumentedSipCalculator } from './DocumentedSipCalculator.tsx';

export default {
  title: 'Screens/Discovery/DocumentedSipCalculator',
  component: DocumentedSipCalculator,
  parameters: { layout: 'fullscreen' },
  args: { onSettle: fn() },
};

const openedAt = (search: string) => ({ args: { opened: parseCalculatorDraft(search) } });

export const Empty = openedAt('');
export const Computed = openedAt('?amount=5000&cagr=12&inflation=6&increment=5&investmentYears=15&holdingYears=20');
export const Refused = openedAt('?amount=1000&factor=13&cagr=12&investmentYears=6&holdingYears=5');
