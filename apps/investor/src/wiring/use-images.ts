import { useEffect, useState } from 'react';
import { createImageRegistry, type ImageRegistry } from '../ports/image-registry.ts';
import { useApp } from './app-context.ts';

/** The pictures a page works with; forgotten when the page is left. */
export function useImages(): ImageRegistry {
  const [images] = useState(() => createImageRegistry());
  useEffect(() => images.clear, [images]);
  return images;
}

/** The only origin that images of documents come from: the provider's. */
export const useImageOrigin = (): string => new URL(useApp().config.providerUrl).origin;
