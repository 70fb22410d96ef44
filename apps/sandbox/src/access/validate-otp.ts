import { type AuthResponse, type ValidateOtpRequest } from '@folioflow/api/contract';
import { clientByEmail, clientByMobile, isSignUpFinished, newClient } from '../clients/clients.ts';
import { type ClientRow } from '../clients/client-tables.ts';
import { takeLoginCode } from '../codes/login-codes.ts';
import { codeRefusal } from '../codes/code-refusal.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { type PreAuth } from '../ground/caller.ts';
import { fullSession, profileOf, verified } from './full-session.ts';
import { refuseWhileLocked } from './locks.ts';
import { checkedEmail, checkedMobile, invalid } from './rules.ts';
import { openSession } from './sessions.ts';
import { rolesOf, staffByEmail } from './staff.ts';
import { type Handler } from '../ground/operations.ts';

type ValidateCall = Call<ValidateOtpRequest>;

const preAuthSession = async (call: ValidateCall, client: ClientRow): Promise<Reply<AuthResponse>> => {
  const hasPassword = client.email !== null && client.password_hash !== null;
  const step = hasPassword ? 'pin' : 'email';
  const token_id = await openSession(call, { kind: 'preAuth', holderId: client.id, step });
  return {
    token_id,
    is_authenticated: false,
    profileData: profileOf(client),
    navigateScreen: hasPassword ? 'verify-pin' : 'verify-email',
  };
};

const afterSignIn = (call: ValidateCall, client: ClientRow): Promise<Reply<AuthResponse>> =>
  isSignUpFinished(client) ? fullSession(call, client) : preAuthSession(call, client);

const byMobile = async (call: ValidateCall, typed: string): Promise<Reply<AuthResponse>> => {
  const mobile = checkedMobile(typed);
  const known = await clientByMobile(call.db, mobile);
  await refuseWhileLocked(call.db, 'signIn', known?.id ?? mobile, call.now);
  await takeLoginCode(call, 'signIn', mobile, call.request.login_otp);
  return afterSignIn(call, known ?? (await newClient(call.db, mobile, call.now)));
};

const byEmail = async (call: ValidateCall, email: string): Promise<Reply<AuthResponse>> => {
  const client = await clientByEmail(call.db, email);
  await refuseWhileLocked(call.db, 'signIn', client?.id ?? email, call.now);
  await takeLoginCode(call, 'signIn', email, call.request.login_otp);
  if (!client) throw codeRefusal('expired');
  return afterSignIn(call, client);
};

const ofStaff = async (call: ValidateCall, email: string): Promise<Reply<AuthResponse>> => {
  const staff = await staffByEmail(call.db, email);
  await refuseWhileLocked(call.db, 'signIn', staff?.id ?? email, call.now);
  await takeLoginCode(call, 'staff', email, call.request.login_otp);
  if (!staff) throw codeRefusal('expired');
  const token_id = await openSession(call, { kind: 'staff', holderId: staff.id });
  const profileData = { login_mobile_number: '', login_email: staff.email };
  return { token_id, is_authenticated: true, roles: rolesOf(staff.role), profileData, navigateScreen: 'clientList' };
};

/** Step 2 of the reset: a token good for one new password of this address. */
const ofReset = async (call: ValidateCall, email: string): Promise<Reply<AuthResponse>> => {
  await takeLoginCode(call, 'reset', email, call.request.login_otp);
  const client = await clientByEmail(call.db, email);
  if (!client) throw codeRefusal('expired');
  const token_id = await openSession(call, { kind: 'preAuth', holderId: client.id, step: 'reset', email });
  return { token_id, is_authenticated: false, ...verified(call, { verify_password: true }) };
};

/** The name under which the code of an e-mail verification waits: of this customer and this address only. */
export const emailLoginName = (caller: PreAuth, email: string): string => `${caller.id}:${email}`;

const ofNewEmail = async (call: ValidateCall, caller: PreAuth, email: string): Promise<Reply<AuthResponse>> => {
  await takeLoginCode(call, 'email', emailLoginName(caller, email), call.request.login_otp);
  await call.db
    .updateTable('sessions')
    .set({ email, email_verified: 1 })
    .where('token_hash', '=', caller.session)
    .execute();
  return { is_authenticated: false, ...verified(call, { verify_password: true }) };
};

export const validateOtp: Handler<'validateOtp'> = async (call) => {
  const { request, caller } = call;
  if (!/^\d{6}$/.test(request.login_otp)) throw invalid('A one-time password has 6 digits.');
  if (request.login_request_from === 'mobile') {
    if (request.login_role === 'backoffice') throw invalid('Staff sign in by e-mail.');
    return byMobile(call, request.login_mobile_number);
  }
  const email = checkedEmail(request.login_email);
  if (request.login_role === 'backoffice') return ofStaff(call, email);
  if (request.is_password_reset) return ofReset(call, email);
  if (caller.kind === 'preAuth' && caller.step === 'email') return ofNewEmail(call, caller, email);
  return byEmail(call, email);
};
