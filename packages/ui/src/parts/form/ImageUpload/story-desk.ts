import type { ImageRef } from '@folioflow/flows';
import type { ImageDesk } from './ImageUpload.tsx';

/** An image store for stories, without bytes. */
export const storyDesk: ImageDesk = {
  register: ({ name, type, size }: File): ImageRef => ({ id: name, name, type, size }),
};
