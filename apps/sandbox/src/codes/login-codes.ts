import { hourAndMinuteAt } from '../kit/days.ts';
import { type CodePurpose, type LoginCodeRow } from './code-tables.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Call } from '../ground/call.ts';
import { storeMessage, type MessageKind } from '../outbox/outbox.ts';
import { wordsOf } from '../kit/words/words.ts';
import { carriedTries, refusalOfVerdict, removeCodeLock, requireUnlockedCodes } from './code-locks.ts';
import { codeRefusal } from './code-refusal.ts';
import { CODE_LIFETIME_MS, MAX_TRIES, judgeCodes, type CodeChannel } from './judge-code.ts';
import { createCode } from './new-code.ts';
import { countSentCode } from './throttle.ts';

export const RESEND_PAUSE_MS = 120_000;

/** Login, reset or verification that awaits its code. */
export interface PendingLoginCode {
  readonly purpose: CodePurpose;
  /** mobile number or address that the client entered; for e-mail verification also the customer */
  readonly named: string;
  readonly sentTo: string;
  readonly channel: CodeChannel;
}

type LoginServices = Pick<Call, 'db' | 'now' | 'random' | 'language'>;

const kinds: Readonly<Record<CodePurpose, MessageKind>> = {
  signIn: 'sign-in code',
  reset: 'reset code',
  email: 'e-mail code',
  staff: 'sign-in code',
};

const loginCodeKey = (purpose: CodePurpose, named: string): string => `${purpose}:${named}`;

const replaceLoginCode = async ({ db }: LoginServices, row: LoginCodeRow): Promise<void> => {
  await db.deleteFrom('login_codes').where('login', '=', row.login).execute();
  await db.insertInto('login_codes').values(row).execute();
};

const sendLoginCode = ({ db, now, language }: LoginServices, row: LoginCodeRow, kind: MessageKind): Promise<void> =>
  storeMessage(db, now, {
    to: row.sent_to,
    channel: row.channel,
    kind,
    code: row.code,
    text: wordsOf(language).codes.login(row.code),
  });

const findLoginCode = (db: LoginServices['db'], login: string): Promise<LoginCodeRow | undefined> =>
  db.selectFrom('login_codes').selectAll().where('login', '=', login).executeTakeFirst();

/**
 * Issues the code of a login; earlier codes of the same login become invalid.
 * @throws Refusal 034
 */
export const issueLoginCode = async (services: LoginServices, login: PendingLoginCode): Promise<void> => {
  const { db, now } = services;
  const key = loginCodeKey(login.purpose, login.named);
  await requireUnlockedCodes(db, key, now);
  await countSentCode(db, `code:${login.sentTo}`, now);
  const row: LoginCodeRow = {
    login: key,
    purpose: login.purpose,
    named: login.named,
    sent_to: login.sentTo,
    channel: login.channel,
    code: createCode(services.random),
    deadline: now + CODE_LIFETIME_MS,
    tries: carriedTries(await findLoginCode(db, key), now),
    resends: 0,
    last_sent_at: now,
    state: 'open',
  };
  await replaceLoginCode(services, row);
  await sendLoginCode(services, row, kinds[login.purpose]);
};

/** Newest pending login under a name. */
export const findPendingLogin = async (
  { db }: LoginServices,
  purposes: readonly CodePurpose[],
  named: string,
): Promise<LoginCodeRow | undefined> =>
  db
    .selectFrom('login_codes')
    .selectAll()
    .where(
      'login',
      'in',
      purposes.map((purpose) => loginCodeKey(purpose, named)),
    )
    .where('state', '!=', 'used')
    .orderBy('last_sent_at', 'desc')
    .executeTakeFirst();

/**
 * Sends a new code for a pending login; the first resend is immediate, the next ones are 120 s apart (C-22).
 * @throws Refusal 034
 */
export const resendLoginCode = async (services: LoginServices, row: LoginCodeRow): Promise<void> => {
  await requireUnlockedCodes(services.db, row.login, services.now);
  if (row.resends > 0 && services.now < row.last_sent_at + RESEND_PAUSE_MS) {
    const until = hourAndMinuteAt(row.last_sent_at + RESEND_PAUSE_MS);
    throw new Refusal(
      'otpRequestedTooSoon',
      `A one-time password was sent a moment ago. You can request another at ${until}.`,
    );
  }
  await countSentCode(services.db, `code:${row.sent_to}`, services.now);
  const next: LoginCodeRow = {
    ...row,
    code: createCode(services.random),
    deadline: services.now + CODE_LIFETIME_MS,
    tries: carriedTries(row, services.now),
    resends: row.resends + 1,
    last_sent_at: services.now,
    state: 'open',
  };
  await replaceLoginCode(services, next);
  await sendLoginCode(services, next, 'resend');
};

/**
 * Checks the code of a pending login; a code is valid once.
 * @throws Refusal 031, 032, 033
 */
export const consumeLoginCode = async (
  call: Pick<Call, 'db' | 'now' | 'switches'>,
  purpose: CodePurpose,
  named: string,
  typed: string,
): Promise<LoginCodeRow> => {
  const login = loginCodeKey(purpose, named);
  const row = await findLoginCode(call.db, login);
  if (!row) throw codeRefusal('expired');
  const issued = { code: row.code, channel: row.channel };
  const verdict = judgeCodes([{ typed, issued }], row, call.now, call.switches.testCodes === 'on');
  const next = {
    accepted: { state: 'used' as const },
    wrong: { tries: row.tries + 1 },
    expired: {},
    usedUp: { tries: MAX_TRIES, state: 'invalid' as const },
    exhausted: { tries: MAX_TRIES, state: 'invalid' as const },
    replaced: {},
  }[verdict];
  if (Object.keys(next).length > 0) {
    await call.db.updateTable('login_codes').set(next).where('login', '=', login).execute();
  }
  if (verdict !== 'accepted') throw await refusalOfVerdict(call.db, login, call.now, verdict);
  await removeCodeLock(call.db, login);
  return row;
};
