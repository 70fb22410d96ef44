import { useLingui } from '@lingui/react';
import type { Remote, signInCodeFlow, SignInCodeView } from '@folioflow/flows';
import { CodesForm } from '../../../parts/identity/CodesForm/CodesForm.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { SignInFrame } from '../../../parts/identity/SignInFrame/SignInFrame.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { readAccessCodeWords } from '../../../parts/identity/CodesForm/access-code-words.ts';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';

export interface SignInCodeProps {
  view: SignInCodeView;
  remote: Remote<typeof signInCodeFlow>;
}

/** Enters the code of a sign-in (ON-140 to ON-161). */
export function SignInCode({ view, remote }: SignInCodeProps) {
  const { i18n } = useLingui();
  if (view.screen === 'closed') return null;
  if (view.screen === 'parametersMissing') return <NeutralPage to="/signin" link={i18n._('access.otp.toSignIn')} />;
  return (
    <SignInFrame>
      <Stack gap={16}>
        <PageHeading lead={i18n._('access.otp.explanation')}>{i18n._('access.otp.title')}</PageHeading>
        {view.screen === 'checking' ? (
          <Loading label={i18n._('access.otp.checking')} />
        ) : (
          <CodeEntry view={view} remote={remote} />
        )}
      </Stack>
    </SignInFrame>
  );
}

type VerifyingView = Extract<SignInCodeView, { screen: 'verifying' }>;

function CodeEntry({
  view: { codes, sentTo, isRestarted, canCheck },
  remote,
}: { view: VerifyingView } & Pick<SignInCodeProps, 'remote'>) {
  const { i18n } = useLingui();
  return (
    <>
      {isRestarted && <p role="status">{i18n._('access.otp.anew')}</p>}
      {codes?.screen === 'codes' ? (
        <CodesForm
          view={codes}
          remote={remote.child('secondFactor')}
          words={readAccessCodeWords(i18n)}
          sentTo={{ mobile: sentTo }}
          change={
            <TextLink to="/signin" alone>
              {i18n._(sentTo.includes('@') ? 'access.otp.change.email' : 'access.otp.change.mobile')}
            </TextLink>
          }
          recoveryLink={
            canCheck && (
              <Button variant="secondary" size="small" onClick={() => remote.send({ type: 'check.requested' })}>
                {i18n._('common.checkAgain')}
              </Button>
            )
          }
        >
          <TextLink to="/signin" alone>
            {i18n._('access.otp.back')}
          </TextLink>
        </CodesForm>
      ) : (
        <Loading />
      )}
    </>
  );
}
