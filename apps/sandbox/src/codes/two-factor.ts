import { type RequestAction } from '@folioflow/api/contract';
import { type InvestorCaller } from '../ground/caller.ts';
import { type TwoFactorRow } from './code-tables.ts';
import { type Call } from '../ground/call.ts';
import { newId } from '../kit/random.ts';
import { wordsOf } from '../kit/words/words.ts';
import { storeMessage } from '../outbox/outbox.ts';
import { carriedTries, refusalOfVerdict, removeCodeLock, requireUnlockedCodes } from './code-locks.ts';
import { codeRefusal } from './code-refusal.ts';
import { CODE_LIFETIME_MS, judgeCodes, MAX_TRIES } from './judge-code.ts';
import { createCode } from './new-code.ts';
import { countSentCode } from './throttle.ts';

export interface TwoFactorRequest {
  readonly action: RequestAction;
  readonly isEmailRequired: boolean;
  /** further binding of the id, '' for none: order id and amount of a redemption (C-23) */
  readonly boundTo?: string;
  readonly mobile: string;
  readonly email: string;
}

/** Codes as posted by the client. */
export interface TypedCodes {
  readonly mobile_otp: string;
  readonly email_otp: string;
  readonly twofactor_token_id: string;
}

const subjectOf = (customerId: string, action: string): string => `twoFactor:${customerId}:${action}`;

/**
 * Issues the codes of a consequential action; earlier ids of the same customer and action become invalid.
 * @throws Refusal 034
 */
export const issueTwoFactor = async (
  call: Pick<Call, 'db' | 'now' | 'random' | 'language'>,
  investor: InvestorCaller,
  request: TwoFactorRequest,
): Promise<string> => {
  const { db, now, random } = call;
  const subject = subjectOf(investor.id, request.action);
  await requireUnlockedCodes(db, subject, now);
  await countSentCode(db, subject, now);
  const replaced = await db
    .selectFrom('two_factors')
    .select(['state', 'tries', 'deadline'])
    .where('customer_id', '=', investor.id)
    .where('action', '=', request.action)
    .where('state', '=', 'open')
    .executeTakeFirst();
  await db
    .updateTable('two_factors')
    .set({ state: 'invalid' })
    .where('customer_id', '=', investor.id)
    .where('action', '=', request.action)
    .where('state', '=', 'open')
    .execute();
  const row: TwoFactorRow = {
    id: newId(random, 'tf'),
    customer_id: investor.id,
    session_hash: investor.sessionId,
    action: request.action,
    bound_to: request.boundTo ?? '',
    mobile_code: createCode(random),
    email_code: request.isEmailRequired ? createCode(random) : '',
    deadline: now + CODE_LIFETIME_MS,
    tries: carriedTries(replaced, now),
    state: 'open',
  };
  await db.insertInto('two_factors').values(row).execute();
  const codeText = (code: string) => wordsOf(call.language).codes.action(code, request.action);
  await storeMessage(db, now, {
    to: request.mobile,
    channel: 'sms',
    kind: 'two-factor mobile code',
    code: row.mobile_code,
    text: codeText(row.mobile_code),
  });
  if (row.email_code !== '') {
    await storeMessage(db, now, {
      to: request.email,
      channel: 'mail',
      kind: 'two-factor e-mail code',
      code: row.email_code,
      text: codeText(row.email_code),
    });
  }
  return row.id;
};

const judgeTwoFactorCodes = (call: Pick<Call, 'now' | 'switches'>, row: TwoFactorRow, codes: TypedCodes) => {
  const mobile = { typed: codes.mobile_otp, issued: { code: row.mobile_code, channel: 'sms' as const } };
  const mail = { typed: codes.email_otp, issued: { code: row.email_code, channel: 'mail' as const } };
  return judgeCodes(row.email_code === '' ? [mobile] : [mobile, mail], row, call.now, call.switches.testCodes === 'on');
};

/**
 * Checks the codes of an action, bound to customer, session, action and `boundTo`. They remain usable until
 * `markTwoFactorUsed`, so that a refusal by the exchange does not use up a code.
 * @throws Refusal 031, 032, 033
 */
export const requireValidTwoFactor = async (
  call: Pick<Call, 'db' | 'now' | 'switches'>,
  investor: InvestorCaller,
  action: string,
  codes: TypedCodes,
  boundTo = '',
): Promise<void> => {
  const row = await call.db
    .selectFrom('two_factors')
    .selectAll()
    .where('id', '=', codes.twofactor_token_id)
    .executeTakeFirst();
  const isForThis =
    row?.customer_id === investor.id &&
    row.session_hash === investor.sessionId &&
    row.action === action &&
    row.bound_to === boundTo;
  if (!row || !isForThis) throw codeRefusal('wrong');
  const verdict = judgeTwoFactorCodes(call, row, codes);
  const subject = subjectOf(investor.id, action);
  if (verdict === 'accepted') return removeCodeLock(call.db, subject);
  if (verdict === 'wrong' || verdict === 'usedUp' || verdict === 'exhausted') {
    const change = verdict === 'wrong' ? { tries: row.tries + 1 } : { tries: MAX_TRIES, state: 'invalid' as const };
    await call.db.updateTable('two_factors').set(change).where('id', '=', row.id).execute();
  }
  throw await refusalOfVerdict(call.db, subject, call.now, verdict);
};

/** Marks a checked id as used, together with its effect. */
export const markTwoFactorUsed = async (db: Call['db'], codes: TypedCodes): Promise<void> => {
  await db.updateTable('two_factors').set({ state: 'used' }).where('id', '=', codes.twofactor_token_id).execute();
};

/** Checks and uses the codes in a single step, for actions that cannot be refused in between. */
export const checkAndUseTwoFactor = async (...check: Parameters<typeof requireValidTwoFactor>): Promise<void> => {
  const [{ db }, , , codes] = check;
  await requireValidTwoFactor(...check);
  await markTwoFactorUsed(db, codes);
};
