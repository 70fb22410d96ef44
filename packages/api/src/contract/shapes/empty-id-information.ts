import type { IdInformation } from '../wire-types.gen.ts';

/** Returns the record of a stage without data: every list is empty. */
export const emptyIdInformation = (): IdInformation => ({
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
