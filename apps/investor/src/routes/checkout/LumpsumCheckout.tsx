import { parseLumpsumCheckoutSubject, lumpsumCheckout, type LumpsumCheckoutSubject } from '@folioflow/flows';
import { LumpsumCheckout } from '@folioflow/ui/screens/checkout/LumpsumCheckout/LumpsumCheckout';
import { useNavigationState, createPlacedOrderSettlingPort, useUnansweredSubmissions } from '@folioflow/wiring';
import { withFile } from '@folioflow/wiring/pictures/image-registry';
import { prepareImage } from '../../ports/prepare-image.ts';
import { loadDeclarationUpload } from '@folioflow/wiring/checkout/load-declaration-upload';
import { FetchedOrder } from '../orders/FetchedOrder.tsx';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /orderCheckout: a pending order is fetched first; the flow loads the terms of a new order (decision 024). */
export function LumpsumCheckoutRoute() {
  const subject = useNavigationState(parseLumpsumCheckoutSubject);
  if (subject?.kind !== 'pendingOrder') return <CheckoutContainer subject={subject} />;
  return (
    <FetchedOrder order={subject.order}>
      {(order) => <CheckoutContainer subject={{ kind: 'pendingOrder', order }} />}
    </FetchedOrder>
  );
}

function CheckoutContainer({ subject }: { subject: LumpsumCheckoutSubject | null }) {
  const images = useImages();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({
      provider: { getSchemeStatistics, listNominees, uploadNominee, sendTwoFactorOtp, createSingleOrder, listOrders },
    }) =>
      lumpsumCheckout(
        {
          getSchemeStatistics,
          listNominees,
          sendTwoFactorOtp,
          createSingleOrder,
          listOrders: createPlacedOrderSettlingPort(unanswered, listOrders),
          prepareImage: prepareImage(images),
          uploadDeclaration: (request, scope) => uploadNominee(withFile(images, request), scope),
        },
        {
          declaration: loadDeclarationUpload,
          codes: async () => (await import('./lumpsum-code-step.ts')).createLumpsumCodeStep(unanswered),
        },
      ),
    { subject },
  );
  return <LumpsumCheckout {...flow} imageStore={images} />;
}
