import { type Connection } from '../http/send.ts';
import { callEndpoint, textOfEndpoint } from '../profile/endpoints.ts';
import { type Profile } from '../profile/profile-schema.ts';
import { type Role, type StaffRole } from '../profile/roles.ts';
import { textAt, isFields, type Fields } from '../ground/fields.ts';
import { NotTried } from '../ground/verdicts.ts';
import {
  type Account,
  createInvestor,
  createPerson,
  createVisitor,
  type Investor,
  type Person,
  type TokenHolder,
} from './person.ts';
import { mobileCode, emailCode, mobileLogin, passwordLogin } from './sign-in.ts';

/** The people of a test system during one run: who is signed in, and which accounts are unused. */
export interface TestSystem {
  readonly origin: string;
  readonly profile: Profile;
  createOwnInvestor(connection: Connection, role: Role): Promise<Investor>;
  readSharedInvestor(connection: Connection, role: Role): Promise<Investor>;
  readAccount(role: Role): Account;
  readStaff(connection: Connection, role: StaffRole): Promise<Person>;
  createNewCustomer(): { readonly mobile: string; readonly email: string };
  readCode(to: string): Promise<string>;
}

/** Without copies the first number is shared by cases that only read; each further number serves a single case. */
const FIRST_OWN_PLACE = 1;

interface OpenedSession {
  readonly holder: TokenHolder;
  readonly account: Account;
}

const requireToken = (fields: Fields, person: string): string => {
  const token = textAt(fields, 'token_id');
  if (token === '') throw new NotTried(`${person} cannot sign in: the answer has no token_id`);
  return token;
};

/** Creates the people of a run. */
export const createTestSystem = (origin: string, profile: Profile): TestSystem => {
  const used = new Map<Role, number>();
  const shared = new Map<string, Promise<OpenedSession>>();
  const staffTokens = new Map<StaffRole, Promise<TokenHolder>>();
  const { signUp, copies } = profile;
  let nextCustomer = signUp === undefined ? 0 : Math.floor(Math.random() * signUp.count);

  const readCode = async (to: string): Promise<string> => {
    const source = to.includes('@') ? profile.codes.email : profile.codes.mobile;
    if ('fixed' in source) return source.fixed;
    return textOfEndpoint(await callEndpoint(origin, source, { to }), source.code, 'codes');
  };

  const accountsOf = (role: Role): readonly Account[] => {
    const { mobile = [], email, password, pin } = profile.investors[role] ?? {};
    return [mobile].flat().map((number) => ({
      mobile: number,
      email: email ?? '',
      password: password ?? profile.password,
      pin: pin ?? profile.pin,
    }));
  };

  const signInByMobile = async (connection: Connection, account: Account): Promise<OpenedSession> => {
    const visitor = createVisitor(connection);
    await visitor.call('login', mobileLogin(account.mobile));
    const code = await readCode(account.mobile);
    const { body } = await visitor.call('validateOtp', mobileCode(account.mobile, code));
    return { holder: { current: requireToken(body, `the investor ${account.mobile}`) }, account };
  };

  const copyAccount = async (account: Account): Promise<OpenedSession> => {
    if (copies === undefined) throw new NotTried('the profile has no copies');
    const answer = await callEndpoint(origin, copies, { mobile: account.mobile });
    const holder = { current: textOfEndpoint(answer, copies.token, 'copies.token') };
    const mobile = textOfEndpoint(answer, copies.mobile, 'copies.mobile');
    const email = copies.email !== undefined && isFields(answer) ? textAt(answer, copies.email) : '';
    return { holder, account: { ...account, mobile, email } };
  };

  const openShared = (connection: Connection, account: Account) => {
    const open =
      shared.get(account.mobile) ?? (copies === undefined ? signInByMobile(connection, account) : copyAccount(account));
    shared.set(account.mobile, open);
    return open;
  };

  const requireAccount = (role: Role, place: number): Account => {
    const account = accountsOf(role)[place];
    if (account === undefined)
      throw new NotTried(`the profile has too few mobile numbers at investors.${role}, and no copies`);
    return account;
  };

  const signInStaff = async (connection: Connection, role: StaffRole): Promise<string> => {
    const { email = '', password = profile.password } = profile.staff[role] ?? {};
    const { staffTokens: tokens } = profile;
    if (tokens !== undefined)
      return textOfEndpoint(await callEndpoint(origin, tokens, { email }), tokens.token, 'staffTokens');
    const visitor = createVisitor(connection);
    await visitor.call('login', passwordLogin(email, password, 'backoffice'));
    const code = await readCode(email);
    const { body } = await visitor.call('validateOtp', emailCode(email, code, { role: 'backoffice' }));
    return requireToken(body, email);
  };

  return {
    origin,
    profile,
    readCode,
    createOwnInvestor: async (connection, role) => {
      if (copies !== undefined) {
        const { holder, account } = await copyAccount(requireAccount(role, 0));
        return createInvestor(connection, holder, account);
      }
      const place = used.get(role) ?? FIRST_OWN_PLACE;
      const account = requireAccount(role, place);
      used.set(role, place + 1);
      const opened = await openShared(connection, account);
      return createInvestor(connection, opened.holder, opened.account);
    },
    readSharedInvestor: async (connection, role) => {
      const { holder, account } = await openShared(connection, requireAccount(role, 0));
      return createInvestor(connection, holder, account);
    },
    readAccount: (role) => requireAccount(role, 0),
    readStaff: async (connection, role) => {
      const open = staffTokens.get(role) ?? signInStaff(connection, role).then((token) => ({ current: token }));
      staffTokens.set(role, open);
      return createPerson(connection, await open);
    },
    createNewCustomer: () => {
      if (signUp === undefined) throw new NotTried('the profile has no signUp');
      nextCustomer = (nextCustomer + 1) % signUp.count;
      const mobile = String(Number(signUp.first) + nextCustomer);
      return { mobile, email: signUp.email.replace('{mobile}', mobile) };
    },
  };
};
