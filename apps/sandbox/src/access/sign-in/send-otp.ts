import { type SendOtpRequest } from '@folioflow/api/contract';
import { findClientByMobile } from '../../clients/clients.ts';
import { issueLoginCode, findPendingLogin, resendLoginCode } from '../../codes/login-codes.ts';
import { type Call } from '../../ground/call.ts';
import { requireUnlocked } from '../checks/locks.ts';
import { parseEmail, parseMobile } from '../checks/rules.ts';
import { type Handler } from '../../ground/operations.ts';

const sendToMobile = async (call: Call<SendOtpRequest>): Promise<void> => {
  const mobile = parseMobile(call.request.login_mobile_number);
  const client = await findClientByMobile(call.db, mobile);
  await requireUnlocked(call.db, 'signIn', client?.id ?? mobile, call.now);
  const pending = await findPendingLogin(call, ['signIn'], mobile);
  await (pending
    ? resendLoginCode(call, pending)
    : issueLoginCode(call, { purpose: 'signIn', named: mobile, sentTo: mobile, channel: 'sms' }));
};

/**
 * Resends the code of a pending login or reset of this address. Without one nothing is sent, and the answer is the
 * same.
 */
const resendToEmail = async (call: Call<SendOtpRequest>): Promise<void> => {
  const email = parseEmail(call.request.login_email);
  const isStaff = call.request.login_role === 'backoffice';
  const pending = await findPendingLogin(call, isStaff ? ['staff'] : ['signIn', 'reset'], email);
  if (pending) await resendLoginCode(call, pending);
};

export const sendOtp: Handler<'sendOtp'> = async (call) => {
  const isMobile = call.request.login_request_from === 'mobile' && call.request.login_role === 'customer';
  await (isMobile ? sendToMobile(call) : resendToEmail(call));
  return {};
};
