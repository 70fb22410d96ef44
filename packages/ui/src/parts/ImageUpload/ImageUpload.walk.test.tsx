import type { ImageUploadFlow, Remote, ViewOf } from '@folioflow/flows';
import { imageUploadJourneys, imageUploadWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { Button } from '../../primitives/Button/Button.tsx';
import { chosenImage } from '../testing/chosen-image.ts';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { ImageUpload } from './ImageUpload.tsx';

type Part = ImageUploadFlow<string, string>;
type View = ViewOf<Part>;

const { desk, choose } = chosenImage();
const slotsOf = (view: View) => (view.screen === 'images' ? view.slots : []);
const isIn = (view: View, slot: string, filled: boolean) =>
  slotsOf(view).some(({ name, image }) => name === slot && (image !== null) === filled);
const place = ({ slot }: { slot: string }) => page.getByLabelText(`slot ${slot}`, { exact: true });

const gestures = {
  'image.chosen': {
    offered: (view: View, { slot }) => isIn(view, slot, false),
    control: place,
    use: (event) => choose(place(event), event.image),
  },
  'image.removed': {
    offered: (view: View, { slot }) => isIn(view, slot, true),
    control: ({ slot }, view) => {
      const filled = slotsOf(view).filter(({ image }) => image !== null);
      return page.getByRole('button', { name: /^Remove / }).nth(filled.findIndex(({ name }) => name === slot));
    },
    staysEnabled: 'a picture of another slot can be taken away too',
  },
  'upload.submitted': { control: () => page.getByRole('button', { name: 'Send', exact: true }) },
  'upload.abandoned': { control: () => page.getByRole('button', { name: 'Back', exact: true }) },
} satisfies Gestures<Part>;

const slots = Object.fromEntries(
  imageUploadWorld('subject', 'result').inputs.flatMap((input) =>
    input.slots.map(({ name, label }) => [label, `slot ${name}`]),
  ),
);

/** The slots with the way back that a parent draws below them. */
const Asked = ({ view, remote }: { view: View; remote: Remote<Part> }) =>
  view.screen === 'closed' ? null : (
    <ImageUpload view={view} remote={remote} desk={desk} words={{ submit: 'Send', hint: 'A picture', slots }}>
      <Button disabled={!view.canAbandon} onClick={() => remote.send({ type: 'upload.abandoned' })}>
        Back
      </Button>
    </ImageUpload>
  );

walkScreen({
  journeys: imageUploadJourneys('subject', 'result'),
  world: imageUploadWorld('subject', 'result'),
  Screen: Asked,
  gestures,
  shows: { images: () => page.getByRole('button', { name: 'Send', exact: true }), closed: null },
});
