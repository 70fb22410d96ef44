import { ProviderFault } from '../contract/outcome.ts';

export const UNREACHABLE_TEXT = 'The provider could not be reached. Please check your connection and try again.';
export const TIME_LIMIT_TEXT = 'The provider did not answer in time. Please try again.';

/** No response at all, or none within the time limit. */
export const unreachable = (why?: 'late'): ProviderFault =>
  new ProviderFault('unreachable', [why === 'late' ? TIME_LIMIT_TEXT : UNREACHABLE_TEXT]);
