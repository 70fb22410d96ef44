import {
  REQUEST_ACTIONS,
  type UpdatePersonalInfoAnswer,
  type UpdatePersonalInfoRequest,
} from '@folioflow/api/contract';
import { investorOf } from '../ground/caller.ts';
import { checkedEmail } from '../access/rules.ts';
import { type ClientRow } from '../clients/client-tables.ts';
import { nomineesOf } from '../clients/nominees.ts';
import { issueTwoFactor } from '../codes/two-factor.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { changeKyc, kycOf } from './kyc-record.ts';
import { checkedAddress, checkedIncome } from './personal-rules.ts';
import { clientInPersonalStage } from './personal-stage.ts';
import { type Contact, savedContactOf } from './readings.ts';
import { saveNominee } from './save-nominee.ts';
import { hasConfirmedNominee } from './stage-flags.ts';
import { stageRefusal } from './stages.ts';
import { type Handler } from '../ground/operations.ts';

type UpdateCall = Call<UpdatePersonalInfoRequest>;
type Of<A extends UpdatePersonalInfoRequest['update_attribute']> = Extract<
  UpdatePersonalInfoRequest,
  { update_attribute: A }
>;

/** Contact e-mail, '' for none. The e-mail of the sign-in does not change. */
const postedEmail = (email: string | undefined) => (email === undefined || email === '' ? email : checkedEmail(email));

/** Marital status: no step saves it alone, because every step posts the whole personal data. */
const withStatus = (status: string | undefined) => (status === 's' || status === 'm' ? { marital_status: status } : {});

const takeAddress = async (call: UpdateCall, client: ClientRow, typed: Of<'address'>): Promise<void> => {
  const { email } = savedContactOf(await kycOf(call.db, client.id)) ?? {};
  const contact: Contact = { ...checkedAddress(typed.address_information), email: postedEmail(typed.email) ?? email };
  const address = JSON.stringify(contact);
  await changeKyc(call.db, client.id, { address, ...withStatus(typed.marital_status) });
};

const takeIncome = async (call: UpdateCall, client: ClientRow, typed: Of<'income'>): Promise<void> => {
  if ((await kycOf(call.db, client.id)).address === '')
    throw new Refusal('preconditionFailed', 'Save your address first.');
  const income = JSON.stringify(checkedIncome(typed));
  await changeKyc(call.db, client.id, { income, ...withStatus(typed.marital_status) });
};

/** Sends the codes of the nominee; without an id after too many codes: the client's own request is then refused. */
const sendCodes = async (call: UpdateCall, client: ClientRow): Promise<Reply<UpdatePersonalInfoAnswer>> => {
  if (call.switches.nomineeTwoFactorId === 'absent') return {};
  try {
    const twofactor_id = await issueTwoFactor(call, investorOf(call.caller), {
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

const takeNominee = async (
  call: UpdateCall,
  client: ClientRow,
  typed: Of<'nominee'>,
): Promise<Reply<UpdatePersonalInfoAnswer>> => {
  const row = await kycOf(call.db, client.id);
  if (row.address === '') throw new Refusal('preconditionFailed', 'Save your address first.');
  if (row.income === '') throw new Refusal('preconditionFailed', 'Save your income details first.');
  if (hasConfirmedNominee(await nomineesOf(call.db, client.id)))
    throw stageRefusal(client, 'Your nominee is verified.');
  const status = row.marital_status === '' ? typed.marital_status : row.marital_status;
  await saveNominee(call, client, typed.nominee_information, status);
  return sendCodes(call, client);
};

/**
 * Saves a step of the personal stage; a step is refused until the earlier steps are saved.
 * @throws Refusal 020 (stage, order of steps, nominee locked), 051 (input), 061 (attachment)
 */
export const updatePersonalInfo: Handler<'updatePersonalInfo'> = async (call) => {
  const { request } = call;
  const client = await clientInPersonalStage(call);
  if (request.update_attribute === 'nominee') return takeNominee(call, client, request);
  await (request.update_attribute === 'address'
    ? takeAddress(call, client, request)
    : takeIncome(call, client, request));
  return {};
};
