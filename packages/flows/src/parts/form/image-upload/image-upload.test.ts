import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { storyArgs, playScenario } from '../../../model-testing/journey.ts';
import {
  draftUnchangedByFailure,
  noConcurrentCalls,
  newKeyForAnotherDraft,
  startedCall,
} from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import type { ImageUploadView, UploadRequest } from './image-upload.types.ts';
import {
  findBrokenImageRule,
  expectedNameOf,
  isNameAllowed,
  CHOSEN_FILE_MAX_BYTES,
  isTypeAllowed,
  missingSideOf,
} from './image-upload.rules.ts';
import { declarationSlots, allowedImage, imageUploadJourneys, imageUploadWorld } from './image-upload.scenarios.ts';

const journeys = imageUploadJourneys('declaration', 'registered');
const world = imageUploadWorld('declaration', 'registered');
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;
type Images = Extract<ImageUploadView, { screen: 'images' }>;

const viewOfScenario = (name: keyof typeof journeys.scenarios) => {
  const { view } = storyArgs(journeys, name);
  if (view.screen !== 'images') throw new Error('The view is not `images`.');
  return view;
};
const image = allowedImage(declarationSlots);
const limits = { ...declarationSlots, sizeLimit: 5 * 1024 * 1024 };

const unwalkedEdges = {
  'uploading xstate.error.actor.upload #1': 'only a refusal that names a side triggers it: ChoosingAfterSideMissing',
};

const onlyAllowedImageSent: Monitor<Context, null> = {
  name: 'INV-42',
  start: null,
  step(_, edge) {
    const { context } = edge.to;
    const preparing = startedCall(edge, 'prepareImage');
    if (preparing && context.pending && findBrokenImageRule(context.pending.image, context) !== null)
      throwViolation('a picture that breaks a rule is prepared');
    const start = startedCall(edge, 'upload');
    if (!start) return null;
    const { images } = start.request as UploadRequest<string>;
    if (context.slots.some(({ name }) => images[name] === undefined))
      throwViolation('an upload starts with an empty slot');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, world, unwalkedEdges)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(journeys, world);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['upload'], [{ type: 'upload.submitted' }]), {
      'a second submit restarts the upload': mutant(chart, 'uploading', {
        on: { 'upload.submitted': { target: 'uploading', reenter: true } },
      }),
    }),
    ...prove(newKeyForAnotherDraft<Context>('upload'), {
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(onlyAllowedImageSent, {
      'any picture is allowed': chart.provide({ guards: { isImageAllowed: () => true } }),
      'one of two pictures is enough': chart.provide({ guards: { isLastImagePending: () => true } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ images, subject }) => ({ images, subject })),
      { 'a refusal clears the pictures': chart.provide({ actions: { setNotice: assign({ images: {} }) } }) },
    ),
  ])
    test(title, run);
});

describe('the type', () => {
  test.each([
    ['scan.png', 'image/png', true],
    ['scan.PNG', 'image/png', true],
    ['scan.jpeg', 'image/jpeg', true],
    ['scan.jpg', 'image/jpeg', true],
    ['scan.jpg', 'image/jpg', true],
    ['scan.pdf', 'application/pdf', false],
    ['scan.png', 'application/pdf', false],
    ['scan.png.html', 'image/png', false],
    ['png', 'image/png', false],
    ['scan.gif', 'image/gif', false],
    ['scan.png', '', false],
  ])('is allowed for %s as "%s": %s', (name, type, isAllowed) => {
    expect(isTypeAllowed({ ...image, name, type })).toBe(isAllowed);
  });

  test.each([
    ['IMG_0001.jfif', 'image/jpeg', null],
    ['IMG_0001.JFIF', '', null],
    ['photo.jpe', '', null],
    ['image', '', null],
    ['scan.png', '', null],
    ['scan.gif', '', 'wrongType'],
    ['scan.pdf', 'application/pdf', 'wrongType'],
    ['scan.png.html', 'image/png', 'wrongType'],
    ['image', 'application/pdf', 'wrongType'],
  ])('is that of the bytes for %s as "%s", where no row fixes the name: %s [ON-234]', (name, type, rule) => {
    const file = { ...image, name, type };
    expect(findBrokenImageRule(file, { sizeLimit: CHOSEN_FILE_MAX_BYTES })).toBe(rule);
    expect(findBrokenImageRule(file, { sizeLimit: CHOSEN_FILE_MAX_BYTES, isKindByName: true })).toBe('wrongType');
  });

  test('is checked before the name, and the name before the size (C-50)', () => {
    expect(findBrokenImageRule({ ...image, name: 'x.pdf', type: 'application/pdf', size: 9e9 }, limits)).toBe(
      'wrongType',
    );
    expect(findBrokenImageRule({ ...image, name: 'x.png', size: 9e9 }, limits)).toBe('wrongName');
    expect(findBrokenImageRule({ ...image, size: 9e9 }, limits)).toBe('tooLarge');
    expect(findBrokenImageRule(image, limits)).toBe(null);
  });
});

