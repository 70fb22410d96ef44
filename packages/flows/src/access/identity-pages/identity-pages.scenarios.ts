import { journeysOf } from '../../model-testing/journey.ts';
import type { World } from '../../model-testing/walk.ts';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';
import { identityPagesFlow } from './identity-pages.flow.ts';
import type { IdentityPagesInput } from './identity-pages.types.ts';
import { identityPagesMachine } from './identity-pages.machine.ts';

const MIB = 1024 * 1024;
const input: IdentityPagesInput = { openedPage: 'intro' };
const front: ImageRef = { id: 'image-1', name: 'id-front.jpg', type: 'image/jpeg', size: MIB };
const back: ImageRef = { id: 'image-2', name: 'id-back.png', type: 'image/png', size: 2 * MIB };
const tooLarge: ImageRef = { ...front, id: 'image-3', name: 'id-front-raw.jpg', size: 2 * MIB + 1 };

const { elapsed, scenario, scenarios } = journeysOf(
  { ...identityPagesFlow, machine: identityPagesMachine },
  {
    purpose: 'Asks for both sides of an ID card and pauses; nothing is sent, and no KYC state changes.',
    routes: ['imageverification', 'verify-step-2', 'verify-step-3', 'verify-step-4'],
    input,
    children: {},
  },
);

const started = { type: 'upload.started' } as const;
const both = [
  started,
  { type: 'image.chosen', slot: 'front', image: front },
  { type: 'image.chosen', slot: 'back', image: back },
] as const;
const submitted = [...both, { type: 'images.submitted' }] as const;

export const identityPagesJourneys = scenarios({
  Intro: scenario('intro'),
  ChoosingFiles: scenario('choosingFiles', { input: { openedPage: 'choosingFiles' } }),
  ChoosingTooLarge: scenario('choosingFiles', {
    steps: [started, { type: 'image.chosen', slot: 'front', image: tooLarge }],
  }),
  ChoosingWrongType: scenario('choosingFiles', {
    steps: [
      started,
      { type: 'image.chosen', slot: 'back', image: { ...back, name: 'id.pdf', type: 'application/pdf' } },
    ],
  }),
  ChoosingBoth: scenario('choosingFiles', { steps: both }),
  Verifying: scenario('verifying', { steps: submitted }),
  Verified: scenario('verified', { steps: [...submitted, elapsed('LEGACY_PAUSE')] }),
});

export const identityPagesWorld: World<typeof identityPagesMachine> = {
  inputs: (['intro', 'choosingFiles', 'verifying', 'verified'] as const).map((openedPage) => ({ openedPage })),
  events: {
    'upload.started': [{}],
    'image.chosen': (['front', 'back'] as const).flatMap((slot) =>
      [front, { ...back, size: 2 * MIB }, tooLarge, { ...front, size: 0 }, { ...front, type: 'text/html' }].map(
        (image) => ({ slot, image }),
      ),
    ),
    'image.removed': [{ slot: 'front' }, { slot: 'back' }],
    'images.submitted': [{}],
  },
  answers: {},
  secrets: [],
};
