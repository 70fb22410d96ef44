import { type SendOtpRequest } from '@folioflow/api/contract';
import { clientByMobile } from '../clients/clients.ts';
import { issueLoginCode, pendingLogin, resendLoginCode } from '../codes/login-codes.ts';
import { type Call } from '../ground/call.ts';
import { refuseWhileLocked } from './locks.ts';
import { checkedEmail, checkedMobile } from './rules.ts';
import { type Handler } from '../ground/operations.ts';

const toMobile = async (call: Call<SendOtpRequest>): Promise<void> => {
  const mobile = checkedMobile(call.request.login_mobile_number);
  const client = await clientByMobile(call.db, mobile);
  await refuseWhileLocked(call.db, 'signIn', client?.id ?? mobile, call.now);
  const pending = await pendingLogin(call, ['signIn'], mobile);
  await (pending
    ? resendLoginCode(call, pending)
    : issueLoginCode(call, { purpose: 'signIn', named: mobile, sentTo: mobile, channel: 'sms' }));
};

/** Sends again what a login or a reset of this address waits for; without one nothing is sent and nobody can tell. */
const toEmail = async (call: Call<SendOtpRequest>): Promise<void> => {
  const email = checkedEmail(call.request.login_email);
  const isStaff = call.request.login_role === 'backoffice';
  const pending = await pendingLogin(call, isStaff ? ['staff'] : ['signIn', 'reset'], email);
  if (pending) await resendLoginCode(call, pending);
};

export const sendOtp: Handler<'sendOtp'> = async (call) => {
  const isMobile = call.request.login_request_from === 'mobile' && call.request.login_role === 'customer';
  await (isMobile ? toMobile(call) : toEmail(call));
  return {};
};
