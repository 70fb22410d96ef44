import { NOT_FOUND_TEXT } from '@folioflow/api/contract';
import { readSchemeTerms } from '../../catalogue/port.ts';
import { readCallingClient } from '../../clients/clients.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { accountTypes, banks } from '../../kyc/records/master-lists.ts';
import { readBankLists } from '../mandates/bank-lists.ts';

/** @throws Refusal 061 when a scheme is named that does not exist */
export const listBankAccounts: Handler<'listBankAccounts'> = async (call) => {
  const { scheme_code = '', sip_date } = call.request;
  if (scheme_code !== '' && !(await readSchemeTerms(call.db, scheme_code)))
    throw new Refusal('notFound', NOT_FOUND_TEXT);
  const client = await readCallingClient(call);
  return {
    login_stage: client.login_stage,
    master_list: { bank_account_type: [...accountTypes], bank_list: [...banks] },
    result: await readBankLists(call, client.id, sip_date),
  };
};
