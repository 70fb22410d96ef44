import type { IdInformation } from './stage.ts';

/** Nothing on record: every list of a stage empty. */
export const noInformation = (): IdInformation => ({
  general: [],
  pan: [],
  aadhaar: [],
  bank: [],
  address: [],
  nominee: [],
  pan_attachment_list: [],
  aadhaar_attachment_list: [],
  bank_attachment_list: [],
  nominee_attachment_list: [],
});
