import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { imageUpload } from './image-upload.flow.ts';
import type { ImageRef, ImageUploadInput, PreparedImage } from './image-upload.types.ts';
import { type ImageUploadMachine, imageUploadMachine } from './image-upload.machine.ts';
import { extensionOf } from './image-upload.rules.ts';

const MIB = 1024 * 1024;

/** Inputs of different parents; every scenario works with each of them. */
export const declarationSlots = {
  slots: [{ name: 'declaration', label: 'Signed declaration' }],
  nameRule: { base: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123', extensions: ['png', 'jpeg', 'jpg'] },
  shouldCreateTiff: false,
} as const;
const bothSides = {
  slots: [
    { name: 'front', label: 'Front side' },
    { name: 'back', label: 'Back side' },
  ],
  shouldCreateTiff: true,
} as const;

/** A picture that satisfies the rules of the input. */
export const allowedImage = ({ nameRule }: Pick<ImageUploadInput<unknown>, 'nameRule'>, id = 'image-1'): ImageRef => {
  const extension = nameRule?.extensions[0] ?? 'jpeg';
  return { id, name: `${nameRule?.base ?? 'front'}.${extension}`, type: `image/${extension}`, size: 2 * MIB };
};
const prepared = (image: ImageRef, shouldCreateTiff: boolean): PreparedImage => ({
  image: { ...image, id: `${image.id}-prepared`, size: MIB },
  tiff: shouldCreateTiff ? { id: `${image.id}-tiff`, name: 'copy.tiff', type: 'image/tiff', size: 4 * MIB } : null,
});

export function imageUploadJourneys<Subject, Result>(subject: Subject, result: Result) {
  type Steps = readonly Step<ImageUploadMachine<Subject, Result>>[];
  const input: ImageUploadInput<Subject> = {
    ...declarationSlots,
    subject,
    newSubmission: createSubmissionKeyCounter(),
  };
  const twoSides: Partial<ImageUploadInput<Subject>> = { ...bothSides, ...{ nameRule: undefined } };
  const { done, failed, scenario, scenarios } = journeysOf(
    { ...imageUpload<Subject, Result>(), machine: imageUploadMachine<Subject, Result>() },
    {
      purpose:
        'Takes one or more images, checks their type, name and size before anything is sent, and retains them if the upload fails.',
      input,
      children: {},
    },
  );

  const choose = (of: ImageUploadInput<Subject>, slot = 0) => ({
    type: 'image.chosen' as const,
    slot: of.slots[slot]?.name ?? '',
    image: allowedImage(of, `image-${slot + 1}`),
  });
  const chooseAndPrepare = (of: ImageUploadInput<Subject>, slot = 0): Steps => {
    const step = choose(of, slot);
    return [step, done('prepareImage', prepared(step.image, of.shouldCreateTiff))];
  };
  const fillSlots = (of: ImageUploadInput<Subject>): Steps => of.slots.flatMap((_, slot) => chooseAndPrepare(of, slot));
  const submit = { type: 'upload.submitted' } as const;
  const withSteps = (steps: (of: ImageUploadInput<Subject>) => Steps) => ({ steps });
  const chooseInstead = (change: (image: ImageRef) => Partial<ImageRef>) =>
    withSteps((of) => {
      const step = choose(of);
      return [{ ...step, image: { ...step.image, ...change(step.image) } }];
    });

  const missingSideScenario = (side: 'front' | 'back') =>
    scenario('choosing', {
      input: twoSides,
      ...withSteps((of) => [
        ...fillSlots(of),
        submit,
        failed('upload', refused(`The ${side} side is missing.`, '051', { state_parameters: { missing_side: side } })),
      ]),
    });

  return scenarios({
    ChoosingEmpty: scenario('choosing'),
    ChoosingWrongType: scenario(
      'choosing',
      chooseInstead(({ name }) => ({ name: `${name}.pdf`, type: 'application/pdf' })),
    ),
    ChoosingWrongName: scenario(
      'choosing',
      chooseInstead(({ name }) => ({ name: `x.${extensionOf(name)}` })),
    ),
    ChoosingTooLarge: scenario(
      'choosing',
      chooseInstead(() => ({ size: 64 * MIB + 1 })),
    ),
    ChoosingFirstOfTwo: scenario('choosing', { input: twoSides, ...withSteps((of) => chooseAndPrepare(of)) }),
    ChoosingUnreadable: scenario(
      'choosing',
      withSteps((of) => [choose(of), failed('prepareImage', refused('This is no picture.'))]),
    ),
    ChoosingAfterSideMissing: missingSideScenario('back'),
    ChoosingAfterFrontMissing: missingSideScenario('front'),
    Preparing: scenario(
      'preparing',
      withSteps((of) => [choose(of)]),
    ),
    Ready: scenario('ready', withSteps(fillSlots)),
    ReadyAfterRefusal: scenario(
      'ready',
      withSteps((of) => [...fillSlots(of), submit, failed('upload', refused('The scan cannot be read.', '051'))]),
    ),
    ReadyAfterShortRefusal: scenario(
      'ready',
      withSteps((of) => [...fillSlots(of), submit, failed('upload', refused('Retry', '051'))]),
    ),
    ReadyAfterLostAnswer: scenario(
      'ready',
      withSteps((of) => [...fillSlots(of), submit, failed('upload', httpFault('The service is busy.'))]),
    ),
    Uploading: scenario(
      'uploading',
      withSteps((of) => [...fillSlots(of), submit]),
    ),
    Uploaded: scenario(
      'uploaded',
      withSteps((of) => [...fillSlots(of), submit, done('upload', result)]),
    ),
    Abandoned: scenario('abandoned', { steps: [{ type: 'upload.abandoned' }] }),
  });
}

export function imageUploadWorld<Subject, Result>(
  subject: Subject,
  result: Result,
): World<ReturnType<typeof imageUploadMachine<Subject, Result>>> {
  const input: ImageUploadInput<Subject> = {
    ...declarationSlots,
    subject,
    newSubmission: createSubmissionKeyCounter(),
  };
  const fitting = allowedImage(input);
  const images: ImageRef[] = [
    fitting,
    { ...fitting, size: 64 * MIB },
    { ...fitting, size: 64 * MIB + 1 },
    { ...fitting, size: 0 },
    { ...fitting, name: 'x.png' },
    { ...fitting, type: 'image/gif' },
    { ...fitting, name: `${fitting.name}.pdf` },
  ];
  const slots = ['declaration', 'front', 'back', 'unknown'];
  return {
    inputs: [
      input,
      { ...bothSides, subject, newSubmission: createSubmissionKeyCounter() },
      { ...input, sizeLimit: 2 * MIB - 1 },
    ],
    events: {
      'image.chosen': slots.flatMap((slot) => images.map((image) => ({ slot, image }))),
      'image.removed': slots.map((slot) => ({ slot })),
      'upload.submitted': [{}],
      'upload.abandoned': [{}],
    },
    answers: { prepareImage: [prepared(fitting, false), prepared(fitting, true)], upload: [result] },
    counters: ['submission'],
    secrets: [],
  };
}
