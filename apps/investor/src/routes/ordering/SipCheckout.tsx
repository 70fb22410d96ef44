import { sipCheckout, sipCheckoutStateOf, type SipCheckoutSteps } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/ordering/SipCheckout/SipCheckout';
import { useState } from 'react';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { uploadScan } from '../../ports/upload-scan.ts';
import { useNavigationState } from '../../wiring/use-address.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const steps: SipCheckoutSteps = {
  nominee: async () => (await import('@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee,
  mandate: async () => (await import('@folioflow/flows/sip-checkout/choosing-mandate')).choosingMandate,
  codes: async () => (await import('@folioflow/flows/sip-checkout/confirming-sip')).confirmingSip,
};

export function SipCheckoutRoute() {
  const images = useImages();
  const [today] = useState(() => dayInIndia(Date.now()));
  const flow = useWiredFlow(
    ({ provider }) =>
      sipCheckout(
        {
          ...provider,
          prepareImage: prepareImage(images),
          uploadDeclaration: (request, scope) => provider.uploadNominee(withBytes(images, request), scope),
          uploadScan: uploadScan(images, provider.uploadMandate),
        },
        steps,
      ),
    { asked: useNavigationState(sipCheckoutStateOf), today },
  );
  return <SipCheckout {...flow} desk={images} />;
}
