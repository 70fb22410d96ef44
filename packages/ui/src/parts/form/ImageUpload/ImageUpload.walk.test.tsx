import type { ImageUploadFlow, Remote, ViewOf } from '@folioflow/flows';
import { imageUploadJourneys, imageUploadWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { Button } from '../../../primitives/Button/Button.tsx';
import { createImageChooser } from '../../testing/image-chooser.ts';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { ImageUpload } from './ImageUpload.tsx';

type Part = ImageUploadFlow;
type View = ViewOf<Part>;

const { imageStore, choose } = createImageChooser();
const slotsOf = (view: View) => (view.screen === 'images' ? view.slots : []);
const hasSlot = (view: View, slot: string, filled: boolean) =>
  slotsOf(view).some(({ name, image }) => name === slot && (image !== null) === filled);
const slotField = ({ slot }: { slot: string }) => page.getByLabelText(`slot ${slot}`, { exact: true });

const gestures = {
  'image.chosen': {
    isOffered: (view: View, { slot }) => hasSlot(view, slot, false),
    control: slotField,
    perform: (event) => choose(slotField(event), event.image),
  },
  'image.removed': {
    isOffered: (view: View, { slot }) => hasSlot(view, slot, true),
    control: ({ slot }, view) => {
      const filled = slotsOf(view).filter(({ image }) => image !== null);
      return page.getByRole('button', { name: /^Remove / }).nth(filled.findIndex(({ name }) => name === slot));
    },
    staysEnabled: 'a picture of another slot can be removed too',
  },
  'upload.submitted': { control: () => page.getByRole('button', { name: 'Send', exact: true }) },
  'upload.abandoned': { control: () => page.getByRole('button', { name: 'Back', exact: true }) },
} satisfies Gestures<Part>;

const slots = Object.fromEntries(
  imageUploadWorld('subject', 'result').inputs.flatMap((input) =>
    input.slots.map(({ name, label }) => [label, `slot ${name}`]),
  ),
);

/** The slots with the back button that a parent renders below them. */
const ImageUploadScreen = ({ view, remote }: { view: View; remote: Remote<Part> }) =>
  view.screen === 'closed' ? null : (
    <ImageUpload
      view={view}
      remote={remote}
      imageStore={imageStore}
      words={{ submit: 'Send', hint: 'A picture', slots }}
    >
      <Button disabled={!view.canAbandon} onClick={() => remote.send({ type: 'upload.abandoned' })}>
        Back
      </Button>
    </ImageUpload>
  );

walkScreen({
  journeys: imageUploadJourneys('subject', 'result'),
  world: imageUploadWorld('subject', 'result'),
  Screen: ImageUploadScreen,
  gestures,
  shows: { images: () => page.getByRole('button', { name: 'Send', exact: true }), closed: null },
});
