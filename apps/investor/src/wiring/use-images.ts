import { useEffect, useState } from 'react';
import { createImageRegistry, type ImageRegistry } from '@folioflow/wiring/pictures/image-registry';
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

/** The pictures of a page; they are released when the page is left. */
export function useImages(): ImageRegistry {
  const [images] = useState(() => createImageRegistry());
  useEffect(() => images.clear, [images]);
  useRewritePrefetch();
  return images;
}
