import { i18n } from '@lingui/core';
import type { ImageUploadFlow, Remote, ViewOf } from '@folioflow/flows';
import { imageUploadJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { ImageUpload } from './ImageUpload.tsx';
import { storyImageStore } from './story-image-store.ts';

type Flow = ImageUploadFlow;

const readWords = () => ({
  submit: i18n._('upload.submit'),
  hint: i18n._('upload.hint'),
  notices: { 'notice.sideMissing': 'One side is missing. Please upload both sides together again.' },
});

const UploadScreen = createOpenScreen<ViewOf<Flow>, Remote<Flow>>(({ view, remote }) => (
  <ImageUpload view={view} remote={remote} imageStore={storyImageStore} words={readWords()} />
));

const at = flowStories(imageUploadJourneys('subject', 'result'));

export default { title: 'Flows/Parts/ImageUpload', component: UploadScreen };
export const ChoosingEmpty = at('ChoosingEmpty');
export const ChoosingWrongType = at('ChoosingWrongType');
export const ChoosingWrongName = at('ChoosingWrongName');
export const ChoosingTooLarge = at('ChoosingTooLarge');
export const ChoosingFirstOfTwo = at('ChoosingFirstOfTwo');
export const ChoosingUnreadable = at('ChoosingUnreadable');
export const ChoosingAfterSideMissing = at('ChoosingAfterSideMissing');
export const ChoosingAfterFrontMissing = at('ChoosingAfterFrontMissing');
export const Preparing = at('Preparing');
export const Ready = at('Ready');
export const ReadyAfterRefusal = at('ReadyAfterRefusal');
export const ReadyAfterShortRefusal = at('ReadyAfterShortRefusal');
export const ReadyAfterLostAnswer = at('ReadyAfterLostAnswer');
export const Uploading = at('Uploading');
export const Uploaded = at('Uploaded');
export const Abandoned = at('Abandoned');
