import { type Fields, isFields } from '../kit/json.ts';
import { type Bench } from './bench.ts';
import { askForm, jpeg, type Part, png, tiff } from './documents.ts';
import { textIn } from './journeys.ts';

export const address: Fields = {
  address: '12 Hill Road',
  locality_or_post_office: 'Bandra',
  district_or_city: 'Mumbai Suburban',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
};

/** A whole personal state that is good in every respect but its nominee. */
export const personal = (rest: Fields = {}): Fields => ({
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
  address_information: address,
  nominee_information: { id: '' },
  is_bse_nominee_verified: false,
  ...rest,
});

const update = (on: Bench, token: string, body: Fields): Promise<Fields> =>
  on.ask('/validation/personal/update', body, { token });

export const saveAddress = (on: Bench, token: string, rest: Fields = {}, whole: Fields = {}): Promise<Fields> =>
  update(on, token, { ...whole, update_attribute: 'address', address_information: { ...address, ...rest } });

export const saveIncome = (on: Bench, token: string, rest: Fields = {}): Promise<Fields> =>
  update(on, token, { ...personal(rest), update_attribute: 'income' });

/** Uploads one image of a nominee; `frontId` names the proof that a back or a guardian belongs to. */
export const uploadProof = (
  on: Bench,
  token: string,
  file: File,
  { side = 'front', proof = 'pan', frontId = '' }: { side?: string; proof?: string; frontId?: string } = {},
): Promise<Fields> => {
  const parts: Readonly<Record<string, Part>> = {
    file,
    id_type: side === 'guardian' ? 'pan' : proof,
    imageName: file.name,
    imageType: file.type,
    nominee_information: JSON.stringify({ id: '', attachment_id: frontId }),
    folder_name: 'personal',
    attachment_category: `nominee_${side}`,
  };
  return askForm(on, '/validation/nominee/upload', parts, { token, method: 'POST' });
};

/** What an upload read. */
export const readNominee = (answer: Fields): Fields => {
  const parameters = isFields(answer['state_parameters']) ? answer['state_parameters'] : {};
  return isFields(parameters['nominee_information']) ? parameters['nominee_information'] : {};
};

/** Uploads a front and answers the id of the proof. */
export const newProof = async (on: Bench, token: string, name = 'proof.png', proof = 'pan'): Promise<string> =>
  textIn(readNominee(await uploadProof(on, token, png(name), { proof })), 'attachment_id');

export const saveNominee = (on: Bench, token: string, nominee: Fields, rest: Fields = {}): Promise<Fields> => {
  const nominee_information = {
    id: '',
    name: 'Ravi Kumar',
    relationship: 'Brother',
    poi: 'pan',
    id_proof: 'pan',
    ...nominee,
  };
  return update(on, token, { ...personal({ nominee_information, ...rest }), update_attribute: 'nominee' });
};

export const confirmNominee = (on: Bench, token: string, twofactor_token_id: string): Promise<Fields> => {
  const codes = { mobile_otp: '123456', email_otp: '654321', twofactor_token_id };
  return on.ask('/validation/nominee/2factor', { two_factor_authentication: codes }, { token });
};

/** The first four steps of the personal stage, all good. */
export const upToPhoto = async (on: Bench, token: string): Promise<void> => {
  await saveAddress(on, token);
  await saveIncome(on, token);
  const saved = await saveNominee(on, token, { attachment_id: await newProof(on, token) });
  await confirmNominee(on, token, textIn(saved, 'twofactor_id'));
};

export const submitPhoto = (
  on: Bench,
  token: string,
  upload_file: readonly File[] = [jpeg('photo.jpeg'), tiff('photo.tiff')],
): Promise<Fields> => {
  const labels = { id_type: 'photo', folder_name: 'personal', attachment_category: 'photo' };
  const personal_information = JSON.stringify(personal());
  return askForm(
    on,
    '/validation/personal',
    { ...labels, verify_stage: 'personal', upload_file, personal_information },
    { token },
  );
};
