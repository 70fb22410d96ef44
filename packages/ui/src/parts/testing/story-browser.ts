import { storyImageStore } from '../form/ImageUpload/story-image-store.ts';
import { storyCamera } from '../identity/PhotoCapture/story-camera.ts';

/** Browser dependencies of a screen in stories. */
export const storyBrowser = {
  imageStore: storyImageStore,
  camera: storyCamera,
  imageOrigin: 'https://provider.example',
} as const;
