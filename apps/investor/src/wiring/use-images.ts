import { useEffect, useState } from 'react';
import { createImageRegistry, type ImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import { useApp } from './app-context.ts';
import { loadRewriteImage } from '../ports/prepare-image.ts';

/** Fetches the code that rewrites pictures with the first touch or key, while the user is still choosing a picture. */
function useRewritePrefetch(): void {
  useEffect(() => {
    const done = new AbortController();
    const prefetch = () => {
      done.abort();
      // A failed fetch is repeated with the picture.
      loadRewriteImage().catch(() => undefined);
    };
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, prefetch, { signal: done.signal });
    return () => done.abort();
  }, []);
}

/** The pictures of a page; they are released when the page is left, unless its session ended. */
export function useImages(): ImageRegistry {
  const { keptPages } = useApp();
  const [images] = useState(() => (keptPages.findPictures() as ImageRegistry | undefined) ?? createImageRegistry());
  useEffect(() => keptPages.registerPictures(images), [keptPages, images]);
  useRewritePrefetch();
  return images;
}
