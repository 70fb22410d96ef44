import { preloadProvider } from '@folioflow/api';

/** Loads the code of all operations. */
export const preloadOperations = (): Promise<void> =>
  preloadProvider(
    ...(['access', 'stage', 'kyc', 'banking', 'accounts', 'mandates', 'discovery', 'chart'] as const),
    ...(['checkout', 'sip', 'orders', 'orderChanges', 'transfer', 'redemption', 'additional'] as const),
    ...(['swp', 'statement', 'holdings', 'payments', 'backoffice', 'watchlists', 'advice'] as const),
  );
