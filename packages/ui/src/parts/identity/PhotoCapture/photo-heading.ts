import type { I18n } from '@lingui/core';
import type { PhotoCaptureView } from '@folioflow/flows';

/** View of an open photo capture. */
export type OpenPhotoView = Exclude<PhotoCaptureView, { screen: 'closed' }>;

const readLeads = (i18n: I18n) =>
  ({
    opening: i18n._('photoHead.lead.framing'),
    framing: i18n._('photoHead.lead.framing'),
    cameraUnavailable: i18n._('photoHead.lead.unavailable'),
    reviewing: i18n._('photoHead.lead.reviewing'),
  }) as const satisfies Record<OpenPhotoView['screen'], string>;

/** Returns the step for the heading's focus: starting the camera and showing its picture are one step. */
const headingStepOf = ({ screen }: OpenPhotoView) => (screen === 'opening' ? 'framing' : screen);

/** Returns the heading of a photo capture and the step for its focus. */
export const photoHeading = (i18n: I18n, view: OpenPhotoView) => ({
  title: i18n._('photoHead.title'),
  lead: readLeads(i18n)[view.screen],
  step: headingStepOf(view),
});
