import { parseLumpsumCheckoutSubject, type LumpsumCheckoutSubject } from '@folioflow/flows';
import { LumpsumCheckout } from '@folioflow/ui/screens/checkout/LumpsumCheckout/LumpsumCheckout';
import { useNavigationState, useUnansweredSubmissions } from '@folioflow/wiring';
import { FetchedOrder } from '../orders/FetchedOrder.tsx';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireLumpsumCheckout } from './wire-lumpsum-checkout.ts';

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
  const flow = useWiredFlow((app) => wireLumpsumCheckout(app, pageImagesOf(images), unanswered), { subject });
  return <LumpsumCheckout {...flow} imageStore={images} />;
}
