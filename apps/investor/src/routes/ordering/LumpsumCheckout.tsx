import { lumpsumCheckout, lumpsumCheckoutStateOf } from '@folioflow/flows';
import { LumpsumCheckout } from '@folioflow/ui/screens/ordering/LumpsumCheckout/LumpsumCheckout';
import { useLocation } from 'react-router-dom';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useExit } from '../../wiring/exits.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function LumpsumCheckoutRoute() {
  const { state } = useLocation() as { state: unknown };
  const exit = useExit();
  const images = useImages();
  const { view, remote } = useWiredFlow(
    ({ provider: { listNominees, uploadNominee, sendTwoFactorOtp, createSingleOrder } }) =>
      lumpsumCheckout({
        listNominees,
        sendTwoFactorOtp,
        createSingleOrder,
        prepareImage: prepareImage(images),
        uploadDeclaration: (request, scope) => uploadNominee(withBytes(images, request), scope),
      }),
    { state: lumpsumCheckoutStateOf(state), newSubmission: () => crypto.randomUUID() },
    (output) => {
      if (output.kind !== 'stayed') exit(output.exit);
    },
  );
  return <LumpsumCheckout view={view} remote={remote} desk={images} />;
}
