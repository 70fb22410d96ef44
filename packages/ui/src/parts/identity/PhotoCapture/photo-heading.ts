import type { PhotoCaptureView } from '@folioflow/flows';
import { photoHead } from '@folioflow/flows/words/photo-heading';

/** View of an open photo capture. */
export type OpenPhotoView = Exclude<PhotoCaptureView, { screen: 'closed' }>;

const readLeads = () =>
  ({
    opening: photoHead['lead.framing'],
    framing: photoHead['lead.framing'],
    cameraUnavailable: photoHead['lead.unavailable'],
    reviewing: photoHead['lead.reviewing'],
  }) as const satisfies Record<OpenPhotoView['screen'], string>;

/** Returns the step for the heading's focus: starting the camera and showing its picture are one step. */
const headingStepOf = ({ screen }: OpenPhotoView) => (screen === 'opening' ? 'framing' : screen);

/** Returns the heading of a photo capture and the step for its focus. */
export const photoHeading = (view: OpenPhotoView) => ({
  title: photoHead.title,
  lead: readLeads()[view.screen],
  step: headingStepOf(view),
});
