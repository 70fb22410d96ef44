import { oneTimeCodeRefusals, type OperationText } from './text.ts';

const stageOrder = 'The stage is not reached; `navigateScreen` names the page of the current stage.';

export const kycTexts = {
  getStageInfo: {
    summary: 'Returns the data of a KYC stage',
    description:
      'The stages are pan, aadhaar, bank, personal and esignkyc, in this order. Staff pass `customer_id` (more than 7 ' +
      'characters), `is_backoffice` and the stage esignkyc; such a call is audited, and Aadhaar and account numbers are ' +
      'masked to their last four digits.',
    status: 'documented',
    references: ['ON-226', 'ON-467', 'OM-246', 'OM-320'],
    codes: { preconditionFailed: stageOrder, notFound: 'The customer is unknown.' },
  },
  verifyIdProof: {
    summary: 'Uploads the pictures of a PAN card or of an Aadhaar card',
    description:
      'The answer contains the data that was read from the pictures; the stage is not verified yet. The Aadhaar card has ' +
      'two pictures, front and back.',
    status: 'pathDocumented',
    references: ['ON-468'],
    codes: {
      preconditionFailed: stageOrder,
      invalid: 'A picture is unreadable or has a wrong type, or a side is missing (`missing_side`).',
    },
  },
  verifyStage: {
    summary: 'Confirms the stage pan, aadhaar or bank',
    description:
      'The stage is verified and the next one is current. The stage bank creates the first, primary account, and may ' +
      'contain the cheque, as a multipart request.',
    status: 'pathDocumented',
    references: ['ON-469'],
    codes: {
      preconditionFailed: stageOrder,
      invalid: 'The date of birth is impossible, or the investor is under 18 years old.',
      exchangeRejected: 'The transaction of the e-signature is unknown.',
    },
    variants: [
      { id: 'verifyStageEsignkyc', summary: 'Confirms the stage esignkyc with the answer of the e-sign widget' },
    ],
  },
  verifyPersonal: {
    summary: 'Completes the personal stage with the photograph',
    description:
      'The photograph is sent as JPEG and as TIFF, the personal data as JSON text in `personal_information`.',
    status: 'pathDocumented',
    references: ['ON-470'],
    codes: {
      preconditionFailed: 'A step of the personal stage is not saved, or the stage is not reached.',
      exchangeRejected: 'The face does not match the identity documents.',
    },
  },
  updatePersonalInfo: {
    summary: 'Saves a part of the personal data: address, income or nominee',
    description:
      'Saving the nominee also sends the codes of `validateNomineeTwoFactor`; the answer then contains `twofactor_id`.',
    status: 'pathDocumented',
    references: ['ON-471'],
    codes: {
      preconditionFailed: 'The stage is not reached.',
      notFound: 'The attachment of the nominee is unknown.',
    },
  },
  uploadCheque: {
    summary: 'Uploads the cheque of the bank account',
    description: 'The answer contains the account data that was read from the cheque. The method is a proposal.',
    status: 'pathDocumented',
    references: ['ON-473'],
    codes: {
      preconditionFailed: 'The account is not verified.',
      invalid: 'The cheque is unreadable, or differs from the entered account.',
    },
  },
  uploadNominee: {
    summary: 'Uploads the proof of a nominee, the PAN card of a guardian, or the declaration of no nominee',
    description:
      'After the declaration (`id_type` is `no-nominee`) the answer contains the new lists in `state_parameters`, after a ' +
      'proof the data that was read from it.',
    status: 'documented',
    references: ['DO-298', 'DO-411', 'OM-112', 'OM-301'],
    codes: {
      preconditionFailed: 'The personal stage is not reached.',
      invalid: 'Type, size or name of the file is wrong, or the picture is unreadable.',
      notFound: 'The nominee is unknown.',
    },
  },
  validateNomineeTwoFactor: {
    summary: 'Confirms the nominee by the codes that were sent by mobile and by email',
    description: 'The answer contains the conditions for placing orders.',
    status: 'documented',
    references: ['ON-475', 'DO-156', 'DO-407', 'OM-118', 'OM-300'],
    codes: { ...oneTimeCodeRefusals, preconditionFailed: 'There is no nominee to confirm.' },
  },
} as const satisfies Record<string, OperationText>;
