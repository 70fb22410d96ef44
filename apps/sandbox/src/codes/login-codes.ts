import { clockAt } from '../kit/days.ts';
import { type CodePurpose, type LoginCodeRow } from './code-tables.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Call } from '../ground/call.ts';
import { send, type MessageKind } from '../outbox/outbox.ts';
import { codeRefusal } from './code-refusal.ts';
import { CODE_LIFE, MOST_TRIES, judgeCodes, type Channel } from './judge-code.ts';
import { newCode } from './new-code.ts';
import { countSend } from './throttle.ts';

export const RESEND_PAUSE = 120_000;

/** One login, reset or verification that waits for its code. */
export interface PendingLogin {
  readonly purpose: CodePurpose;
  /** the mobile number or address that the client names; for e-mail verification also the customer */
  readonly named: string;
  readonly sentTo: string;
  readonly channel: Channel;
}

type Services = Pick<Call, 'db' | 'now' | 'random'>;

const kinds: Readonly<Record<CodePurpose, MessageKind>> = {
  signIn: 'sign-in code',
  reset: 'reset code',
  email: 'e-mail code',
  staff: 'sign-in code',
};

const loginKey = (purpose: CodePurpose, named: string): string => `${purpose}:${named}`;

const write = async ({ db }: Services, row: LoginCodeRow): Promise<void> => {
  await db.deleteFrom('login_codes').where('login', '=', row.login).execute();
  await db.insertInto('login_codes').values(row).execute();
};

const deliver = ({ db, now }: Services, row: LoginCodeRow, kind: MessageKind): Promise<void> =>
  send(db, now, {
    to: row.sent_to,
    channel: row.channel,
    kind,
    code: row.code,
    text: `${row.code} is your Folioflow one-time password. It is valid for 5 minutes. Do not share it.`,
  });

/** Begins a login: an earlier code of the same login is worth nothing from now on. */
export const issueLoginCode = async (services: Services, login: PendingLogin): Promise<void> => {
  await countSend(services.db, `code:${login.sentTo}`, services.now);
  const row: LoginCodeRow = {
    login: loginKey(login.purpose, login.named),
    purpose: login.purpose,
    named: login.named,
    sent_to: login.sentTo,
    channel: login.channel,
    code: newCode(services.random),
    deadline: services.now + CODE_LIFE,
    tries: 0,
    resends: 0,
    last_sent_at: services.now,
    state: 'open',
  };
  await write(services, row);
  await deliver(services, row, kinds[login.purpose]);
};

/** The newest of the logins that a name stands for, when one is waiting. */
export const pendingLogin = async (
  { db }: Services,
  purposes: readonly CodePurpose[],
  named: string,
): Promise<LoginCodeRow | undefined> =>
  db
    .selectFrom('login_codes')
    .selectAll()
    .where(
      'login',
      'in',
      purposes.map((purpose) => loginKey(purpose, named)),
    )
    .where('state', '!=', 'used')
    .orderBy('last_sent_at', 'desc')
    .executeTakeFirst();

/**
 * Sends a new code for a waiting login; the first resend is free, the next ones are 120 s apart (C-22).
 * @throws Refusal 034
 */
export const resendLoginCode = async (services: Services, row: LoginCodeRow): Promise<void> => {
  if (row.resends > 0 && services.now < row.last_sent_at + RESEND_PAUSE) {
    const until = clockAt(row.last_sent_at + RESEND_PAUSE);
    throw new Refusal(
      'otpRequestedTooSoon',
      `A one-time password was sent a moment ago. You can request another at ${until}.`,
    );
  }
  await countSend(services.db, `code:${row.sent_to}`, services.now);
  const next: LoginCodeRow = {
    ...row,
    code: newCode(services.random),
    deadline: services.now + CODE_LIFE,
    tries: 0,
    resends: row.resends + 1,
    last_sent_at: services.now,
    state: 'open',
  };
  await write(services, next);
  await deliver(services, next, 'resend');
};

/**
 * Takes the code of a waiting login; a code is taken once.
 * @throws Refusal 031, 032, 033
 */
export const takeLoginCode = async (
  call: Pick<Call, 'db' | 'now' | 'switches'>,
  purpose: CodePurpose,
  named: string,
  typed: string,
): Promise<LoginCodeRow> => {
  const login = loginKey(purpose, named);
  const row = await call.db.selectFrom('login_codes').selectAll().where('login', '=', login).executeTakeFirst();
  if (!row) throw codeRefusal('expired');
  const issued = { code: row.code, channel: row.channel };
  const verdict = judgeCodes([{ typed, issued }], row, call.now, call.switches.testCodes === 'on');
  const next = {
    accepted: { state: 'used' as const },
    wrong: { tries: row.tries + 1 },
    expired: {},
    exhausted: { tries: MOST_TRIES, state: 'invalid' as const },
    replaced: {},
  }[verdict];
  if (Object.keys(next).length > 0) {
    await call.db.updateTable('login_codes').set(next).where('login', '=', login).execute();
  }
  if (verdict !== 'accepted') throw codeRefusal(verdict);
  return row;
};
