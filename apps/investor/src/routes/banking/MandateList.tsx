import { mandateChoice } from '@folioflow/flows';
import { MandateList } from '@folioflow/ui/screens/banking/MandateList/MandateList';
import { useUnanswered } from '@folioflow/wiring';
import { prepareImage } from '../../ports/prepare-image.ts';
import { uploadScan } from '../../ports/upload-scan.ts';
import { useImages } from '../../wiring/use-images.ts';
import { mandatesUnanswered } from '../../wiring/mandates-unanswered.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /mandateList and /bankAutopay (C-56): the mandates by themselves, for no SIP in particular. */
export function MandateListRoute() {
  const images = useImages();
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider }) =>
      mandateChoice({
        ...provider,
        ...mandatesUnanswered(unanswered, provider),
        prepareImage: prepareImage(images),
        uploadScan: uploadScan(images, provider.uploadMandate),
      }),
    { lists: null },
  );
  return <MandateList {...flow} desk={images} />;
}
