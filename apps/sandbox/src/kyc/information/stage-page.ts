import {
  emptyIdInformation,
  STAGE_NAMES,
  type BankAccount,
  type IdInformation,
  type StageInfo,
  type StageName,
} from '@folioflow/api/contract';
import { readPrimaryAccount } from '../../clients/bank-accounts.ts';
import { type ClientRow, type NomineeRow } from '../../clients/client-tables.ts';
import { readNominees } from '../../clients/nominees.ts';
import { type Call } from '../../ground/call.ts';
import { type Language } from '../../kit/words/language.ts';
import { type Database } from '../../store/database.ts';
import { createEsignControlPart } from '../esign/esign-part.ts';
import { aadhaarLines, chequeLines, panLines, type InformationReader, allInformation } from './id-information.ts';
import { readKyc } from '../records/kyc-record.ts';
import { type KycRow } from '../records/kyc-tables.ts';
import { accountTypes, banks, incomeRanges, findLabel, occupations, sourcesOfWealth } from '../records/master-lists.ts';
import { personalInformationOf } from './personal-information.ts';
import { aadhaarReadingOf, bankCheckOf, panReadingOf } from '../records/readings.ts';
import { loginStageOf, stageFlagsOf } from '../stages/stage-flags.ts';
import { readAllImages, readNomineeImages, readStageImages } from './stage-images.ts';
import { isStageEditable, stageStateOf } from '../stages/stages.ts';

/** Stored facts from which the pages of a customer are computed. */
export interface StagePageFacts {
  readonly db: Database;
  readonly now: number;
  readonly language: Language;
  readonly client: ClientRow;
  readonly row: KycRow;
  readonly nominees: readonly NomineeRow[];
  /** nominee of the personal stage */
  readonly nominee: NomineeRow | undefined;
  readonly account: BankAccount | undefined;
}

export const readPageFacts = async (
  { db, now, language }: Pick<Call, 'db' | 'now' | 'language'>,
  client: ClientRow,
): Promise<StagePageFacts> => {
  const nominees = await readNominees(db, client.id);
  return {
    db,
    now,
    language,
    client,
    row: await readKyc(db, client.id),
    nominees,
    nominee: nominees.find(({ is_selected }) => is_selected === 1) ?? nominees[0],
    account: await readPrimaryAccount(db, client.id),
  };
};

type StagePagePart = Pick<
  StageInfo,
  | 'id_information'
  | 'editable_stages'
  | 'bank_info'
  | 'master_list'
  | 'personal_information'
  | 'config_digio'
  | 'digio_esign_parameters'
>;

const createPanPart = async ({ db, client, row }: StagePageFacts): Promise<StagePagePart> => {
  const reading = panReadingOf(row);
  const id_information = {
    ...emptyIdInformation(),
    pan: panLines(reading),
    pan_attachment_list: await readStageImages(db, client.id, 'pan', reading !== undefined),
    ...(reading === undefined ? {} : { is_dob_valid: reading.hasMatchingBirthDay }),
  };
  return { id_information };
};

const createAadhaarPart = async ({ db, client, row }: StagePageFacts): Promise<StagePagePart> => {
  const reading = aadhaarReadingOf(row);
  const id_information = {
    ...emptyIdInformation(),
    aadhaar: aadhaarLines(reading, 'investor'),
    aadhaar_attachment_list: await readStageImages(db, client.id, 'aadhaar', reading !== undefined),
  };
  return { id_information };
};

const readChequeInformation = async ({ db, client, row }: StagePageFacts): Promise<IdInformation> => {
  const check = bankCheckOf(row);
  if (check?.isChequeRead !== true) return emptyIdInformation();
  return {
    ...emptyIdInformation(),
    bank: chequeLines(check, findLabel(banks, check.bank)),
    bank_attachment_list: await readStageImages(db, client.id, 'bank', true),
  };
};

const createBankPart = async (facts: StagePageFacts): Promise<StagePagePart> => {
  const { db, client, account, row } = facts;
  const master_list = { bank_account_type: accountTypes, bank_list: banks };
  if (stageStateOf(client, 'bank') === 'open') {
    return { master_list, id_information: await readChequeInformation(facts) };
  }
  const { bank } = allInformation({ client, row, account, nominee: undefined }, 'investor');
  const bank_attachment_list = await readStageImages(db, client.id, 'bank', account !== undefined);
  const id_information = { ...emptyIdInformation(), bank, bank_attachment_list };
  if (account === undefined) return { master_list, id_information };
  const bank_info = {
    account_number: account.beneficiary_account_no,
    ifsc_code: account.beneficiary_ifsc,
    account_type: findLabel(accountTypes, account.beneficiary_account_type),
    bank_name: account.beneficiary_bank_name,
  };
  return { master_list, bank_info, id_information };
};

/** Six groups with their images, for the e-sign summary, My KYC and the back office. */
export const readSummary = async (facts: StagePageFacts, reader: InformationReader): Promise<IdInformation> => {
  const { db, client, row, nominee, account } = facts;
  const lists = await readAllImages(db, client.id, nominee, {
    pan: row.pan !== '',
    aadhaar: row.aadhaar !== '',
    bank: account !== undefined,
    photo: stageStateOf(client, 'esignkyc') !== 'ahead',
  });
  return { ...allInformation({ client, row, account, nominee }, reader), ...lists };
};

const createPersonalPart = async (facts: StagePageFacts): Promise<StagePagePart> => {
  const { db, client, row, nominee, now, language } = facts;
  const isFinished = stageStateOf(client, 'personal') === 'finished';
  return {
    master_list: { source_wealth: sourcesOfWealth, occupation_list: occupations, income_range: incomeRanges },
    personal_information: await personalInformationOf({
      client,
      row,
      nominee,
      nomineeImages: await readNomineeImages(db, nominee),
      now,
      language,
    }),
    ...(isFinished ? { id_information: await readSummary(facts, 'investor') } : {}),
  };
};

const createSignaturePart = async (facts: StagePageFacts): Promise<StagePagePart> => ({
  id_information: await readSummary(facts, 'investor'),
  editable_stages: STAGE_NAMES.filter((name) => isStageEditable(facts.client, name)),
  ...createEsignControlPart(facts.client, facts.row),
});

const pagePartCreators: Readonly<Record<StageName, (facts: StagePageFacts) => Promise<StagePagePart>>> = {
  pan: createPanPart,
  aadhaar: createAadhaarPart,
  bank: createBankPart,
  personal: createPersonalPart,
  esignkyc: createSignaturePart,
};

const isDocumentRead = (stage: StageName, { row }: StagePageFacts): boolean => {
  if (stage === 'pan') return row.pan !== '';
  if (stage === 'aadhaar') return row.aadhaar !== '';
  return stage === 'bank' && bankCheckOf(row)?.isChequeRead === true;
};

/** Page of a stage for its customer. */
export const createStagePage = async (facts: StagePageFacts, stage: StageName): Promise<StageInfo> => {
  const { client, nominees } = facts;
  const part = await pagePartCreators[stage](facts);
  return {
    ...stageFlagsOf(client, stage, nominees, isDocumentRead(stage, facts)),
    login_stage: loginStageOf(client),
    login_email: client.email ?? '',
    login_mobile_number: client.mobile,
    ...part,
  };
};
