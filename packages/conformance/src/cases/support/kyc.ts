import { nomineeProofUpload, UPLOADS, type StageName } from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { fieldsAt, textAt, type Fields } from '../../ground/fields.ts';
import { type Investor, type Person } from '../../people/person.ts';
import { pngFile, tiffFile } from './files.ts';
import { readCodes, requestCodes } from './two-factor.ts';

/** Reads the page of a stage. */
export const readStage = async (person: Person, stage_name: StageName) => {
  const answer = requireAccepted(await person.call('getStageInfo', { stage_name }));
  return { ...answer, ...answer.state_parameters };
};

export const panRequest = (name: string): Fields => ({ ...UPLOADS.pan, upload_pan: pngFile(name) });

export const aadhaarRequest = (name: string): Fields => ({
  ...UPLOADS.aadhaar,
  upload_aadhaar: [pngFile(name), pngFile(name)],
  no_of_attachment: 2,
});

export const panStage = (change: Fields = {}): Fields => ({
  verify_stage: 'pan',
  valid_pan_invalid_dob: false,
  pan_dob: '',
  ...change,
});

export const chequeRequest = (on: CaseContext, name: string, account_number: string): Fields => ({
  ...UPLOADS.cheque,
  upload_addbank: [pngFile(name), tiffFile('cheque.tiff')],
  is_master_update_required: true,
  bank_info: {
    account_number,
    ifsc_code: on.value('ifsc'),
    account_type: on.value('bankType'),
    bank_name: on.value('bankName'),
  },
});

export const VALID_ADDRESS: Fields = {
  address: '12 Hill Road',
  locality_or_post_office: 'Bandra',
  district_or_city: 'Mumbai Suburban',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
};

export const addressRequest = (change: Fields = {}): Fields => ({
  update_attribute: 'address',
  address_information: { ...VALID_ADDRESS, ...change },
});

/** Personal data with options that the provider lists. */
export const personalData = async (person: Person, change: Fields = {}): Promise<Fields> => {
  const { master_list } = await readStage(person, 'personal');
  return {
    pin: '',
    email: 'someone@kit.example',
    first_name: 'Asha',
    last_name: 'Rao',
    do_birth: '05/11/1990',
    gender: 'F',
    marital_status: '',
    age: 36,
    occupation: master_list?.occupation_list?.[0]?.value ?? '',
    source_of_wealth: master_list?.source_wealth?.[0]?.value ?? '',
    annual_income: master_list?.income_range?.[0]?.value ?? '',
    is_income_outside_india: false,
    is_political_india: false,
    is_political_foreign: false,
    address_information: VALID_ADDRESS,
    nominee_information: { id: '' },
    is_bse_nominee_verified: false,
    ...change,
  };
};

export const incomeRequest = async (person: Person, change: Fields = {}): Promise<Fields> => ({
  ...(await personalData(person, change)),
  update_attribute: 'income',
});

/** Request that uploads the front of a nominee's PAN card. */
export const proofRequest = (file: File): Fields => ({
  ...nomineeProofUpload('pan', 'front'),
  file,
  imageName: file.name,
  imageType: file.type,
  nominee_information: { id: '', attachment_id: '' },
});

/** Uploads a proof and returns the id of its attachment. */
export const uploadProof = async (on: CaseContext, investor: Investor): Promise<string> => {
  const reply = await investor.call('uploadNominee', proofRequest(pngFile(on.value('proofFile'))));
  requireAccepted(reply);
  return textAt(fieldsAt(fieldsAt(reply.body, 'state_parameters'), 'nominee_information'), 'attachment_id');
};

export const nomineeRequest = async (person: Person, nominee: Fields): Promise<Fields> => ({
  ...(await personalData(person, {
    nominee_information: {
      id: '',
      name: 'Ravi Kumar',
      relationship: 'Brother',
      poi: 'pan',
      id_proof: 'pan',
      ...nominee,
    },
  })),
  update_attribute: 'nominee',
});

/** Saves address and income: everything before the nominee. */
export const completeStepsBeforeNominee = async (investor: Investor): Promise<void> => {
  requireAccepted(await investor.call('updatePersonalInfo', addressRequest()));
  requireAccepted(await investor.call('updatePersonalInfo', await incomeRequest(investor)));
};

/** Saves address, income and a confirmed nominee: everything before the photograph. */
export const completePersonalSteps = async (on: CaseContext, investor: Investor): Promise<void> => {
  await completeStepsBeforeNominee(investor);
  const attachment_id = await uploadProof(on, investor);
  const saved = requireAccepted(
    await investor.call('updatePersonalInfo', await nomineeRequest(investor, { attachment_id })),
  );
  const codes =
    saved.twofactor_id === undefined
      ? await requestCodes(on, investor, 'nominee update')
      : await readCodes(on, investor, saved.twofactor_id, true);
  requireAccepted(await investor.call('validateNomineeTwoFactor', { two_factor_authentication: codes }));
};

export const photoRequest = async (person: Person, change: Fields = {}): Promise<Fields> => ({
  ...UPLOADS.photograph,
  verify_stage: 'personal',
  upload_file: [pngFile('photo.png'), tiffFile('photo.tiff')],
  personal_information: await personalData(person),
  ...change,
});
