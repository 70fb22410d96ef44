import { samplePublished, unpublishedFields } from '@folioflow/flows/testing';
import { ReturnsCalculator } from './ReturnsCalculator.tsx';

export default { title: 'Screens/Discovery/ReturnsCalculator', component: ReturnsCalculator };

const none = { '1y_percent': null, '3y_percent': null, '5y_percent': null };
const fallen = { '1y_percent': -12.4, '3y_percent': -31.75, '5y_percent': -100 };

export const Known = { args: { published: samplePublished } };
export const NothingKnown = { args: { published: unpublishedFields } };
export const OneYearOnly = {
  args: {
    published: {
      sip_returns_calculation: { ...none, '1y_percent': 3.5 },
      lumpsum_returns_calculation: {
        absolute: { ...none, '1y_percent': 6.2 },
        annualized: { ...none, '1y_percent': 6.2 },
      },
    },
  },
};
export const Fallen = {
  args: {
    published: {
      sip_returns_calculation: fallen,
      lumpsum_returns_calculation: { absolute: fallen, annualized: none },
    },
  },
};
