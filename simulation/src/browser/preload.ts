import { preloadProvider } from '@folioflow/api';

/**
 * Loads the code of all operations before a simulation: reading a file takes a number of turns of the event loop that no
 * seed decides.
 */
export const preloadOperations = (): Promise<void> =>
  preloadProvider(
    ...(['access', 'stage', 'kyc', 'banking', 'accounts', 'mandates', 'discovery', 'chart'] as const),
    ...(['checkout', 'sip', 'orders', 'orderChanges', 'transfer', 'redemption', 'additional'] as const),
    ...(['swp', 'statement', 'holdings', 'payments', 'backoffice', 'watchlists', 'advice'] as const),
  );
