import { MOBILE_PATTERN } from '@folioflow/api/contract';
import { openFullSession, type SessionServices } from '../access/sessions/full-session.ts';
import { type AreaTables } from '../store/tables.ts';
import { openSession } from '../access/sessions/sessions.ts';
import { findStaffByEmail } from '../access/sessions/staff.ts';
import { findClientByMobile, isSignUpFinished } from '../clients/clients.ts';
import { type Fields } from '../kit/json.ts';
import { randomDigits } from '../kit/random.ts';
import { copyPersona } from '../personas/copy-persona.ts';

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

const issueStaffToken = async (services: SessionServices, email: string): Promise<Fields | string> => {
  const staff = await findStaffByEmail(services.db, email);
  if (!staff) return `There is no staff account ${email}.`;
  const token_id = await openSession(services, { kind: 'staff', holderId: staff.id });
  return { token_id, role: staff.role, profileData: { login_mobile_number: '', login_email: staff.email } };
};

/** Unused mobile number, for copies without a requested number. */
const findFreeMobile = async (services: SessionServices): Promise<string> => {
  const mobile = `98${randomDigits(services.random, 8)}`;
  return (await findClientByMobile(services.db, mobile)) ? findFreeMobile(services) : mobile;
};

/**
 * Issues a token for tests without the sign-in steps: { mobile }, { mobile, like } for a new copy of a persona under
 * its own number ({ like } alone picks a number), or { email } of a staff account. A text is an error.
 */
export const issueToken = async (
  services: SessionServices & { readonly tables: AreaTables },
  body: Fields,
): Promise<Fields | string> => {
  const email = textOrEmpty(body['email'] ?? body['staff']);
  if (email !== '') return issueStaffToken(services, email);
  const likeMobile = textOrEmpty(body['like']);
  const mobile =
    body['mobile'] === undefined && likeMobile !== '' ? await findFreeMobile(services) : textOrEmpty(body['mobile']);
  if (!MOBILE_PATTERN.test(mobile)) return 'mobile is a number of 10 digits that begins with 6 to 9.';
  const like = likeMobile === '' ? undefined : await findClientByMobile(services.db, likeMobile);
  if (likeMobile !== '' && (!like || likeMobile === mobile)) return `There is no other persona ${likeMobile} to copy.`;
  const client = like ? await copyPersona(services, like, mobile) : await findClientByMobile(services.db, mobile);
  if (!client) return `There is no customer ${mobile}.`;
  if (!isSignUpFinished(client)) {
    const step = client.email === null ? 'email' : 'pin';
    const token_id = await openSession(services, { kind: 'preAuth', holderId: client.id, step });
    return {
      token_id,
      mobile,
      customer_id: client.id,
      navigateScreen: step === 'email' ? 'verify-email' : 'verify-pin',
    };
  }
  const session = await openFullSession(services, client);
  return { ...session, mobile, email: client.email, customer_id: client.id };
};
