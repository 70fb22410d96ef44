import type { ImageRef } from '@folioflow/flows';
import { userEvent, type Locator } from 'vitest/browser';
import type { ImageStore } from '../form/ImageUpload/ImageUpload.tsx';

/**
 * Creates an image store that returns the expected reference for the last selected file, and the gesture that selects
 * it.
 */
export function createImageChooser() {
  let expected: ImageRef | null = null;
  const imageStore: ImageStore = {
    register: () => {
      if (expected === null) throw new Error('Nothing was chosen.');
      return expected;
    },
  };
  const choose = (slot: Locator, image: ImageRef) => {
    expected = image;
    return userEvent.upload(slot, new File(['picture'], image.name, { type: image.type }));
  };
  return { imageStore, choose };
}
