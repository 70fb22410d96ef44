import type { Remote, signInCodeFlow, SignInCodeView } from '@folioflow/flows';
import { access } from '@folioflow/flows/words/access';
import { CodesForm } from '../../../parts/CodesForm/CodesForm.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { SignInFrame } from '../../../parts/SignInFrame/SignInFrame.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';

const words = {
  mobile: access['otp.label'],
  email: access['otp.label'],
  submit: access['otp.verify'],
  resend: access['otp.resend'],
  resendIn: access['otp.resendIn'],
  notices: access,
} as const;

export interface SignInCodeProps {
  view: SignInCodeView;
  remote: Remote<typeof signInCodeFlow>;
}

/** Enters the code of a sign-in (ON-140 to ON-161). */
export function SignInCode({ view, remote }: SignInCodeProps) {
  if (view.screen === 'closed') return null;
  if (view.screen === 'parametersMissing') return <NeutralPage to="/signin" link={access['otp.toSignIn']} />;
  if (view.codes?.screen !== 'codes') return null;
  return (
    <SignInFrame>
      <Stack gap={24}>
        <PageHeading lead={access['otp.explanation']}>{access['otp.title']}</PageHeading>
        <CodesForm
          view={view.codes}
          remote={remote.child('secondFactor')}
          words={words}
          sentTo={{ mobile: view.sentTo }}
          change={
            <TextLink to="/signin" alone>
              {access[view.sentTo.includes('@') ? 'otp.change.email' : 'otp.change.mobile']}
            </TextLink>
          }
        >
          <TextLink to="/signin" alone>
            {access['otp.back']}
          </TextLink>
        </CodesForm>
      </Stack>
    </SignInFrame>
  );
}
