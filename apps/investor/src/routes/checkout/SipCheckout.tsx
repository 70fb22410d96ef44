import { parseSipCheckoutState, sipCheckout } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { dayInIndia } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/checkout/SipCheckout/SipCheckout';
import { useExitNavigation, useNavigationState, useRaiseNotice, useUnansweredSubmissions } from '@folioflow/wiring';
import { useState } from 'react';
import { withFile } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { loadDeclarationUpload } from './load-declaration-upload.ts';
import { useImages } from '../../wiring/use-images.ts';
import { usePlacedOrderChannel } from '../../wiring/use-placed-order-channel.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SipCheckoutRoute() {
  const images = useImages();
  const { providerNow } = useApp();
  const [today] = useState(() => dayInIndia(providerNow()));
  const requestedSip = useNavigationState(parseSipCheckoutState);
  const unanswered = useUnansweredSubmissions();
  const leave = useExitNavigation();
  const raise = useRaiseNotice();
  const announcePlaced = usePlacedOrderChannel(JSON.stringify(requestedSip), () => {
    raise({ kind: 'success', text: words.placedElsewhere });
    leave({ to: 'sipList', replace: true });
  });
  const flow = useWiredFlow(
    ({ provider }) => {
      const loadLaterPorts = async () =>
        (await import('./later-ports.ts')).createLaterPorts(provider, images, unanswered);
      return sipCheckout(
        {
          ...provider,
          listOrders: async (request, scope) => (await loadLaterPorts()).listOrders(request, scope),
          ...(Object.keys(unanswered.earlier).length > 0 && {
            listBankAccounts: async (request, scope) => (await loadLaterPorts()).listBankAccounts(request, scope),
          }),
          prepareImage: prepareImage(images),
          uploadDeclaration: (request, scope) => provider.uploadNominee(withFile(images, request), scope),
          uploadScan: async (request, scope) => (await loadLaterPorts()).uploadScan(request, scope),
        },
        {
          nominee: async () =>
            (await import(/* @preload */ '@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee,
          declaration: loadDeclarationUpload,
          mandate: async () => (await import('./mandate-step.ts')).createMandateStep(unanswered),
          recentOrder: async () =>
            (await import('@folioflow/flows/sip-checkout/checking-recent-sip')).checkingRecentSip,
          codes: async () => (await import('./sip-code-step.ts')).createSipCodeStep(unanswered),
        },
      );
    },
    { requestedSip, today },
    (last) => {
      if (last.screen === 'closed') announcePlaced();
    },
  );
  return <SipCheckout {...flow} imageStore={images} />;
}
