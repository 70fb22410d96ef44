import { createImagesOnDemand, type ImagesOnDemand } from '@folioflow/wiring/pictures/images-on-demand';
import { useEffect, useState } from 'react';
import { useApp } from './app-context.ts';

const loadImages = async () => (await import('./load-images.ts')).loadImages();

/** The pictures of a page on which few users add one; they are released when the page is left, unless its session ended. */
export function useImagesOnDemand(): ImagesOnDemand {
  const { keptPages } = useApp();
  const [images] = useState(
    () => (keptPages.findPictures() as ImagesOnDemand | undefined) ?? createImagesOnDemand(loadImages),
  );
  useEffect(() => keptPages.registerPictures(images), [keptPages, images]);
  return images;
}
