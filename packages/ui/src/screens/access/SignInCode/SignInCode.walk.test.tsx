import { signInCodeJourneys, signInCodeWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { SignInCode } from './SignInCode.tsx';

walkScreen({
  journeys: signInCodeJourneys,
  world: signInCodeWorld,
  Screen: SignInCode,
  gestures: {
    'check.requested': { sentBy: 'the way on beside a lost answer of the codes (SignInCode.test.tsx)' },
  },
  shows: {
    parametersMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    verifying: () => page.getByRole('heading', { level: 1 }),
    checking: () => page.getByRole('status'),
    closed: null,
  },
});
