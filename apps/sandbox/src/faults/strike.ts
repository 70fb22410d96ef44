import { CODES } from '@folioflow/api/contract';
import { isFields } from '../kit/json.ts';
import { DroppedConnection, EmptyAnswer, HttpRefusal, Refusal } from '../ground/refusal.ts';
import { type Fault, type FaultKind } from './faults.ts';

/** Kinds that replace the answer; the others modify it. */
const replacingKinds: ReadonlySet<FaultKind> = new Set([
  'code',
  'httpStatus',
  'emptyBody',
  'dropConnection',
  'offline',
]);

export const isAnswerReplaced = (fault: Fault): boolean => replacingKinds.has(fault.kind);

/** `after` permits the effect before the failure: the client cannot know the result. */
export const isFailureAfterEffect = (fault: Fault): boolean =>
  fault.value === 'after' || (isFields(fault.value) && fault.value['when'] === 'after');

const texts: Readonly<Record<number, readonly string[]>> = {
  400: ['The request was refused.', 'Please check what you entered.'],
  401: ['You are not signed in.'],
  403: ['You may not do this.'],
  404: ['There is nothing at this address.'],
  500: ['The service has a problem. Please try again.'],
  503: ['The service is not available at the moment.'],
};

const createHttpFault = (value: unknown): HttpRefusal => {
  const given = isFields(value) ? value : { status: value };
  const status = Number(given['status'] ?? 500);
  const errors = given['errors'];
  const own = Array.isArray(errors) ? errors.filter((text): text is string => typeof text === 'string') : undefined;
  return new HttpRefusal(status >= 400 && status < 600 ? status : 500, own ?? texts[status] ?? ['Request refused.']);
};

const createCodeRefusal = (value: unknown): Refusal => {
  if (!isFields(value)) {
    return Refusal.injected(typeof value === 'string' && value !== '' ? value : CODES.injectedFault, 'Injected fault');
  }
  const { code, messageText, when: _when, ...extra } = value;
  return Refusal.injected(
    typeof code === 'string' ? code : CODES.injectedFault,
    typeof messageText === 'string' ? messageText : 'Injected fault',
    extra,
  );
};

/** Error of a replacing fault. */
export const createInterruption = (fault: Fault): Error => {
  switch (fault.kind) {
    case 'httpStatus':
      return createHttpFault(fault.value);
    case 'emptyBody':
      return new EmptyAnswer();
    case 'dropConnection':
    case 'offline':
      return new DroppedConnection();
    default:
      return createCodeRefusal(fault.value);
  }
};