describe('the name', () => {
  const rule = { base: 'NOMINEE_OPTING_OUT_DECLARATION_ABC1', extensions: ['png', 'jpeg', 'jpg'] };

  test.each([
    ['nominee_opting_out_declaration_abc1.PNG', true],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC1.jpeg', true],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC1.jpg', true],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC2.png', false],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC1 (1).png', false],
    ['x.png', false],
  ])('is allowed for the declaration %s: %s [DO-293]', (name, allowed) => {
    expect(isNameAllowed({ ...image, name }, rule)).toBe(allowed);
  });

  test('is case-sensitive for a mandate, but its extension is not (C-50)', () => {
    const mandate = { base: 'MND-1a', extensions: ['png', 'jpeg'], isBaseExact: true };
    const allowed = ['MND-1a.PNG', 'MND-1a.jpeg', 'mnd-1a.png', 'MND-1a.jpg'].map((name) =>
      isNameAllowed({ ...image, name }, mandate),
    );
    expect(allowed).toEqual([true, true, false, false]);
    expect(expectedNameOf({ ...image, name: 'MND-1a.jpg' }, mandate)).toBe('MND-1a.png or MND-1a.jpeg');
  });

  test('is corrected for a rejected file to the required base and its own extension', () => {
    expect(expectedNameOf({ ...image, name: 'x.jpg' }, rule)).toBe('NOMINEE_OPTING_OUT_DECLARATION_ABC1.jpg');
    expect(viewOfScenario('ChoosingWrongName').expectedName).toBe('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
  });
});

test('the limit is 5 MiB, and the limit itself is allowed', () => {
  expect(findBrokenImageRule({ ...image, size: 5 * 1024 * 1024 }, limits)).toBe(null);
  expect(findBrokenImageRule({ ...image, size: 5 * 1024 * 1024 + 1 }, limits)).toBe('tooLarge');
  expect(findBrokenImageRule({ ...image, size: 0 }, limits)).toBe('unreadable');
});

test('a refusal that names a missing side empties every slot (D-55)', () => {
  const { slots, notice, missingSide } = viewOfScenario('ChoosingAfterSideMissing');
  expect({ images: slots.map((slot) => slot.image), kind: notice?.kind, missingSide }).toEqual({
    images: [null, null],
    kind: 'sideMissing',
    missingSide: 'back',
  });
});

test.each([
  [{}],
  [{ state_parameters: {} }],
  [{ state_parameters: { missing_side: '' } }],
  [{ state_parameters: { missing_side: 1 } }],
])('the refusal %j names no side', (answer) => {
  expect(missingSideOf(answer)).toBe(null);
});

test('another picture for a slot replaces the first at once; a rejected one leaves the slot empty', () => {
  const { snapshot } = playScenario(journeys, 'Ready');
  expect(snapshot.can({ type: 'image.chosen', slot: 'declaration', image })).toBe(true);
  expect(viewOfScenario('ChoosingUnreadable')).toMatchObject({
    canSubmit: false,
    canChoose: true,
    notice: { kind: 'unreadable' },
  });
});

test('the upload requires every slot to be filled, and accepts nothing while it runs [DO-295 OM-115]', () => {
  const open = (name: Parameters<typeof viewOfScenario>[0]): Pick<Images, 'canSubmit' | 'canChoose' | 'canRemove'> => {
    const { canSubmit, canChoose, canRemove } = viewOfScenario(name);
    return { canSubmit, canChoose, canRemove };
  };
  expect(open('ChoosingEmpty')).toEqual({ canSubmit: false, canChoose: true, canRemove: false });
  expect(open('ChoosingFirstOfTwo')).toEqual({ canSubmit: false, canChoose: true, canRemove: true });
  expect(open('Preparing')).toEqual({ canSubmit: false, canChoose: false, canRemove: false });
  expect(open('Ready')).toEqual({ canSubmit: true, canChoose: true, canRemove: true });
  expect(open('Uploading')).toEqual({ canSubmit: false, canChoose: false, canRemove: false });
});
