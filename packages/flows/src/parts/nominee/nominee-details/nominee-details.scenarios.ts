import type { Nominee, UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { newPersonal, savedPersonal } from '../../form/details-form/testing/sample-personal.ts';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import { nomineeDetailsFlow } from './nominee-details.flow.ts';
import type { NomineeDetailsInput, NomineeImageAnswer, NomineeSlot, NomineeReading } from './nominee-details.types.ts';
import { nomineeDetailsMachine } from './nominee-details.machine.ts';

const KIB = 1024;
export const nomineeImage = (name = 'card.png'): ImageRef => ({ id: name, name, type: 'image/png', size: 420 * KIB });

/** The reading of the front of a proof. */
export const readFront = (change: Partial<NomineeReading> = {}, readType = 'pan'): NomineeReading => ({
  name: 'Meera Rao',
  id_information: { id_type: readType, dob: '01/01/1970' },
  is_minor: false,
  is_validated: true,
  attachment_id: 'attachment-1',
  attachment_list: ['https://provider.example/front.png'],
  ...change,
});
const readBack: NomineeReading = {
  name: '',
  attachment_id: '',
  attachment_list: ['https://provider.example/front.png', 'https://provider.example/back.png'],
};
const readGuardian: NomineeReading = {
  name: '',
  attachment_id: '',
  attachment_list: [],
  guardian_information: { attachment_id: 'attachment-3' },
};

/** The nominee of an earlier visit, with a stored card. */
export const storedNominee: Nominee = {
  ...newPersonal.nominee_information,
  id: 'nominee-1',
  name: 'Meera Rao',
  relationship: 'Mother',
  poi: 'pan',
  id_proof: 'pan',
  attachment_id: 'attachment-1',
  attachment_list: ['https://provider.example/front.png'],
};

export const nomineeDetailsInput = (): NomineeDetailsInput => ({
  personal: savedPersonal,
  draft: null,
  isLocked: false,
  newSubmission: createSubmissionKeyCounter(),
});
const verified: Partial<NomineeDetailsInput> = {
  isLocked: true,
  personal: { ...savedPersonal, nominee_information: storedNominee, is_bse_nominee_verified: true },
};
const single: Partial<NomineeDetailsInput> = { personal: { ...savedPersonal, marital_status: 's' } };

const { done, failed, scenario, scenarios } = journeysOf(
  { ...nomineeDetailsFlow, machine: nomineeDetailsMachine },
  {
    purpose:
      'Enters the nominee: the relationship, a proof of identity whose images are read one by one, and, if required, the back of an Aadhaar card and a minor’s guardian.',
    input: nomineeDetailsInput(),
    children: {},
  },
);

export const nomineeSaved: UpdatePersonalInfoAnswer = { code: '000', messageText: '', twofactor_id: 'ticket-1' };
const readAnswer = (read: NomineeReading | null, name?: string): NomineeImageAnswer => ({
  kind: 'read',
  image: nomineeImage(name),
  read,
});
const unusable: NomineeImageAnswer = { kind: 'unusable', text: 'This image could not be read.' };

const choose = (slot: NomineeSlot, name = 'card.png') => ({
  type: 'image.chosen' as const,
  slot,
  image: nomineeImage(name),
});
const chooseProof = (proof: string) => [{ type: 'draft.changed' as const, patch: { relationship: 'Mother', proof } }];
const uploadFront = (proof: string, read: NomineeReading) => [
  ...chooseProof(proof),
  choose('front'),
  done('uploadNomineeImage', readAnswer(read)),
];
const aadhaar = uploadFront('aadhaar', readFront({}, 'aadhaar'));
const minor = uploadFront('pan', readFront({ is_minor: true }));
const complete = uploadFront('pan', readFront());
const submitted = [...complete, { type: 'nominee.submitted' as const }];

export const nomineeDetailsJourneys = scenarios({
  Locked: scenario('locked', { input: verified }),
  Entering: scenario('entering'),
  EnteringSingle: scenario('entering', { input: single }),
  EnteringBackAsked: scenario('entering', { steps: aadhaar }),
  EnteringGuardianAsked: scenario('entering', { steps: minor }),
  EnteringProofMismatch: scenario('entering', { steps: uploadFront('pan', readFront({}, 'voter_id')) }),
  EnteringShortName: scenario('entering', {
    steps: [...uploadFront('pan', readFront({ name: 'Abcd' })), { type: 'nominee.submitted' }],
  }),
  EnteringWrongType: scenario('entering', {
    steps: [
      ...chooseProof('pan'),
      { type: 'image.chosen', slot: 'front', image: { ...nomineeImage('card.pdf'), type: 'application/pdf' } },
    ],
  }),
  EnteringUploadRefused: scenario('entering', {
    steps: [
      ...chooseProof('pan'),
      choose('front'),
      failed('uploadNomineeImage', refused('This document could not be read.', '051')),
    ],
  }),
  EnteringUnusableImage: scenario('entering', {
    steps: [...chooseProof('pan'), choose('front'), done('uploadNomineeImage', unusable)],
  }),
  EnteringComplete: scenario('entering', { steps: complete }),
  EnteringOnRecord: scenario('entering', {
    input: { personal: { ...savedPersonal, nominee_information: storedNominee } },
  }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [...submitted, failed('saveNominee', refused('This nominee cannot be registered.', '051'))],
  }),
  EnteringAfterLostAnswer: scenario('entering', {
    steps: [...submitted, failed('saveNominee', httpFault('The service is busy.'))],
  }),
  UploadingFront: scenario('uploading', { steps: [...chooseProof('pan'), choose('front')] }),
  UploadingBack: scenario('uploading', { steps: [...aadhaar, choose('back', 'back.png')] }),
  UploadingGuardian: scenario('uploading', { steps: [...minor, choose('guardian', 'guardian.png')] }),
  Saving: scenario('saving', { steps: submitted }),
  Saved: scenario('saved', { steps: [...submitted, done('saveNominee', nomineeSaved)] }),
  SavedWhenLocked: scenario('saved', { input: verified, steps: [{ type: 'nominee.continued' }] }),
  WentBack: scenario('wentBack', { steps: [{ type: 'nominee.previousRequested' }] }),
});

