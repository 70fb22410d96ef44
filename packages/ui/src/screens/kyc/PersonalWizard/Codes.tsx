import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { PersonalWizardView, personalWizardFlow, Remote } from '@folioflow/flows';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/identity/CodesForm/CodesForm.tsx';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../../parts/stage/StageFrame/StageStates.tsx';
import { StageVerified } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

const ExplanationText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('nomineeCodes.mobile'),
    email: i18n._('nomineeCodes.email'),
    submit: i18n._('personal.next'),
    resend: i18n._('nomineeCodes.resend'),
    resendIn: (seconds: number) => i18n._('nomineeCodes.resendIn', { seconds }),
    notices: { 'notice.acceptedBefore': i18n._('nomineeCodes.notice.acceptedBefore') },
  }) as const;

type WizardView = PersonalWizardView;
type WizardRemote = Remote<typeof personalWizardFlow>;

interface PreviousButtonProps {
  isOpen: boolean;
  onPress: () => void;
}

const PreviousButton = ({ isOpen, onPress }: PreviousButtonProps) => {
  const { i18n } = useLingui();
  return (
    <Button wide variant="secondary" disabled={!isOpen} onClick={onPress}>
      {i18n._('personal.previous')}
    </Button>
  );
};

interface CodeEntryProps {
  view: Extract<WizardView, { screen: 'verifyingNominee' }>;
  remote: WizardRemote;
}

/** Both codes; they exist only in their inputs (ON-327 to ON-331). */
function CodeEntry({ view: { codes }, remote }: CodeEntryProps) {
  const { i18n } = useLingui();
  const child = remote.child('secondFactor');
  const previous = (
    <PreviousButton
      isOpen={codes !== undefined && codes.screen !== 'closed' && codes.canAbandon}
      onPress={() => child.send({ type: 'codes.abandoned' })}
    />
  );
  if (codes?.screen === 'codes') {
    return (
      <CodesForm
        view={codes}
        remote={child}
        words={readCodeWords(i18n)}
        change={<ExplanationText>{i18n._('wizard.codes.why')}</ExplanationText>}
        recoveryLink={<StageLink notice={codes.notice} />}
        foot={FormFoot}
      >
        {previous}
      </CodesForm>
    );
  }
  return (
    <Stack gap={24}>
      <Row gap={12} role="status">
        <Spinner />
        <span>{i18n._('nomineeCodes.sending')}</span>
      </Row>
      {previous}
    </Stack>
  );
}

interface CodesNotSentProps {
  view: Extract<WizardView, { screen: 'codesNotSent' }>;
  remote: WizardRemote;
}

/** No codes were sent yet; they can be requested again. */
function CodesNotSent({ view, remote }: CodesNotSentProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h2>{i18n._('nomineeCodes.notSent')}</h2>
        <p>{i18n._('nomineeCodes.notSent.explain')}</p>
      </Stack>
      <NoticeLine notice={view.notice}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <FormFoot>
        <Button wide disabled={!view.canRequest} onClick={() => remote.send({ type: 'codes.requested' })}>
          {i18n._('nomineeCodes.request')}
        </Button>
        <PreviousButton isOpen={view.canGoBack} onPress={() => remote.send({ type: 'step.previousRequested' })} />
      </FormFoot>
    </Stack>
  );
}

interface NomineeVerifiedProps {
  view: Extract<WizardView, { screen: 'nomineeVerified' }>;
  remote: WizardRemote;
}

/** The nominee is verified (ON-330). */
function NomineeVerified({ view, remote }: NomineeVerifiedProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <StageVerified>
        <span>
          <strong>{i18n._('nomineeCodes.verified')}</strong>
          <br />
          {i18n._('nomineeCodes.verified.explain')}
        </span>
      </StageVerified>
      <FormFoot>
        <Button wide disabled={!view.canContinue} onClick={() => remote.send({ type: 'step.continued' })}>
          {i18n._('personal.next')}
        </Button>
        <PreviousButton isOpen={view.canGoBack} onPress={() => remote.send({ type: 'step.previousRequested' })} />
      </FormFoot>
    </Stack>
  );
}

interface NomineeCodesProps {
  view: CodeEntryProps['view'] | CodesNotSentProps['view'] | NomineeVerifiedProps['view'];
  remote: WizardRemote;
}

/** The codes of the nominee: request, entry and result. */
export function NomineeCodes({ view, remote }: NomineeCodesProps) {
  switch (view.screen) {
    case 'verifyingNominee':
      return <CodeEntry view={view} remote={remote} />;
    case 'codesNotSent':
      return <CodesNotSent view={view} remote={remote} />;
    case 'nomineeVerified':
      return <NomineeVerified view={view} remote={remote} />;
  }
}
