import { LEGACY_IMAGE_MAX_BYTES, LEGACY_PAUSE_MS } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';
import { findBrokenImageRule } from '../../parts/form/image-upload/image-upload.rules.ts';
import type {
  IdentityPagesContext,
  IdentityPagesEvent,
  IdentityPagesInput,
  IdentityCardSide,
  SideFault,
} from './identity-pages.types.ts';

const NO_SIDES = { front: null, back: null } as const;

export const identityPagesMachine = setup({
  types: {} as {
    context: IdentityPagesContext;
    events: IdentityPagesEvent;
    input: IdentityPagesInput;
  },
  delays: { LEGACY_PAUSE: LEGACY_PAUSE_MS },
  guards: {
    /** ON-379. */
    isFileChoicePageOpened: ({ context }) => context.openedPage === 'choosingFiles',
    /** ON-381. */
    isVerificationPageOpened: ({ context }) => context.openedPage === 'verifying',
    /** ON-383. */
    isResultPageOpened: ({ context }) => context.openedPage === 'verified',
    /** ON-380. */
    isImageAllowed: ({ event }) => event.type === 'image.chosen' && imageFaultOf(event.image) === null,
    /** ON-379. */
    hasBothImages: ({ context: { images } }) => images.front !== null && images.back !== null,
    isSlotFilled: ({ context, event }) => event.type === 'image.removed' && context.images[event.slot] !== null,
  },
  actions: {
    /** ON-379. */
    setImage: assign(({ context }, { slot, image }: { slot: IdentityCardSide; image: ImageRef | null }) => ({
      images: { ...context.images, [slot]: image },
      faults: { ...context.faults, [slot]: null },
    })),
    /** ON-380. */
    setImageFault: assign(({ context }, { slot, image }: { slot: IdentityCardSide; image: ImageRef }) => ({
      faults: { ...context.faults, [slot]: imageFaultOf(image) },
    })),
  },
}).createMachine({
  id: 'identityPages',
  context: ({ input }) => ({ ...input, images: NO_SIDES, faults: NO_SIDES }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isFileChoicePageOpened', target: 'choosingFiles' },
        { guard: 'isVerificationPageOpened', target: 'verifying' },
        { guard: 'isResultPageOpened', target: 'verified' },
        { target: 'intro' },
      ],
    },
    intro: { on: { 'upload.started': 'choosingFiles' } },
    choosingFiles: {
      description: 'The pictures are checked on the page and never sent.',
      on: {
        'image.chosen': [
          { guard: 'isImageAllowed', actions: { type: 'setImage', params: ({ event }) => event } },
          { actions: { type: 'setImageFault', params: ({ event }) => event } },
        ],
        'image.removed': {
          guard: 'isSlotFilled',
          actions: { type: 'setImage', params: ({ event }) => ({ slot: event.slot, image: null }) },
        },
        'images.submitted': { guard: 'hasBothImages', target: 'verifying' },
      },
    },
    verifying: {
      description: 'Nothing is verified: the page leads on after a pause unless the user leaves it.',
      after: { LEGACY_PAUSE: 'verified' },
    },
    verified: { type: 'final' },
  },
});

/** Checks the type and size of a side like those of every image, with the page's own limit (D-83). */
function imageFaultOf(image: ImageRef): SideFault | null {
  const rule = findBrokenImageRule(image, { sizeLimit: LEGACY_IMAGE_MAX_BYTES, isKindByName: true });
  return rule === 'wrongName' ? null : rule;
}
