import type { ImageRef } from '@folioflow/flows';
import { userEvent, type Locator } from 'vitest/browser';
import type { ImageDesk } from '../ImageUpload/ImageUpload.tsx';

/** A desk that knows the file chosen last by the reference that a world has for it, and the gesture that chooses it. */
export function chosenImage() {
  let expected: ImageRef | null = null;
  const desk: ImageDesk = {
    register: () => {
      if (expected === null) throw new Error('Nothing was chosen.');
      return expected;
    },
  };
  const choose = (slot: Locator, image: ImageRef) => {
    expected = image;
    return userEvent.upload(slot, new File(['picture'], image.name, { type: image.type }));
  };
  return { desk, choose };
}
