import {
  REQUEST_ACTIONS,
  type UpdatePersonalInfoAnswer,
  type UpdatePersonalInfoRequest,
} from '@folioflow/api/contract';
import { requireInvestor } from '../../ground/caller.ts';
import { parseEmail } from '../../access/checks/rules.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readNominees } from '../../clients/nominees.ts';
import { issueTwoFactor } from '../../codes/two-factor.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { updateKyc, readKyc } from '../records/kyc-record.ts';
import { requireValidAddress, requireValidIncome } from './personal-rules.ts';
import { readClientInPersonalStage } from '../stages/personal-stage.ts';
import { type SavedAddress, savedContactOf } from '../records/readings.ts';
import { saveNominee } from '../nominee/save-nominee.ts';
import { hasConfirmedNominee } from '../stages/stage-flags.ts';
import { createStageRefusal } from '../stages/stages.ts';
import { type Handler } from '../../ground/operations.ts';

type UpdateCall = Call<UpdatePersonalInfoRequest>;
type UpdateRequest<A extends UpdatePersonalInfoRequest['update_attribute']> = Extract<
  UpdatePersonalInfoRequest,
  { update_attribute: A }
>;

/** Contact e-mail, '' for none. The e-mail of the sign-in does not change. */
const normaliseEmail = (email: string | undefined) => (email === undefined || email === '' ? email : parseEmail(email));

/** Marital status: no step saves it alone, because every step posts the whole personal data. */
const maritalStatusColumn = (status: string | undefined) =>
  status === 's' || status === 'm' ? { marital_status: status } : {};

const saveAddress = async (call: UpdateCall, client: ClientRow, typed: UpdateRequest<'address'>): Promise<void> => {
  const { email } = savedContactOf(await readKyc(call.db, client.id)) ?? {};
  const contact: SavedAddress = {
    ...requireValidAddress(typed.address_information),
    email: normaliseEmail(typed.email) ?? email,
  };
  const address = JSON.stringify(contact);
  await updateKyc(call.db, client.id, { address, ...maritalStatusColumn(typed.marital_status) });
};

const saveIncome = async (call: UpdateCall, client: ClientRow, typed: UpdateRequest<'income'>): Promise<void> => {
  if ((await readKyc(call.db, client.id)).address === '')
    throw new Refusal('preconditionFailed', 'Save your address first.');
  const income = JSON.stringify(requireValidIncome(typed));
  await updateKyc(call.db, client.id, { income, ...maritalStatusColumn(typed.marital_status) });
};

/** Sends the codes of the nominee; without an id after too many codes: the client's own request is then refused. */
const sendNomineeCodes = async (call: UpdateCall, client: ClientRow): Promise<Reply<UpdatePersonalInfoAnswer>> => {
  if (call.switches.nomineeTwoFactorId === 'absent') return {};
  try {
    const twofactor_id = await issueTwoFactor(call, requireInvestor(call.caller), {
      action: REQUEST_ACTIONS.nomineeUpdate,
      isEmailRequired: true,
      mobile: client.mobile,
      email: client.email ?? '',
    });
    return { twofactor_id };
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
};

const saveNomineeStep = async (
  call: UpdateCall,
  client: ClientRow,
  typed: UpdateRequest<'nominee'>,
): Promise<Reply<UpdatePersonalInfoAnswer>> => {
  const row = await readKyc(call.db, client.id);
  if (row.address === '') throw new Refusal('preconditionFailed', 'Save your address first.');
  if (row.income === '') throw new Refusal('preconditionFailed', 'Save your income details first.');
  if (hasConfirmedNominee(await readNominees(call.db, client.id)))
    throw createStageRefusal(client, 'Your nominee is verified.');
  const status = row.marital_status === '' ? typed.marital_status : row.marital_status;
  await saveNominee(call, client, typed.nominee_information, status);
  return sendNomineeCodes(call, client);
};

/**
 * Saves a step of the personal stage; a step is refused until the earlier steps are saved.
 * @throws Refusal 020 (stage, order of steps, nominee locked), 051 (input), 061 (attachment)
 */
export const updatePersonalInfo: Handler<'updatePersonalInfo'> = async (call) => {
  const { request } = call;
  const client = await readClientInPersonalStage(call);
  if (request.update_attribute === 'nominee') return saveNomineeStep(call, client, request);
  await (request.update_attribute === 'address'
    ? saveAddress(call, client, request)
    : saveIncome(call, client, request));
  return {};
};
