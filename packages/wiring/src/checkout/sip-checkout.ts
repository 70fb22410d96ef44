import type { Provider } from '@folioflow/api/contract';
import { sipCheckout, type SipCheckoutPorts } from '@folioflow/flows';
import { withFile, type ImageRegistry } from '../pictures/image-registry.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { loadDeclarationUpload } from './load-declaration-upload.ts';

interface SipCheckoutWiring {
  readonly provider: Provider;
  readonly images: ImageRegistry;
  readonly unanswered: UnansweredSubmissions;
  readonly prepareImage: SipCheckoutPorts['prepareImage'];
}

/** Creates the SIP checkout with the ports of a browser. Steps, and ports of later steps, load on demand. */
export function wireSipCheckout({ provider, images, unanswered, prepareImage }: SipCheckoutWiring) {
  const loadLaterPorts = async () =>
    (await import('./sip-later-ports.ts')).createLaterPorts(provider, images, unanswered);
  return sipCheckout(
    {
      ...provider,
      listOrders: async (request, scope) => (await loadLaterPorts()).listOrders(request, scope),
      ...(Object.keys(unanswered.earlier).length > 0 && {
        listBankAccounts: async (request, scope) => (await loadLaterPorts()).listBankAccounts(request, scope),
      }),
      prepareImage,
      uploadDeclaration: (request, scope) => provider.uploadNominee(withFile(images, request), scope),
      uploadScan: async (request, scope) => (await loadLaterPorts()).uploadScan(request, scope),
    },
    {
      nominee: async () =>
        (await import(/* @preload */ '@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee,
      declaration: loadDeclarationUpload,
      mandate: async () => (await import('./sip-mandate-step.ts')).createMandateStep(unanswered),
      recentOrder: async () => (await import('@folioflow/flows/sip-checkout/checking-recent-sip')).checkingRecentSip,
      codes: async () => (await import('./sip-code-step.ts')).createSipCodeStep(unanswered),
    },
  );
}
