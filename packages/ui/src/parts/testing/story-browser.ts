import { storyDesk } from '../ImageUpload/story-desk.ts';
import { storyCamera } from '../PhotoCapture/story-camera.ts';

/** What the browser and the served page give to a screen that is drawn from its scenarios. */
export const storyBrowser = {
  desk: storyDesk,
  camera: storyCamera,
  imageOrigin: 'https://provider.example',
} as const;
