import {
  askedCheckout,
  lumpsumCheckout,
  lumpsumCheckoutStateOf,
  type AskedLumpsum,
  type LumpsumCheckoutState,
} from '@folioflow/flows';
import { AskedPage } from '@folioflow/ui/parts/AskedPage/AskedPage';
import { LumpsumCheckout } from '@folioflow/ui/screens/ordering/LumpsumCheckout/LumpsumCheckout';
import { useNavigationState, remembering, settlingPlaced, useUnanswered } from '@folioflow/wiring';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { AskedOrderAt } from '../orders/AskedOrderAt.tsx';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /orderCheckout: what it was opened with is asked, and the provider's answer is what is ordered (decision 024). */
export function LumpsumCheckoutRoute() {
  const asked = useNavigationState(lumpsumCheckoutStateOf);
  if (asked === null) return <Checkout state={null} />;
  if ('selected_order' in asked)
    return (
      <AskedOrderAt order={asked.selected_order}>
        {(selected_order) => <Checkout state={{ ...asked, selected_order }} />}
      </AskedOrderAt>
    );
  return <Fresh asked={asked} />;
}

function Fresh({ asked }: { asked: AskedLumpsum }) {
  const flow = useWiredFlow(({ provider: { getSchemeStatistics } }) => askedCheckout({ getSchemeStatistics }), {
    request: asked,
  });
  return <AskedPage {...flow}>{(state) => <Checkout state={state} />}</AskedPage>;
}

function Checkout({ state }: { state: LumpsumCheckoutState | null }) {
  const images = useImages();
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider: { listNominees, uploadNominee, sendTwoFactorOtp, createSingleOrder, listOrders } }) =>
      lumpsumCheckout({
        listNominees,
        sendTwoFactorOtp,
        createSingleOrder: remembering(unanswered, 'createSingleOrder', createSingleOrder),
        listOrders: settlingPlaced(unanswered, listOrders),
        prepareImage: prepareImage(images),
        uploadDeclaration: (request, scope) => uploadNominee(withBytes(images, request), scope),
      }),
    { state },
  );
  return <LumpsumCheckout {...flow} desk={images} />;
}
