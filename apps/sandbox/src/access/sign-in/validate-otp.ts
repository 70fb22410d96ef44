import { type AuthResponse, type ValidateOtpRequest } from '@folioflow/api/contract';
import { findClientByEmail, findClientByMobile, isSignUpFinished, insertClient } from '../../clients/clients.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { consumeLoginCode } from '../../codes/login-codes.ts';
import { codeRefusal } from '../../codes/code-refusal.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { type PreAuthCaller } from '../../ground/caller.ts';
import { openFullSession, profileDataOf, verificationFlags } from '../sessions/full-session.ts';
import { requireUnlocked } from '../checks/locks.ts';
import { parseEmail, parseMobile, createInputRefusal } from '../checks/rules.ts';
import { openSession } from '../sessions/sessions.ts';
import { rolesOf, findStaffByEmail } from '../sessions/staff.ts';
import { type Handler } from '../../ground/operations.ts';

type ValidateCall = Call<ValidateOtpRequest>;

const openPreAuthSession = async (call: ValidateCall, client: ClientRow): Promise<Reply<AuthResponse>> => {
  const hasPassword = client.email !== null && client.password_hash !== null;
  const step = hasPassword ? 'pin' : 'email';
  const token_id = await openSession(call, { kind: 'preAuth', holderId: client.id, step });
  return {
    token_id,
    is_authenticated: false,
    profileData: profileDataOf(client),
    navigateScreen: hasPassword ? 'verify-pin' : 'verify-email',
  };
};

const openSessionAfterSignIn = (call: ValidateCall, client: ClientRow): Promise<Reply<AuthResponse>> =>
  isSignUpFinished(client) ? openFullSession(call, client) : openPreAuthSession(call, client);

const validateMobileCode = async (call: ValidateCall, typed: string): Promise<Reply<AuthResponse>> => {
  const mobile = parseMobile(typed);
  const known = await findClientByMobile(call.db, mobile);
  await requireUnlocked(call.db, 'signIn', known?.id ?? mobile, call.now);
  await consumeLoginCode(call, 'signIn', mobile, call.request.login_otp);
  return openSessionAfterSignIn(call, known ?? (await insertClient(call.db, mobile, call.now)));
};

const validateEmailCode = async (call: ValidateCall, email: string): Promise<Reply<AuthResponse>> => {
  const client = await findClientByEmail(call.db, email);
  await requireUnlocked(call.db, 'signIn', client?.id ?? email, call.now);
  await consumeLoginCode(call, 'signIn', email, call.request.login_otp);
  if (!client) throw codeRefusal('expired');
  return openSessionAfterSignIn(call, client);
};

const validateStaffCode = async (call: ValidateCall, email: string): Promise<Reply<AuthResponse>> => {
  const staff = await findStaffByEmail(call.db, email);
  await requireUnlocked(call.db, 'signIn', staff?.id ?? email, call.now);
  await consumeLoginCode(call, 'staff', email, call.request.login_otp);
  if (!staff) throw codeRefusal('expired');
  const token_id = await openSession(call, { kind: 'staff', holderId: staff.id });
  const profileData = { login_mobile_number: '', login_email: staff.email };
  return { token_id, is_authenticated: true, roles: rolesOf(staff.role), profileData, navigateScreen: 'clientList' };
};

/** Step 2 of the reset: issues a token for a single new password of this address. */
const validateResetCode = async (call: ValidateCall, email: string): Promise<Reply<AuthResponse>> => {
  await consumeLoginCode(call, 'reset', email, call.request.login_otp);
  const client = await findClientByEmail(call.db, email);
  if (!client) throw codeRefusal('expired');
  const token_id = await openSession(call, { kind: 'preAuth', holderId: client.id, step: 'reset', email });
  return { token_id, is_authenticated: false, ...verificationFlags(call, { verify_password: true }) };
};

/** Key of the code of an e-mail verification, for this customer and this address only. */
export const emailCodeOwner = (caller: PreAuthCaller, email: string): string => `${caller.id}:${email}`;

const validateNewEmailCode = async (
  call: ValidateCall,
  caller: PreAuthCaller,
  email: string,
): Promise<Reply<AuthResponse>> => {
  await consumeLoginCode(call, 'email', emailCodeOwner(caller, email), call.request.login_otp);
  await call.db
    .updateTable('sessions')
    .set({ email, email_verified: 1 })
    .where('token_hash', '=', caller.session)
    .execute();
  return { is_authenticated: false, ...verificationFlags(call, { verify_password: true }) };
};

export const validateOtp: Handler<'validateOtp'> = async (call) => {
  const { request, caller } = call;
  if (!/^\d{6}$/.test(request.login_otp)) throw createInputRefusal('A one-time password has 6 digits.');
  if (request.login_request_from === 'mobile') {
    if (request.login_role === 'backoffice') throw createInputRefusal('Staff sign in by e-mail.');
    return validateMobileCode(call, request.login_mobile_number);
  }
  const email = parseEmail(request.login_email);
  if (request.login_role === 'backoffice') return validateStaffCode(call, email);
  if (request.is_password_reset) return validateResetCode(call, email);
  if (caller.kind === 'preAuth' && caller.step === 'email') return validateNewEmailCode(call, caller, email);
  return validateEmailCode(call, email);
};
