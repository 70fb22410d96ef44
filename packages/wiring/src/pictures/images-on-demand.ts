import type { Port, PreparedImage, PrepareImageRequest } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';

/** The pictures of a page, and the port that checks and redraws them. */
export interface LoadedImages {
  readonly registry: ImageRegistry;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
}

/** The pictures of a page on which few users add a picture. Their code is loaded with the step that shows an upload. */
export interface ImagesOnDemand extends Pick<ImageRegistry, 'register' | 'addressOf' | 'clear'> {
  /** A failed load can be repeated. */
  readonly load: () => Promise<LoadedImages>;
  /** @throws Error before `load` has resolved */
  readonly register: ImageRegistry['register'];
}

/** @param loadImages fetches the code and creates the registry; it is called once, and again after a failure */
export function createImagesOnDemand(loadImages: () => Promise<LoadedImages>): ImagesOnDemand {
  let loaded: LoadedImages | undefined;
  return {
    load: async () => (loaded ??= await loadImages()),
    register: (file) => {
      if (loaded === undefined) throw new Error(`The picture ${file.name} was chosen before its code was loaded.`);
      return loaded.registry.register(file);
    },
    addressOf: (image) => loaded?.registry.addressOf(image),
    clear: () => loaded?.registry.clear(),
  };
}
