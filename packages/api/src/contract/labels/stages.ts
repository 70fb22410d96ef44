// Constants sent by the client (contract 1.7): the stages of KYC.
export const STAGE_NAMES = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const;
export type StageName = (typeof STAGE_NAMES)[number];
export const BACKOFFICE_STAGES = {
  createClientCode: 'create client code',
  uploadElogPhoto: 'elog photo upload',
} as const;
export const UPDATE_ATTRIBUTES = ['address', 'income', 'nominee'] as const;
export type UpdateAttribute = (typeof UPDATE_ATTRIBUTES)[number];
