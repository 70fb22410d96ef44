import { ProviderFault } from '../contract/outcome.ts';

export const UNREACHABLE_TEXT = 'The provider could not be reached. Please check your connection and try again.';
export const TIME_LIMIT_TEXT = 'The provider did not answer in time. Please try again.';

/** Creates the fault of a call without a response, or without one in time (`'late'`). */
export const createUnreachableFault = (cause?: 'late'): ProviderFault =>
  new ProviderFault('unreachable', [cause === 'late' ? TIME_LIMIT_TEXT : UNREACHABLE_TEXT]);
