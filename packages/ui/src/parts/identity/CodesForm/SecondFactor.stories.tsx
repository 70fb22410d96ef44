import { i18n } from '@lingui/core';
import type { Remote, SecondFactorFlow, SecondFactorView } from '@folioflow/flows';
import { secondFactorJourneys } from '@folioflow/flows/testing';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { CodesForm } from './CodesForm.tsx';

const at = flowStories(secondFactorJourneys('nominee-1', 'result-1'));

const readWords = () => ({
  mobile: i18n._('invest.nominee.mobile'),
  email: i18n._('invest.nominee.email'),
  submit: i18n._('access.otp.verify'),
  resend: i18n._('access.otp.resend'),
  resendIn: (seconds: number) => i18n._('access.otp.resendIn', { seconds }),
});

/** The part with both codes. The stories of the sign-in code show it with one. */
const SecondFactor = createOpenScreen<SecondFactorView, Remote<SecondFactorFlow>>(({ view, remote }) => {
  const abandon = (
    <Button variant="secondary" disabled={!view.canAbandon} onClick={() => remote.send({ type: 'codes.abandoned' })}>
      {i18n._('access.otp.back')}
    </Button>
  );
  return (
    <Page width="form">
      <Card>
        <Stack gap={24}>
          <PageHeading>{i18n._('access.otp.title')}</PageHeading>
          {view.screen === 'sending' ? (
            <>
              <Row>
                <Spinner /> Sending the codes
              </Row>
              {abandon}
            </>
          ) : (
            <CodesForm view={view} remote={remote} words={readWords()}>
              {abandon}
            </CodesForm>
          )}
        </Stack>
      </Card>
    </Page>
  );
});

export default { title: 'Flows/Parts/SecondFactor', component: SecondFactor };
export const NotPermitted = at('NotPermitted');
export const SendingCodes = at('SendingCodes');
export const NotSent = at('NotSent');
export const NotSentNoAnswer = at('NotSentNoAnswer');
export const EnteringAvailable = at('EnteringAvailable');
export const EnteringResending = at('EnteringResending');
export const EnteringCoolingDown = at('EnteringCoolingDown');
export const EnteringCooledDown = at('EnteringCooledDown');
export const EnteringAfterWrongCode = at('EnteringAfterWrongCode');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const EnteringAcceptedBefore = at('EnteringAcceptedBefore');
export const EnteringAfterResend = at('EnteringAfterResend');
export const EnteringAfterRefusedResend = at('EnteringAfterRefusedResend');
export const ConfirmingWhileAvailable = at('ConfirmingWhileAvailable');
export const ConfirmingWhileCoolingDown = at('ConfirmingWhileCoolingDown');
export const Confirmed = at('Confirmed');
export const Abandoned = at('Abandoned');
