import { useEffect, useState } from 'react';
import { createImageRegistry, type ImageRegistry } from '../ports/image-registry.ts';
import { loadWriting } from '../ports/prepare-image.ts';

/** Fetches what writes a picture anew with the first touch or key, while the person is still choosing one. */
function useWritingAhead(): void {
  useEffect(() => {
    const left = new AbortController();
    const ahead = () => {
      left.abort();
      // What does not come is asked for again with the picture.
      loadWriting().catch(() => undefined);
    };
    for (const turned of ['pointerdown', 'keydown']) addEventListener(turned, ahead, { signal: left.signal });
    return () => left.abort();
  }, []);
}

/** The pictures a page works with; forgotten when the page is left. */
export function useImages(): ImageRegistry {
  const [images] = useState(() => createImageRegistry());
  useEffect(() => images.clear, [images]);
  useWritingAhead();
  return images;
}
