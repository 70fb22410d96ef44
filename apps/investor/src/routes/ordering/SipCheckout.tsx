import { sipCheckout, sipCheckoutStateOf, type SipCheckoutSteps } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { dayInIndia } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/ordering/SipCheckout/SipCheckout';
import { useExit, useNavigationState, useNotice } from '@folioflow/wiring';
import { useState } from 'react';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { uploadScan } from '../../ports/upload-scan.ts';
import { useImages } from '../../wiring/use-images.ts';
import { usePlacedElsewhere } from '../../wiring/use-placed-elsewhere.ts';
import { useUnanswered } from '../../wiring/use-unanswered.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const steps: SipCheckoutSteps = {
  nominee: async () => (await import('@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee,
  mandate: async () => (await import('@folioflow/flows/sip-checkout/choosing-mandate')).choosingMandate,
  codes: async () => (await import('@folioflow/flows/sip-checkout/confirming-sip')).confirmingSip,
};

export function SipCheckoutRoute() {
  const images = useImages();
  const { providerNow } = useApp();
  const [today] = useState(() => dayInIndia(providerNow()));
  const asked = useNavigationState(sipCheckoutStateOf);
  const lasting = useUnanswered('createSipOrder');
  const leave = useExit();
  const raise = useNotice();
  const tellPlaced = usePlacedElsewhere(JSON.stringify(asked), () => {
    raise({ kind: 'success', text: words.placedElsewhere });
    leave({ to: 'sipList', replace: true });
  });
  const flow = useWiredFlow(
    ({ provider }) =>
      sipCheckout(
        {
          ...provider,
          createSipOrder: lasting(provider.createSipOrder),
          prepareImage: prepareImage(images),
          uploadDeclaration: (request, scope) => provider.uploadNominee(withBytes(images, request), scope),
          uploadScan: uploadScan(images, provider.uploadMandate),
        },
        steps,
      ),
    { asked, today },
    (last) => {
      if (last.screen === 'closed') tellPlaced();
    },
  );
  return <SipCheckout {...flow} desk={images} />;
}
