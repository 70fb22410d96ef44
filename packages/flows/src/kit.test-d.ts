import type { Envelope, SendOtpRequest, ValidateOtpAnswer, ValidateOtpRequest } from '@folioflow/api/contract';
import { setup } from 'xstate';
import { signInCode, signInCodeFlow } from './access/sign-in-code/sign-in-code.flow.ts';
import type { SignInCodePorts } from './access/sign-in-code/sign-in-code.types.ts';
import { signInCodeJourneys } from './access/sign-in-code/sign-in-code.scenarios.ts';
import { signInCodeMachine } from './access/sign-in-code/sign-in-code.machine.ts';
import { secondFactor } from './parts/identity/second-factor/second-factor.flow.ts';
import { secondFactorMachine } from './parts/identity/second-factor/second-factor.machine.ts';
import type { SentCodeTicket, CodeConfirmationRequest } from './parts/identity/second-factor/second-factor.types.ts';
import { createSubmissionKeyCounter } from './model-testing/submission-key-counter.ts';
import { remoteOf, type LeafOf, type RootStateOf } from './kit/flow.ts';
import { storyArgs, journeysOf } from './model-testing/journey.ts';
import { noAnswer, runnable, type Port } from './kit/port.ts';
import { useFlow } from './kit/use-flow.ts';

/** Type tests: each line marked with an expected error must not compile (checked by tsc). */
type IsEqual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Assert<T extends true> = T;

const partMachine = secondFactorMachine<string, number>();
const part = { ...secondFactor<string, number>(), machine: partMachine };
type Chart = typeof part.machine;
type Root = 'notPermitted' | 'sendingCodes' | 'notSent' | 'awaiting' | 'confirmed' | 'abandoned';
type Entry = `awaiting.entry.${'entering' | 'confirming'}`;
type Resend = `awaiting.resend.${'available' | 'resending' | 'coolingDown'}`;
export type RootsAreTheFirstSegments = Assert<IsEqual<RootStateOf<Chart>, Root>>;
export type LeavesAreTheRestingStates = Assert<IsEqual<LeafOf<Chart>, Exclude<Root, 'awaiting'> | Entry | Resend>>;

declare const sendCode: Port<string, SentCodeTicket>;
declare const confirm: Port<CodeConfirmationRequest<string>, number>;
declare const ports: SignInCodePorts;
declare const validateOtp: Port<ValidateOtpRequest, ValidateOtpAnswer>;
declare const findSession: SignInCodePorts['findSession'];
declare const sendOtp: Port<SendOtpRequest, Envelope>;
runnable(part.machine, { sendCode, confirm });
signInCode({ sendOtp, validateOtp, findSession });
// @ts-expect-error a port is missing
runnable(part.machine, { sendCode });
// @ts-expect-error a port returns another type
runnable(part.machine, { sendCode, confirm: sendCode });
// @ts-expect-error a port of the child is missing
signInCode({ sendOtp, findSession });
// @ts-expect-error the child is not runnable
runnable(signInCodeMachine, { secondFactor: partMachine });
const signInCodeInput = { routeParams: null, routes: [], newSubmission: createSubmissionKeyCounter() };
// @ts-expect-error the flow is not runnable
useFlow(signInCodeFlow, signInCodeInput);
// @ts-expect-error the input is missing
useFlow(signInCode(ports), undefined);
// @ts-expect-error a property of the input is missing
useFlow(signInCode(ports), { routeParams: null, routes: [] });
useFlow(signInCode(ports), signInCodeInput).remote.child('secondFactor').send({ type: 'codes.abandoned' });
const codes = remoteOf(signInCodeFlow, () => undefined).child('secondFactor');
// @ts-expect-error no such event in the child
codes.send({ type: 'code.abandoned' });
// @ts-expect-error no such child
remoteOf(signInCodeFlow, () => undefined).child('pinConfirmation');

const { done, elapsed, failed, ignored, scenario, scenarios } = journeysOf(part, {
  purpose: 'A trial.',
  children: {},
  input: {
    codes: 'mobile',
    subject: '',
    isConfirmationAllowed: true,
    isCodeSent: true,
    hasInitialCooldown: true,
    isResendAllowed: true,
    isAbandonAllowed: true,
    refusalAs: 'alert',
    newSubmission: createSubmissionKeyCounter(),
  },
});
scenario('sendingCodes', {
  steps: [done('confirm', 1), elapsed('RESEND_COOLDOWN'), failed('sendCode', noAnswer), { type: 'codes.abandoned' }],
});
// @ts-expect-error no such leaf
scenario('awaiting.entry');
// @ts-expect-error no such event
scenario('sendingCodes', { steps: [{ type: 'codes.abandonned' }] });
// @ts-expect-error no such event
ignored({ type: 'codes.abandonned' });
// @ts-expect-error the port returns a number
done('confirm', 'one');
// @ts-expect-error no such port
failed('confirmCode', noAnswer);
// @ts-expect-error no such delay
elapsed('COOLDOWN');
// @ts-expect-error leaves without a scenario
scenarios({ SendingCodes: scenario('sendingCodes') });
// @ts-expect-error no such scenario
storyArgs(signInCodeJourneys, 'Verifyng');
// @ts-expect-error no such scenario of the child
storyArgs(signInCodeJourneys, 'Verifying', { secondFactor: 'Entering' });

// XState accepts these; the contract test rejects them.
const chart = setup({ types: { events: {} as { type: 'known' } } });
chart.createMachine({ initial: 'a', states: { a: { on: { known: 'nowhere' } } } });
chart.createMachine({ initial: 'a', states: { a: { on: { known: 'a', unknwon: 'a' } } } });
