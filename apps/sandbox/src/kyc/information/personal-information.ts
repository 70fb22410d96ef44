import { type AddressInformation, noNomineeRecord, type PersonalInfo } from '@folioflow/api/contract';
import { type ClientRow, type NomineeRow } from '../../clients/client-tables.ts';
import { createNomineeView } from '../../clients/nominees.ts';
import { ageOnDay } from '../../kit/ages.ts';
import { dayAt, formatWireDay } from '../../kit/days.ts';
import { type Language } from '../../kit/words/language.ts';
import { type KycRow } from '../records/kyc-tables.ts';
import {
  aadhaarReadingOf,
  type SavedAddress,
  type SavedIncome,
  panReadingOf,
  savedContactOf,
  savedIncomeOf,
} from '../records/readings.ts';

const noAddress: AddressInformation = {
  address: '',
  locality_or_post_office: '',
  district_or_city: '',
  city: '',
  state: '',
  pincode: '',
};

const noIncome: SavedIncome = {
  occupation: '',
  source_of_wealth: '',
  annual_income: '',
  is_income_outside_india: false,
  is_political_india: false,
  is_political_foreign: false,
};

/** Saved address; before the first save, the address of the Aadhaar card. */
export const savedAddressOf = (row: KycRow): AddressInformation => {
  const { email: _, ...saved }: SavedAddress = savedContactOf(row) ?? aadhaarReadingOf(row)?.address ?? noAddress;
  return saved;
};

/** Contact e-mail: the one saved with the address, else the e-mail of the sign-in. */
export const contactEmailOf = (client: ClientRow, row: KycRow): string =>
  savedContactOf(row)?.email ?? client.email ?? '';

export interface PersonalFacts {
  readonly client: ClientRow;
  readonly row: KycRow;
  readonly nominee: NomineeRow | undefined;
  /** data addresses of the images of the nominee's proof */
  readonly nomineeImages: readonly string[];
  readonly now: number;
  readonly language: Language;
}

const maritalStatusOf = ({ marital_status }: KycRow): PersonalInfo['marital_status'] =>
  marital_status === 's' || marital_status === 'm' ? marital_status : '';

/** Personal data in the form that the wizard shows and sends back. */
export const personalInformationOf = async (facts: PersonalFacts): Promise<PersonalInfo> => {
  const { client, row, nominee, now } = facts;
  const pan = panReadingOf(row);
  return {
    pin: '',
    email: contactEmailOf(client, row),
    first_name: client.first_name,
    last_name: client.last_name,
    do_birth: pan === undefined ? '' : formatWireDay(pan.birthDay),
    gender: aadhaarReadingOf(row)?.gender ?? '',
    marital_status: maritalStatusOf(row),
    age: pan === undefined ? '' : ageOnDay(dayAt(now), pan.birthDay),
    ...(savedIncomeOf(row) ?? noIncome),
    address_information: savedAddressOf(row),
    nominee_information:
      nominee === undefined
        ? createEmptyNominee()
        : { ...(await createNomineeView(nominee, facts.language)), attachment_list: [...facts.nomineeImages] },
    is_bse_nominee_verified: nominee?.is_verified === 1,
  };
};

/** Nominee without an id: the id `none` would mean an opt-out. */
const createEmptyNominee = (): PersonalInfo['nominee_information'] => ({ ...noNomineeRecord(), id: '' });
