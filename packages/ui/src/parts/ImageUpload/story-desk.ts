import type { ImageRef } from '@folioflow/flows';
import type { ImageDesk } from './ImageUpload.tsx';

/** A desk for stories: knows the reference of a file and keeps no bytes. */
export const storyDesk: ImageDesk = {
  register: ({ name, type, size }: File): ImageRef => ({ id: name, name, type, size }),
};
