import type { ImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import type { Camera } from './open-camera.ts';

/** Returns the camera of this device, whose code is fetched on demand. It must be opened before it is shown or used. */
export function createCameraOnDemand(images: ImageRegistry): Camera {
  let camera: Camera | undefined;
  const loadCameraOnce = async () => {
    const { createCamera } = await import('./open-camera.ts');
    return (camera ??= createCamera(images));
  };
  const openedDesk = () => {
    if (camera === undefined) throw new Error('The camera was not opened.');
    return camera.access;
  };
  return {
    openCamera: async (request, scope) => (await loadCameraOnce()).openCamera(request, scope),
    holdCamera: async (request, scope) => (await loadCameraOnce()).holdCamera(request, scope),
    access: {
      attach: (ref, video) => openedDesk().attach(ref, video),
      capture: (ref) => openedDesk().capture(ref),
      addressOf: images.addressOf,
    },
  };
}
