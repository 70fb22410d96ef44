import type { PhotoCaptureView } from '@folioflow/flows';
import { photoHead } from '@folioflow/flows/words/photo-heading';

/** What there is to be seen: a photo that was taken or given up is shown nowhere. */
export type Shown = Exclude<PhotoCaptureView, { screen: 'closed' }>;

const leads = {
  opening: photoHead['lead.framing'],
  framing: photoHead['lead.framing'],
  cameraUnavailable: photoHead['lead.unavailable'],
  reviewing: photoHead['lead.reviewing'],
} as const satisfies Record<Shown['screen'], string>;

/** What the heading is focused for: starting the camera and showing its picture are one step. */
const stepOf = ({ screen }: Shown) => (screen === 'opening' ? 'framing' : screen);

/** What stands above the photo, and the step that it is focused for. */
export const photoHeading = (view: Shown) => ({
  title: photoHead.title,
  lead: leads[view.screen],
  step: stepOf(view),
});
