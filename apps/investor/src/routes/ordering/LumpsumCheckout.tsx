import { lumpsumCheckout, lumpsumCheckoutStateOf } from '@folioflow/flows';
import { LumpsumCheckout } from '@folioflow/ui/screens/ordering/LumpsumCheckout/LumpsumCheckout';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useNavigationState } from '../../wiring/use-address.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function LumpsumCheckoutRoute() {
  const images = useImages();
  const flow = useWiredFlow(
    ({ provider: { listNominees, uploadNominee, sendTwoFactorOtp, createSingleOrder, listOrders } }) =>
      lumpsumCheckout({
        listNominees,
        sendTwoFactorOtp,
        createSingleOrder,
        listOrders,
        prepareImage: prepareImage(images),
        uploadDeclaration: (request, scope) => uploadNominee(withBytes(images, request), scope),
      }),
    { state: useNavigationState(lumpsumCheckoutStateOf) },
  );
  return <LumpsumCheckout {...flow} desk={images} />;
}
