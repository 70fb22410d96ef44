import { useLingui } from '@lingui/react';
import { MandateList } from '@folioflow/ui/screens/banking/MandateList/MandateList';
import { useUnansweredSubmissions } from '@folioflow/wiring';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireMandateList } from './wire-mandate-list.ts';

/** /mandateList and /bankAutopay (C-56): the mandates of the investor, independent of a SIP. */
export function MandateListRoute() {
  const { i18n } = useLingui();
  const images = useImages();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wireMandateList(i18n, app, pageImagesOf(images), unanswered), { lists: null });
  return <MandateList {...flow} imageStore={images} />;
}