export const nomineeDetailsWorld: World<typeof nomineeDetailsMachine> = {
  inputs: [
    nomineeDetailsInput(),
    { ...nomineeDetailsInput(), ...verified },
    {
      ...nomineeDetailsInput(),
      personal: { ...savedPersonal, marital_status: 's', nominee_information: storedNominee },
    },
  ],
  events: {
    'draft.changed': [
      { patch: { relationship: 'Mother', proof: 'pan' } },
      { patch: { relationship: 'Wife', proof: 'aadhaar' } },
      { patch: { relationship: 'Mother' } },
    ],
    'field.visited': [{ field: 'relationship' }, { field: 'name' }],
    'image.chosen': [
      ...(['front', 'back', 'guardian'] as const).map((slot) => ({ slot, image: nomineeImage() })),
      { slot: 'front', image: { ...nomineeImage(), type: 'application/pdf' } },
      { slot: 'back', image: { ...nomineeImage(), size: 5 * KIB * KIB + 1 } },
    ],
    'image.removed': [{ slot: 'front' }, { slot: 'back' }, { slot: 'guardian' }],
    'nominee.submitted': [{}],
    'nominee.continued': [{}],
    'nominee.previousRequested': [{}],
  },
  answers: {
    uploadNomineeImage: [
      readAnswer(readFront()),
      readAnswer(readFront({ name: 'Abcd', is_minor: true }, 'aadhaar')),
      unusable,
      readAnswer({ ...readBack, ...readGuardian, attachment_list: readBack.attachment_list }),
    ],
    saveNominee: [nomineeSaved, { code: '000', messageText: '' }],
  },
  counters: ['notice', 'slotNotices', 'submission', 'visited'],
  isFailureShown({ notice, slotNotices }, { from }) {
    const slot = from?.context.pending?.slot;
    return slot === undefined ? notice !== null : slotNotices[slot] !== undefined;
  },
  secrets: [],
};
