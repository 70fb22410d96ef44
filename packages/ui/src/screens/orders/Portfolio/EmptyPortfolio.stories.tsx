import { portfolioJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import type { KycCheck } from '../../../parts/stage/KycBanner/kyc-check.ts';
import { EmptyPortfolio } from './EmptyPortfolio.tsx';
import { Portfolio } from './Portfolio.tsx';

const emptyWith = (progress: KycCheck['progress']) =>
  flowStories(portfolioJourneys, { empty: <EmptyPortfolio kyc={{ progress, onRetry: () => undefined }} /> })(
    'LoadedEmpty',
  );

export default { title: 'Screens/Orders/EmptyPortfolio', component: Portfolio };
export const KycDue = emptyWith({ kind: 'due', stage: 'personal' });
export const KycSubmitted = emptyWith({ kind: 'submitted' });
export const KycUnchecked = emptyWith('unchecked');
