import type { ImageRegistry } from './image-registry.ts';
import type { Camera } from './open-camera.ts';

/** Few bytes of a page's first load: the code comes with the step that takes a photo. */
export const loadCamera = () => import('./open-camera.ts');

/** The camera of this device, before its code is there. Nothing is shown or taken until it was opened. */
export function cameraOnDemand(images: ImageRegistry): Camera {
  let camera: Camera | undefined;
  const here = async () => {
    const { createCamera } = await loadCamera();
    return (camera ??= createCamera(images));
  };
  const opened = () => {
    if (camera === undefined) throw new Error('The camera was not opened.');
    return camera.desk;
  };
  return {
    openCamera: async (request, scope) => (await here()).openCamera(request, scope),
    holdCamera: async (request, scope) => (await here()).holdCamera(request, scope),
    desk: {
      attach: (ref, video) => opened().attach(ref, video),
      capture: (ref) => opened().capture(ref),
      addressOf: images.addressOf,
    },
  };
}
