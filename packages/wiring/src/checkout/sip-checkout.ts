import type { Provider } from '@folioflow/api/contract';
import { sipCheckout } from '@folioflow/flows';
import type { ImagesOnDemand } from '../pictures/images-on-demand.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { loadDeclarationUpload } from './load-declaration-upload.ts';

interface SipCheckoutWiring {
  readonly provider: Provider;
  readonly images: ImagesOnDemand;
  readonly unanswered: UnansweredSubmissions;
}

/** Creates the SIP checkout with the ports of a browser. Steps, and ports of later steps, load on demand. */
export function wireSipCheckout({ provider, images, unanswered }: SipCheckoutWiring) {
  const loadLaterPorts = async () =>
    (await import('./sip-later-ports.ts')).createLaterPorts(provider, await images.load(), unanswered);
  const withImages = async <Step>(loadStep: () => Promise<Step>): Promise<Step> =>
    (await Promise.all([loadStep(), images.load()]))[0];
  return sipCheckout(
    {
      ...provider,
      listOrders: async (request, scope) => (await loadLaterPorts()).listOrders(request, scope),
      ...(Object.keys(unanswered.earlier).length > 0 && {
        listBankAccounts: async (request, scope) => (await loadLaterPorts()).listBankAccounts(request, scope),
      }),
      prepareImage: async (request, scope) => (await images.load()).prepareImage(request, scope),
      uploadDeclaration: async (request, scope) => (await loadLaterPorts()).uploadDeclaration(request, scope),
      uploadScan: async (request, scope) => (await loadLaterPorts()).uploadScan(request, scope),
    },
    {
      nominee: async () =>
        (await import(/* @preload */ '@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee,
      declaration: () => withImages(loadDeclarationUpload),
      mandate: () => withImages(async () => (await import('./sip-mandate-step.ts')).createMandateStep(unanswered)),
      recentOrder: async () => (await import('@folioflow/flows/sip-checkout/checking-recent-sip')).checkingRecentSip,
      codes: async () => (await import('./sip-code-step.ts')).createSipCodeStep(unanswered),
    },
  );
}
