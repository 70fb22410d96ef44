import type { ImageRef } from '@folioflow/flows';
import type { ImageStore } from './ImageUpload.tsx';

/** An image store for stories, without bytes. */
export const storyImageStore: ImageStore = {
  register: ({ name, type, size }: File): ImageRef => ({ id: name, name, type, size }),
};
