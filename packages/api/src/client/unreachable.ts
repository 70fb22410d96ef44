import { ProviderFault } from '../contract/outcome.ts';

export const UNREACHABLE_TEXT = 'The provider could not be reached. Please check your connection and try again.';
export const TIME_LIMIT_TEXT = 'The provider did not answer in time. Please try again.';

const TIME_LIMIT_CODES: readonly unknown[] = ['ETIMEDOUT', 'ECONNABORTED'];

/** No response at all; `code` is that of axios. */
export const unreachable = (code?: string): ProviderFault =>
  new ProviderFault('unreachable', [TIME_LIMIT_CODES.includes(code) ? TIME_LIMIT_TEXT : UNREACHABLE_TEXT]);
