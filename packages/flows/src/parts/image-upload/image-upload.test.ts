import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { at, reach } from '../../kit/journey.ts';
import { keepsDraft, oneAtATime, newKeyForAnotherDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import type { ImageUploadView, UploadRequest } from './index.ts';
import { brokenRule, expectedNameOf, isNameAllowed, isTypeAllowed, missingSideOf } from './image-upload.rules.ts';
import { declarationSlots, fittingImage, imageUploadJourneys, imageUploadWorld } from './image-upload.scenarios.ts';

const journeys = imageUploadJourneys('declaration', 'registered');
const world = imageUploadWorld('declaration', 'registered');
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;
type Images = Extract<ImageUploadView, { screen: 'images' }>;

const viewAt = (name: keyof typeof journeys.scenarios) => {
  const { view } = at(journeys, name);
  if (view.screen !== 'images') throw new Error('The view is not `images`.');
  return view;
};
const image = fittingImage(declarationSlots);
const limits = { ...declarationSlots, sizeLimit: 5 * 1024 * 1024 };

const sideMissing = {
  'uploading xstate.error.actor.upload #1': 'only a refusal that names a side takes it: ChoosingAfterSideMissing',
};

const onlyAllowed: Monitor<Context, null> = {
  name: 'INV-42',
  start: null,
  step(_, edge) {
    const { context } = edge.to;
    const preparing = startOf(edge, 'prepareImage');
    if (preparing && context.pending && brokenRule(context.pending.image, context) !== null)
      violated('a picture that breaks a rule is prepared');
    const start = startOf(edge, 'upload');
    if (!start) return null;
    const { images } = start.request as UploadRequest<string>;
    if (context.slots.some(({ name }) => images[name] === undefined)) violated('an upload starts with an empty slot');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, world, sideMissing)) test(title, run);
});

describe('invariants', () => {
  const prove = proving(journeys, world);
  for (const { title, run } of [
    ...prove(oneAtATime<Context>(['upload'], [{ type: 'upload.submitted' }]), {
      'a second submit restarts the upload': mutant(chart, 'uploading', {
        on: { 'upload.submitted': { target: 'uploading', reenter: true } },
      }),
    }),
    ...prove(newKeyForAnotherDraft<Context>('upload'), {
      'a refusal keeps the key': chart.provide({ actions: { nextSubmission: () => undefined } }),
    }),
    ...prove(onlyAllowed, {
      'any picture is allowed': chart.provide({ guards: { isAllowed: () => true } }),
      'one of two pictures is enough': chart.provide({ guards: { isLastImagePending: () => true } }),
    }),
    ...prove(
      keepsDraft<Context>(({ images, subject }) => ({ images, subject })),
      { 'a refusal forgets the pictures': chart.provide({ actions: { setNotice: assign({ images: {} }) } }) },
    ),
  ])
    test(title, run);
});

describe('type', () => {
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
  ])('%s as "%s" is allowed: %s', (name, type, allowed) => {
    expect(isTypeAllowed({ ...image, name, type })).toBe(allowed);
  });

  test('is checked before the name, and the name before the size (C-50)', () => {
    expect(brokenRule({ ...image, name: 'x.pdf', type: 'application/pdf', size: 9e9 }, limits)).toBe('wrongType');
    expect(brokenRule({ ...image, name: 'x.png', size: 9e9 }, limits)).toBe('wrongName');
    expect(brokenRule({ ...image, size: 9e9 }, limits)).toBe('tooLarge');
    expect(brokenRule(image, limits)).toBe(null);
  });
});

describe('name', () => {
  const rule = { base: 'NOMINEE_OPTING_OUT_DECLARATION_ABC1', extensions: ['png', 'jpeg', 'jpg'] };

  test.each([
    ['nominee_opting_out_declaration_abc1.PNG', true],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC1.jpeg', true],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC1.jpg', true],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC2.png', false],
    ['NOMINEE_OPTING_OUT_DECLARATION_ABC1 (1).png', false],
    ['x.png', false],
  ])('of a declaration: %s is allowed: %s [DO-293]', (name, allowed) => {
    expect(isNameAllowed({ ...image, name }, rule)).toBe(allowed);
  });

  test('of a mandate is case-sensitive, its extension is not (C-50)', () => {
    const mandate = { base: 'MND-1a', extensions: ['png', 'jpeg'], isBaseExact: true };
    const allowed = ['MND-1a.PNG', 'MND-1a.jpeg', 'mnd-1a.png', 'MND-1a.jpg'].map((name) =>
      isNameAllowed({ ...image, name }, mandate),
    );
    expect(allowed).toEqual([true, true, false, false]);
    expect(expectedNameOf({ ...image, name: 'MND-1a.jpg' }, mandate)).toBe('MND-1a.png or MND-1a.jpeg');
  });

  test('of a rejected file is shown with the correct base and its own extension', () => {
    expect(expectedNameOf({ ...image, name: 'x.jpg' }, rule)).toBe('NOMINEE_OPTING_OUT_DECLARATION_ABC1.jpg');
    expect(viewAt('ChoosingWrongName').expectedName).toBe('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
  });
});

test('the limit is 5 MiB, and the limit itself is allowed', () => {
  expect(brokenRule({ ...image, size: 5 * 1024 * 1024 }, limits)).toBe(null);
  expect(brokenRule({ ...image, size: 5 * 1024 * 1024 + 1 }, limits)).toBe('tooLarge');
  expect(brokenRule({ ...image, size: 0 }, limits)).toBe('unreadable');
});

test('a missing side empties every slot and is named (D-55)', () => {
  const { slots, notice, missingSide } = viewAt('ChoosingAfterSideMissing');
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
  const { snapshot } = reach(journeys, 'Ready');
  expect(snapshot.can({ type: 'image.chosen', slot: 'declaration', image })).toBe(true);
  expect(viewAt('ChoosingUnreadable')).toMatchObject({
    canSubmit: false,
    canChoose: true,
    notice: { kind: 'unreadable' },
  });
});

test('the upload requires every slot to be filled, and accepts nothing while it runs [DO-295 OM-115]', () => {
  const open = (name: Parameters<typeof viewAt>[0]): Pick<Images, 'canSubmit' | 'canChoose' | 'canRemove'> => {
    const { canSubmit, canChoose, canRemove } = viewAt(name);
    return { canSubmit, canChoose, canRemove };
  };
  expect(open('ChoosingEmpty')).toEqual({ canSubmit: false, canChoose: true, canRemove: false });
  expect(open('ChoosingFirstOfTwo')).toEqual({ canSubmit: false, canChoose: true, canRemove: true });
  expect(open('Preparing')).toEqual({ canSubmit: false, canChoose: false, canRemove: false });
  expect(open('Ready')).toEqual({ canSubmit: true, canChoose: true, canRemove: true });
  expect(open('Uploading')).toEqual({ canSubmit: false, canChoose: false, canRemove: false });
});
