import {
  requestedCheckout,
  lumpsumCheckout,
  lumpsumCheckoutStateOf,
  type RequestedLumpsum,
  type LumpsumCheckoutState,
} from '@folioflow/flows';
import { RequestedPage } from '@folioflow/ui/parts/order/RequestedPage/RequestedPage';
import { LumpsumCheckout } from '@folioflow/ui/screens/checkout/LumpsumCheckout/LumpsumCheckout';
import {
  useNavigationState,
  createSubmissionStoringPort,
  createPlacedOrderSettlingPort,
  useUnansweredSubmissions,
} from '@folioflow/wiring';
import { withFile } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { loadDeclarationUpload } from './load-declaration-upload.ts';
import { FetchedOrder } from '../orders/FetchedOrder.tsx';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /orderCheckout: the navigation state is checked with the provider, whose answer is ordered (decision 024). */
export function LumpsumCheckoutRoute() {
  const asked = useNavigationState(lumpsumCheckoutStateOf);
  if (asked === null) return <CheckoutContainer state={null} />;
  if ('selected_order' in asked)
    return (
      <FetchedOrder order={asked.selected_order}>
        {(selected_order) => <CheckoutContainer state={{ ...asked, selected_order }} />}
      </FetchedOrder>
    );
  return <NewOrderCheckout asked={asked} />;
}

function NewOrderCheckout({ asked }: { asked: RequestedLumpsum }) {
  const flow = useWiredFlow(({ provider: { getSchemeStatistics } }) => requestedCheckout({ getSchemeStatistics }), {
    request: asked,
  });
  return <RequestedPage {...flow}>{(state) => <CheckoutContainer state={state} />}</RequestedPage>;
}

function CheckoutContainer({ state }: { state: LumpsumCheckoutState | null }) {
  const images = useImages();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider: { listNominees, uploadNominee, sendTwoFactorOtp, createSingleOrder, listOrders } }) =>
      lumpsumCheckout(
        {
          listNominees,
          sendTwoFactorOtp,
          createSingleOrder: createSubmissionStoringPort(unanswered, 'createSingleOrder', createSingleOrder),
          listOrders: createPlacedOrderSettlingPort(unanswered, listOrders),
          prepareImage: prepareImage(images),
          uploadDeclaration: (request, scope) => uploadNominee(withFile(images, request), scope),
        },
        loadDeclarationUpload,
      ),
    { state },
  );
  return <LumpsumCheckout {...flow} desk={images} />;
}
