import type { PhotoCaptureFlow, Remote, ViewOf } from '@folioflow/flows';
import { photoCaptureJourneys } from '@folioflow/flows/testing';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { PhotoCapture } from './PhotoCapture.tsx';
import { storyCamera } from './story-camera.ts';

type Flow = PhotoCaptureFlow;

const PhotoScreen = createOpenScreen<ViewOf<Flow>, Remote<Flow>>(({ view, remote }) => (
  <Page width="form">
    <PhotoCapture view={view} remote={remote} camera={storyCamera} />
  </Page>
));

const at = flowStories(photoCaptureJourneys('subject', 'answer'));

export default { title: 'Flows/Parts/PhotoCapture', component: PhotoScreen };
export const Opening = at('Opening');
export const CameraUnavailable = at('CameraUnavailable');
export const CameraMissing = at('CameraMissing');
export const CameraDenied = at('CameraDenied');
export const CameraLost = at('CameraLost');
export const CameraAfterUnreadablePhoto = at('CameraAfterUnreadablePhoto');
export const Framing = at('Framing');
export const FramingTooShort = at('FramingTooShort');
export const Preparing = at('Preparing');
export const ReviewingUnconsented = at('ReviewingUnconsented');
export const ReviewingConsented = at('ReviewingConsented');
export const ReviewingAfterRefusal = at('ReviewingAfterRefusal');
export const ReviewingAfterLostAnswer = at('ReviewingAfterLostAnswer');
export const Submitting = at('Submitting');
export const Accepted = at('Accepted');
export const WentBack = at('WentBack');
