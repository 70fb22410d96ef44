import { type LoginRequest } from '@folioflow/api/contract';
import { clientByEmail, clientByMobile, isSignUpFinished } from '../clients/clients.ts';
import { issueLoginCode } from '../codes/login-codes.ts';
import { type Call } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { matchesSlowHash } from '../kit/hashing.ts';
import { countFailure, liftLock, lockRefusal, refuseWhileLocked } from './locks.ts';
import { checkedEmail, checkedMobile, isPasswordForm } from './rules.ts';
import { SEED_PASSWORD_HASH } from './seed-hashes.ts';
import { staffByEmail } from './staff.ts';
import { type Handler } from '../ground/operations.ts';

const refused = () => new Refusal('credentialsRefused', 'The e-mail address or the password is not correct.');

const byMobile = async (call: Call<LoginRequest>, typed: string): Promise<void> => {
  const mobile = checkedMobile(typed);
  const client = await clientByMobile(call.db, mobile);
  await refuseWhileLocked(call.db, 'signIn', client?.id ?? mobile, call.now);
  await issueLoginCode(call, { purpose: 'signIn', named: mobile, sentTo: mobile, channel: 'sms' });
};

interface Account {
  readonly id: string;
  readonly passwordHash: string;
  readonly sendTo: { readonly purpose: 'signIn' | 'staff'; readonly sentTo: string; readonly channel: 'sms' | 'mail' };
}

/** Customers and staff live apart: neither sign-in knows the other's accounts (C-31). */
const accountOf = async (call: Call<LoginRequest>, email: string): Promise<Account | undefined> => {
  if (call.request.login_role === 'backoffice') {
    const staff = await staffByEmail(call.db, email);
    return (
      staff && {
        id: staff.id,
        passwordHash: staff.password_hash,
        sendTo: { purpose: 'staff', sentTo: email, channel: 'mail' },
      }
    );
  }
  const client = await clientByEmail(call.db, email);
  if (!client || !isSignUpFinished(client)) return undefined;
  return {
    id: client.id,
    passwordHash: client.password_hash ?? '',
    sendTo: { purpose: 'signIn', sentTo: client.mobile, channel: 'sms' },
  };
};

const byPassword = async (call: Call<LoginRequest>, typed: string, password: string): Promise<void> => {
  const email = checkedEmail(typed);
  if (!isPasswordForm(password)) throw refused();
  const account = await accountOf(call, email);
  // An unknown address counts, locks and takes as long as a known one: nobody can tell which addresses exist.
  const who = account?.id ?? email;
  await refuseWhileLocked(call.db, 'signIn', who, call.now);
  const isRight = await matchesSlowHash(password, account?.passwordHash ?? SEED_PASSWORD_HASH);
  if (!account || !isRight) {
    throw (await countFailure(call.db, 'signIn', who, call.now)) ? lockRefusal('signIn', call.now) : refused();
  }
  await liftLock(call.db, 'signIn', who);
  await issueLoginCode(call, { ...account.sendTo, named: email });
};

export const login: Handler<'login'> = async (call) => {
  const { request } = call;
  if (request.login_request_from === 'mobile') {
    if (request.login_role === 'backoffice') throw refused();
    await byMobile(call, request.login_mobile_number);
  } else {
    await byPassword(call, request.login_email, request.login_hint);
  }
  return { is_authenticated: false, navigateScreen: 'otp-2' };
};
