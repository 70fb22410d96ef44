import { CODES } from '../../packages/api/src/contract/codes.ts';
import { type OperationCaller } from '../../packages/api/src/contract/operation.ts';
import { oneTimeCodeRefusals, pinRefusals, type OperationText } from '../../packages/api/src/operation-texts/text.ts';

type CodeName = keyof typeof CODES;

/** The meaning of every code (contract 1.5). */
export const codeTexts: Readonly<Record<CodeName, string>> = {
  success: 'Success.',
  noSession: 'The token is absent, unknown, expired or revoked.',
  sessionEndedElsewhere: 'The session ended, because the user signed in elsewhere.',
  roleRefused: 'The role of the caller may not use this operation.',
  emptyAnswer: 'The answer was empty. The client creates this code.',
  preconditionFailed: 'A precondition is not met. `navigateScreen` may name the page to use.',
  credentialsRefused: 'User or password are not accepted.',
  ...oneTimeCodeRefusals,
  otpRequestedTooSoon: 'A one-time code was requested too soon or too often.',
  signInLocked: 'The sign-in is locked for 15 minutes.',
  ...pinRefusals,
  invalid: 'A value of the request is not valid.',
  notFound: 'The subject is unknown, or does not belong to the caller.',
  exchangeRejected: 'The exchange or the bank rejected the request.',
  paymentRejected: 'The payment provider rejected the request, or its signature is not valid.',
  injectedFault: 'A fault that was injected for a test.',
  requestFailed: 'The request failed. The client creates this code.',
};

const isCodeName = (name: string): name is CodeName => name in CODES;

/** Any operation that requires a token may answer these. */
const tokenCodes: readonly CodeName[] = ['noSession', 'sessionEndedElsewhere', 'roleRefused'];
/** Any operation may answer these. */
const commonCodes: readonly CodeName[] = ['invalid', 'injectedFault'];

/** Returns the codes that an operation may answer besides 000, each with its condition, in ascending order. */
export function refusalsOf(auth: OperationCaller, { codes }: OperationText): Readonly<Record<string, string>> {
  const common = [...(auth === 'none' ? [] : tokenCodes), ...commonCodes];
  const texts = new Map<string, string>(common.map((name) => [CODES[name], codeTexts[name]]));
  for (const [name, condition] of Object.entries(codes)) if (isCodeName(name)) texts.set(CODES[name], condition);
  return Object.fromEntries(
    [...texts].toSorted(([one], [other]) => one.localeCompare(other)).map(([code, text]) => [code, text]),
  );
}
