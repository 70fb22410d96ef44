import type { PersonalWizardView, personalWizardFlow, Remote } from '@folioflow/flows';
import { nomineeCodes } from '@folioflow/flows/words/nominee-codes';
import { personal } from '@folioflow/flows/words/personal';
import { wizard } from '@folioflow/flows/words/personal-wizard';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/CodesForm/CodesForm.tsx';
import { FormFoot } from '../../../parts/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../../parts/StageFrame/StageStates.tsx';
import { StageVerified } from '../../../parts/StageFrame/StageVerified.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

const Why = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const words = {
  mobile: nomineeCodes.mobile,
  email: nomineeCodes.email,
  submit: personal.next,
  resend: nomineeCodes.resend,
  resendIn: nomineeCodes.resendIn,
  notices: nomineeCodes,
} as const;

type Shown = PersonalWizardView;
type RemoteOfWizard = Remote<typeof personalWizardFlow>;

interface PreviousProps {
  isOpen: boolean;
  onPress: () => void;
}

const Previous = ({ isOpen, onPress }: PreviousProps) => (
  <Button wide variant="secondary" disabled={!isOpen} onClick={onPress}>
    {personal.previous}
  </Button>
);

interface VerifyingProps {
  view: Extract<Shown, { screen: 'verifyingNominee' }>;
  remote: RemoteOfWizard;
}

/** Both codes; they stand in their inputs alone (ON-327 to ON-331). */
function Verifying({ view: { codes }, remote }: VerifyingProps) {
  const child = remote.child('secondFactor');
  const previous = (
    <Previous
      isOpen={codes !== undefined && codes.screen !== 'closed' && codes.canAbandon}
      onPress={() => child.send({ type: 'codes.abandoned' })}
    />
  );
  if (codes?.screen === 'codes') {
    return (
      <CodesForm
        view={codes}
        remote={child}
        words={words}
        change={<Why>{wizard['codes.why']}</Why>}
        wayOn={<StageLink notice={codes.notice} />}
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
        {nomineeCodes.sending}
      </Row>
      {previous}
    </Stack>
  );
}

interface NotSentProps {
  view: Extract<Shown, { screen: 'codesNotSent' }>;
  remote: RemoteOfWizard;
}

/** Nothing to enter yet: the codes can be asked for again. */
function NotSent({ view, remote }: NotSentProps) {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h2>{nomineeCodes.notSent}</h2>
        <p>{nomineeCodes['notSent.explain']}</p>
      </Stack>
      <NoticeLine notice={view.notice}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <FormFoot>
        <Button wide disabled={!view.canRequest} onClick={() => remote.send({ type: 'codes.requested' })}>
          {nomineeCodes.request}
        </Button>
        <Previous isOpen={view.canGoBack} onPress={() => remote.send({ type: 'step.previousRequested' })} />
      </FormFoot>
    </Stack>
  );
}

interface VerifiedProps {
  view: Extract<Shown, { screen: 'nomineeVerified' }>;
  remote: RemoteOfWizard;
}

/** Nothing to enter any more (ON-330). */
function Verified({ view, remote }: VerifiedProps) {
  return (
    <Stack gap={24}>
      <StageVerified>
        <span>
          <strong>{nomineeCodes.verified}</strong>
          <br />
          {nomineeCodes['verified.explain']}
        </span>
      </StageVerified>
      <FormFoot>
        <Button wide disabled={!view.canContinue} onClick={() => remote.send({ type: 'step.continued' })}>
          {personal.next}
        </Button>
        <Previous isOpen={view.canGoBack} onPress={() => remote.send({ type: 'step.previousRequested' })} />
      </FormFoot>
    </Stack>
  );
}

interface CodesProps {
  view: VerifyingProps['view'] | NotSentProps['view'] | VerifiedProps['view'];
  remote: RemoteOfWizard;
}

/** The codes of the nominee: asked for, entered, done. */
export function Codes({ view, remote }: CodesProps) {
  switch (view.screen) {
    case 'verifyingNominee':
      return <Verifying view={view} remote={remote} />;
    case 'codesNotSent':
      return <NotSent view={view} remote={remote} />;
    case 'nomineeVerified':
      return <Verified view={view} remote={remote} />;
  }
}
