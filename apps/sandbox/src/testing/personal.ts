import { type Fields, isFields } from '../kit/json.ts';
import { type Bench } from './bench.ts';
import { readFormAnswer, jpegFile, type FormPart, pngFile, tiffFile } from './documents.ts';
import { textField } from './journeys.ts';

export const validAddress: Fields = {
  address: '12 Hill Road',
  locality_or_post_office: 'Bandra',
  district_or_city: 'Mumbai Suburban',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
};

/** Complete personal data, valid except for the nominee. */
export const createPersonalData = (rest: Fields = {}): Fields => ({
  pin: '',
  email: 'someone@sandbox.example',
  first_name: 'Asha',
  last_name: 'Rao',
  do_birth: '05/11/1990',
  gender: 'F',
  marital_status: '',
  age: 36,
  occupation: 'occ02',
  source_of_wealth: 'src01',
  annual_income: 'inc33',
  is_income_outside_india: false,
  is_political_india: false,
  is_political_foreign: true,
  address_information: validAddress,
  nominee_information: { id: '' },
  is_bse_nominee_verified: false,
  ...rest,
});

const updatePersonal = (on: Bench, token: string, body: Fields): Promise<Fields> =>
  on.ask('/validation/personal/update', body, { token });

export const saveAddress = (on: Bench, token: string, rest: Fields = {}, whole: Fields = {}): Promise<Fields> =>
  updatePersonal(on, token, {
    ...whole,
    update_attribute: 'address',
    address_information: { ...validAddress, ...rest },
  });

export const saveIncome = (on: Bench, token: string, rest: Fields = {}): Promise<Fields> =>
  updatePersonal(on, token, { ...createPersonalData(rest), update_attribute: 'income' });

/** Uploads an image of a nominee; `frontId` is the proof that a back or a guardian's card completes. */
export const uploadProof = (
  on: Bench,
  token: string,
  file: File,
  { side = 'front', proof = 'pan', frontId = '' }: { side?: string; proof?: string; frontId?: string } = {},
): Promise<Fields> => {
  const parts: Readonly<Record<string, FormPart>> = {
    file,
    id_type: side === 'guardian' ? 'pan' : proof,
    imageName: file.name,
    imageType: file.type,
    nominee_information: JSON.stringify({ id: '', attachment_id: frontId }),
    folder_name: 'personal',
    attachment_category: `nominee_${side}`,
  };
  return readFormAnswer(on, '/validation/nominee/upload', parts, { token, method: 'POST' });
};

/** Nominee in the answer of an upload. */
export const uploadedNominee = (answer: Fields): Fields => {
  const parameters = isFields(answer['state_parameters']) ? answer['state_parameters'] : {};
  return isFields(parameters['nominee_information']) ? parameters['nominee_information'] : {};
};

/** Uploads a front and returns the id of the proof. */
export const uploadNewProof = async (on: Bench, token: string, name = 'proof.png', proof = 'pan'): Promise<string> =>
  textField(uploadedNominee(await uploadProof(on, token, pngFile(name), { proof })), 'attachment_id');

export const saveNominee = (on: Bench, token: string, nominee: Fields, rest: Fields = {}): Promise<Fields> => {
  const nominee_information = {
    id: '',
    name: 'Ravi Kumar',
    relationship: 'Brother',
    poi: 'pan',
    id_proof: 'pan',
    ...nominee,
  };
  return updatePersonal(on, token, {
    ...createPersonalData({ nominee_information, ...rest }),
    update_attribute: 'nominee',
  });
};

export const confirmNominee = (on: Bench, token: string, twofactor_token_id: string): Promise<Fields> => {
  const codes = { mobile_otp: '123456', email_otp: '654321', twofactor_token_id };
  return on.ask('/validation/nominee/2factor', { two_factor_authentication: codes }, { token });
};

/** Completes the first four steps of the personal stage. */
export const completeStepsBeforePhoto = async (on: Bench, token: string): Promise<void> => {
  await saveAddress(on, token);
  await saveIncome(on, token);
  const saved = await saveNominee(on, token, { attachment_id: await uploadNewProof(on, token) });
  await confirmNominee(on, token, textField(saved, 'twofactor_id'));
};

export const submitPhoto = (
  on: Bench,
  token: string,
  upload_file: readonly File[] = [jpegFile('photo.jpeg'), tiffFile('photo.tiff')],
): Promise<Fields> => {
  const labels = { id_type: 'photo', folder_name: 'personal', attachment_category: 'photo' };
  const personal_information = JSON.stringify(createPersonalData());
  return readFormAnswer(
    on,
    '/validation/personal',
    { ...labels, verify_stage: 'personal', upload_file, personal_information },
    { token },
  );
};
