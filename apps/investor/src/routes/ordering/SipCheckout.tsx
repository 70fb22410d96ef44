import { sipCheckout, sipCheckoutStateOf } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { dayInIndia } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/ordering/SipCheckout/SipCheckout';
import { useExit, useNavigationState, useNotice, settlingPlaced, useUnanswered } from '@folioflow/wiring';
import { useState } from 'react';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { uploadScan } from '../../ports/upload-scan.ts';
import { useImages } from '../../wiring/use-images.ts';
import { usePlacedElsewhere } from '../../wiring/use-placed-elsewhere.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SipCheckoutRoute() {
  const images = useImages();
  const { providerNow } = useApp();
  const [today] = useState(() => dayInIndia(providerNow()));
  const asked = useNavigationState(sipCheckoutStateOf);
  const unanswered = useUnanswered();
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
          listOrders: settlingPlaced(unanswered, provider.listOrders),
          // Its code is needed after a reload alone.
          ...(Object.keys(unanswered.earlier).length > 0 && {
            listBankAccounts: async (request, scope) => {
              const { mandatesUnanswered } = await import('../../wiring/mandates-unanswered.ts');
              return mandatesUnanswered(unanswered, provider).listBankAccounts(request, scope);
            },
          }),
          prepareImage: prepareImage(images),
          uploadDeclaration: (request, scope) => provider.uploadNominee(withBytes(images, request), scope),
          uploadScan: uploadScan(images, provider.uploadMandate),
        },
        {
          nominee: async () => (await import('@folioflow/flows/sip-checkout/choosing-nominee')).choosingNominee,
          mandate: async () => (await import('./mandate-step.ts')).mandateStep(unanswered),
          codes: async () => (await import('./code-step.ts')).codeStep(unanswered),
        },
      ),
    { asked, today },
    (last) => {
      if (last.screen === 'closed') tellPlaced();
    },
  );
  return <SipCheckout {...flow} desk={images} />;
}
