import { mandateChoice } from '@folioflow/flows';
import { MandateList } from '@folioflow/ui/screens/banking/MandateList/MandateList';
import { useUnansweredSubmissions } from '@folioflow/wiring';
import { prepareImage } from '../../ports/prepare-image.ts';
import { uploadScan } from '@folioflow/wiring/pictures/upload-scan';
import { useImages } from '../../wiring/use-images.ts';
import { createMandatePorts } from '@folioflow/wiring/checkout/mandate-ports';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /mandateList and /bankAutopay (C-56): the mandates of the investor, independent of a SIP. */
export function MandateListRoute() {
  const images = useImages();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider }) =>
      mandateChoice({
        ...provider,
        ...createMandatePorts(unanswered, provider),
        prepareImage: prepareImage(images),
        uploadScan: uploadScan(images, provider.uploadMandate),
      }),
    { lists: null },
  );
  return <MandateList {...flow} imageStore={images} />;
}
