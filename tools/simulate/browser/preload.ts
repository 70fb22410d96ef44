/**
 * The parts of the app that load on demand. They are loaded before a simulation: reading a file takes a number of turns
 * of the event loop that no seed decides.
 */
import '@folioflow/flows/lumpsum-checkout/confirming-lumpsum';
import '@folioflow/flows/order-list/cancelling-order';
import '@folioflow/flows/order-list/pausing-sip';
import '@folioflow/flows/order-list/registering-swp';
import '@folioflow/flows/sip-checkout/checking-recent-sip';
import '@folioflow/flows/sip-checkout/choosing-mandate';
import '@folioflow/flows/sip-checkout/choosing-nominee';
import '@folioflow/flows/sip-checkout/confirming-sip';
import '@folioflow/flows/sip-checkout/uploading-declaration';
import '@folioflow/wiring/checkout/sip-code-step';
import '@folioflow/wiring/checkout/sip-later-ports';
import '@folioflow/wiring/checkout/sip-mandate-step';
import '../../../apps/investor/src/routes/checkout/lumpsum-code-step.ts';
import { preloadProvider } from '@folioflow/api';

/** Loads the code of all operations. */
export const preloadOperations = (): Promise<void> =>
  preloadProvider(
    ...(['access', 'stage', 'kyc', 'banking', 'accounts', 'mandates', 'discovery', 'chart'] as const),
    ...(['checkout', 'sip', 'orders', 'orderChanges', 'transfer', 'redemption', 'additional'] as const),
    ...(['swp', 'statement', 'holdings', 'payments', 'backoffice', 'watchlists', 'advice'] as const),
  );
