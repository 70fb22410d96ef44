import { EMAIL_MAX_LENGTH, type ValidateOtpAnswer, type ValidateOtpRequest } from '@folioflow/api/contract';
import { passwordLength } from '../../access/sign-in/sign-in.rules.ts';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { staffSignInMachine } from './staff-sign-in.machine.ts';
import type {
  StaffSignInPorts,
  StaffSignInView,
  StaffCodeRecipient,
  StaffSignInEvent,
  StaffSignInInput,
  StaffSignInOutput,
} from './staff-sign-in.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './staff-sign-in.types.ts';
export { parseReturnAddress, staffSignInStateOf } from './staff-sign-in-state.ts';

export type StaffSignInFlow = EmbeddableFlow<{
  input: StaffSignInInput;
  event: StaffSignInEvent;
  output: StaffSignInOutput;
  view: StaffSignInView;
  children: { secondFactor: SecondFactorFlow };
}>;

const screens = {
  entering: 'entering',
  signingIn: 'entering',
  verifying: 'verifying',
  signedIn: 'closed',
} as const satisfies Record<RootStateOf<typeof staffSignInMachine>, StaffSignInView['screen']>;

// `can` is evaluated with a complete password: the view does not know the typed text.
const anyPassword = '0'.repeat(passwordLength.minimum);

export const staffSignInFlow: StaffSignInFlow = flow({
  machine: staffSignInMachine,
  children: { secondFactor: secondFactor<StaffCodeRecipient, ValidateOtpAnswer>() },
  view: (snapshot, children): StaffSignInView => {
    const { draft, notice } = snapshot.context;
    const screen = screenOf(snapshot, screens);
    if (screen === 'closed') return { screen };
    if (screen === 'verifying') return { screen, email: draft.email, codes: children.secondFactor };
    return {
      screen,
      draft,
      isBusy: snapshot.hasTag('busy'),
      canSubmit: snapshot.can({ type: 'credentials.submitted', password: anyPassword }),
      emailMaximum: EMAIL_MAX_LENGTH,
      passwordLength,
      notice,
    };
  },
});

/** Staff sign-in, /signin. Pass the three provider operations unchanged. */
export const staffSignIn = ({ login, sendOtp, validateOtp }: StaffSignInPorts): RunnableFlow<StaffSignInFlow> => ({
  ...staffSignInFlow,
  machine: runnable(staffSignInMachine, {
    login,
    secondFactor: runnable(secondFactorMachine<StaffCodeRecipient, ValidateOtpAnswer>(), {
      sendCode: adaptPort(
        sendOtp,
        (subject: StaffCodeRecipient) => subject,
        () => ({ ticket: '' }),
      ),
      confirm: adaptPort(markExpiredCodesAfterLostAnswer(validateOtp), codeCheckOf, (answer) => answer),
    }),
  }),
});

const codeCheckOf = ({ subject, codes }: CodeConfirmationRequest<StaffCodeRecipient>): ValidateOtpRequest => ({
  login_otp: codes.email ?? '',
  login_role: subject.login_role,
  login_email: subject.login_email,
  login_request_from: 'email',
  login_request_mode: 'verifyotp',
  is_password_reset: false,
});
