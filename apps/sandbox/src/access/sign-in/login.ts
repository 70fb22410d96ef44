import { type LoginRequest } from '@folioflow/api/contract';
import { findClientByEmail, findClientByMobile, isSignUpFinished } from '../../clients/clients.ts';
import { issueLoginCode } from '../../codes/login-codes.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isMatchingSecret } from '../../kit/hashing.ts';
import { countFailureTowardsLock, removeLock, createLockRefusal, requireUnlocked } from '../checks/locks.ts';
import { parseEmail, parseMobile, isValidPassword } from '../checks/rules.ts';
import { SEED_PASSWORD_HASH } from '../records/seed-hashes.ts';
import { findStaffByEmail } from '../sessions/staff.ts';
import { type Handler } from '../../ground/operations.ts';

const loginRefusal = () => new Refusal('credentialsRefused', 'The e-mail address or the password is not correct.');

const loginByMobile = async (call: Call<LoginRequest>, typed: string): Promise<void> => {
  const mobile = parseMobile(typed);
  const client = await findClientByMobile(call.db, mobile);
  await requireUnlocked(call.db, 'signIn', client?.id ?? mobile, call.now);
  await issueLoginCode(call, { purpose: 'signIn', named: mobile, sentTo: mobile, channel: 'sms' });
};

interface LoginAccount {
  readonly id: string;
  readonly passwordHash: string;
  readonly sendTo: { readonly purpose: 'signIn' | 'staff'; readonly sentTo: string; readonly channel: 'sms' | 'mail' };
}

/** Customers and staff have separate accounts: a sign-in of one kind never finds an account of the other (C-31). */
const findAccount = async (call: Call<LoginRequest>, email: string): Promise<LoginAccount | undefined> => {
  if (call.request.login_role === 'backoffice') {
    const staff = await findStaffByEmail(call.db, email);
    return (
      staff && {
        id: staff.id,
        passwordHash: staff.password_hash,
        sendTo: { purpose: 'staff', sentTo: email, channel: 'mail' },
      }
    );
  }
  const client = await findClientByEmail(call.db, email);
  if (!client || !isSignUpFinished(client)) return undefined;
  return {
    id: client.id,
    passwordHash: client.password_hash ?? '',
    sendTo: { purpose: 'signIn', sentTo: client.mobile, channel: 'sms' },
  };
};

const loginByPassword = async (call: Call<LoginRequest>, typed: string, password: string): Promise<void> => {
  const email = parseEmail(typed);
  if (!isValidPassword(password)) throw loginRefusal();
  const account = await findAccount(call, email);
  // An unknown address counts, locks and takes time like a known address, so that accounts cannot be discovered.
  const who = account?.id ?? email;
  await requireUnlocked(call.db, 'signIn', who, call.now);
  const isRight = await isMatchingSecret(password, account?.passwordHash ?? SEED_PASSWORD_HASH);
  if (!account || !isRight) {
    throw (await countFailureTowardsLock(call.db, 'signIn', who, call.now))
      ? createLockRefusal('signIn', call.now)
      : loginRefusal();
  }
  await removeLock(call.db, 'signIn', who);
  await issueLoginCode(call, { ...account.sendTo, named: email });
};

export const login: Handler<'login'> = async (call) => {
  const { request } = call;
  if (request.login_request_from === 'mobile') {
    if (request.login_role === 'backoffice') throw loginRefusal();
    await loginByMobile(call, request.login_mobile_number);
  } else {
    await loginByPassword(call, request.login_email, request.login_hint);
  }
  return { is_authenticated: false, navigateScreen: 'otp-2' };
};
