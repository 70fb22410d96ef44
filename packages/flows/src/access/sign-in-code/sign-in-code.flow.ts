import type { ValidateOtpAnswer, ValidateOtpRequest } from '@folioflow/api/contract';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { signInCodeMachine } from './sign-in-code.machine.ts';
import type {
  SignInCodePorts,
  SignInCodeView,
  SignInCodeEvent,
  SignInCodeInput,
  SignInCodeOutput,
} from './sign-in-code.types.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { EventObject } from 'xstate';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './sign-in-code.types.ts';

export type SignInCodeFlow = EmbeddableFlow<{
  input: SignInCodeInput;
  event: SignInCodeEvent;
  output: SignInCodeOutput;
  emitted: EventObject;
  view: SignInCodeView;
  children: { secondFactor: SecondFactorFlow };
}>;

const screens = {
  parametersMissing: 'parametersMissing',
  verifying: 'verifying',
  checking: 'checking',
  accepted: 'closed',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof signInCodeMachine>, SignInCodeView['screen']>;

/** The recipient of the code: the email address for a sign-in by email, otherwise the mobile number. */
const codeRecipientOf = (params: CustomerRouteParams | null) =>
  (params?.login_request_from === 'email' ? params.login_email : params?.login_mobile_number) ?? '';

export const signInCodeFlow: SignInCodeFlow = flow({
  machine: signInCodeMachine,
  children: { secondFactor: secondFactor<CustomerRouteParams, ValidateOtpAnswer>() },
  view: ({ value, context }, children): SignInCodeView => {
    const screen = screenOf({ value }, screens);
    if (screen !== 'verifying') return { screen };
    const { secondFactor: codes } = children;
    return {
      screen,
      sentTo: codeRecipientOf(context.routeParams),
      codes,
      isRestarted: context.isRestarted,
      canCheck:
        codes?.screen === 'codes' &&
        !codes.isBusy &&
        (codes.notice?.kind === 'lostAnswer' || codes.notice?.kind === 'acceptedBefore'),
    };
  },
});

/** Sign-in by code, /otp-2. Pass the two provider operations unchanged. */
export const signInCode = ({ sendOtp, validateOtp, findSession }: SignInCodePorts): RunnableFlow<SignInCodeFlow> => ({
  ...signInCodeFlow,
  machine: runnable(signInCodeMachine, {
    findSession,
    secondFactor: runnable(secondFactorMachine<CustomerRouteParams, ValidateOtpAnswer>(), {
      sendCode: adaptPort(
        sendOtp,
        (routeParams: CustomerRouteParams) => routeParams,
        () => ({ ticket: '' }),
      ),
      confirm: adaptPort(markExpiredCodesAfterLostAnswer(validateOtp), codeCheckRequest, (answer) => answer),
    }),
  }),
});

/** Confirms a sign-in by email with its email address, any other with its mobile number (ON-146, ON-147). */
function codeCheckRequest({ subject, codes }: CodeConfirmationRequest<CustomerRouteParams>): ValidateOtpRequest {
  const { login_mobile_number, login_email, login_role, login_request_from } = subject;
  return {
    login_otp: codes.mobile ?? '',
    login_role,
    login_request_mode: 'verifyotp',
    is_password_reset: false,
    ...(login_request_from === 'email'
      ? { login_email, login_request_from }
      : { login_mobile_number, login_request_from: 'mobile' }),
  };
}
