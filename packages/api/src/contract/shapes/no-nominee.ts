import { NO_NOMINEE_ID } from '../labels.ts';
import type { Nominee } from '../wire-types.gen.ts';

/** Returns the declaration of no nominee: id `none`, all other fields empty. */
export const noNomineeRecord = (): Nominee => ({
  id: NO_NOMINEE_ID,
  name: '',
  relationship: '',
  poi: '',
  id_information: {
    id_no: '',
    name: '',
    fathers_name: '',
    dob: '',
    id_type: '',
    part: '',
    encoded_signature: '',
    encoded_image: '',
    nominee_is_minor: '',
  },
  attachment_id: '',
  attachment_list: [],
  is_selected: false,
  nominee_form: '',
  guardian_information: '',
  is_minor: '',
  is_validated: '',
});
