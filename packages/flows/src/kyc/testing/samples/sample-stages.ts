import { emptyIdInformation, type AttributeText, type StageResponse } from '@folioflow/api/contract';

const envelope = { code: '000', messageText: '' } as const;

/** A drawn card, so that a story shows a picture without a person. */
export const sampleCard =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAA8BAMAAABr+qKHAAAAD1BMVEXs7/X////c4ep8iJw9ScQU1HIPAAAAW0lEQVR42mNgoD1wIQmMaqCVBkGSwKgG4jUowQFZGoyxA3prUAYJGZHgh0GuQQkdDLyGQRJKVE+t6Bpg4nTSQIwfBrsG3AlpwDSMFvdU0oC7Wh46GkZexNEaAACnYzpddnKd5gAAAABJRU5ErkJggg==';

const line = (attribute: string, text: string): AttributeText => ({ attribute, text });

/** Returns a stage that waits for its document. */
export const openStage = (login_stage: 'pan' | 'aadhaar'): StageResponse => ({
  ...envelope,
  is_verified: false,
  is_verify_enabled: true,
  is_confirm_chk_enabled: false,
  is_verified_editable: false,
  login_stage,
  id_information: emptyIdInformation(),
});

/** Returns a stage that is neither verified nor open. */
export const closedStage = (login_stage: 'pan' | 'aadhaar'): StageResponse => ({
  ...openStage(login_stage),
  is_verify_enabled: false,
});

/** The answer to an uploaded PAN card. */
export const uploadedPanStage: StageResponse = {
  ...openStage('pan'),
  is_confirm_chk_enabled: true,
  id_information: {
    ...emptyIdInformation(),
    is_dob_valid: true,
    pan: [line('Name', 'ASHA RAO'), line('PAN', 'ABCPF0201K'), line('Date of birth', '05/11/1990')],
    pan_attachment_list: [sampleCard],
  },
};

/** The same card with a date of birth that differs from the one on record. */
export const uploadedPanStageWithOtherDate: StageResponse = {
  ...uploadedPanStage,
  id_information: { ...emptyIdInformation(), ...uploadedPanStage.id_information, is_dob_valid: false },
};

export const verifiedPan: StageResponse = {
  ...uploadedPanStage,
  is_verified: true,
  is_verify_enabled: false,
  login_stage: 'aadhaar',
};

/** The answer to both sides of an Aadhaar card; the provider masks the number (D-47). */
export const uploadedAadhaarStage: StageResponse = {
  ...openStage('aadhaar'),
  is_confirm_chk_enabled: true,
  id_information: {
    ...emptyIdInformation(),
    aadhaar: [
      line('Name', 'Asha Rao'),
      line('Aadhaar number', 'XXXX XXXX 1234'),
      line('Date of birth', '05/11/1990'),
      line('Address', '12 Hill Road, Bandra West, Mumbai Suburban, Mumbai, Maharashtra, 400050'),
    ],
    aadhaar_attachment_list: [sampleCard, sampleCard],
  },
};

export const verifiedAadhaar: StageResponse = {
  ...uploadedAadhaarStage,
  is_verified: true,
  is_verify_enabled: false,
  login_stage: 'bank',
};

export const editable = (stage: StageResponse): StageResponse => ({ ...stage, is_verified_editable: true });
