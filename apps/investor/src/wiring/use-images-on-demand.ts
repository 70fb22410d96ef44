import { createImagesOnDemand, type ImagesOnDemand } from '@folioflow/wiring/pictures/images-on-demand';
import { useEffect, useState } from 'react';

const loadImages = async () => (await import('./load-images.ts')).loadImages();

/** The pictures of a page on which few users add one; they are released when the page is left. */
export function useImagesOnDemand(): ImagesOnDemand {
  const [images] = useState(() => createImagesOnDemand(loadImages));
  useEffect(() => images.clear, [images]);
  return images;
}
