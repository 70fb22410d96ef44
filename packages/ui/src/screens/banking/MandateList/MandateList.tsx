import { useLingui } from '@lingui/react';
import type { MandateChoiceView } from '@folioflow/flows';
import { Plus } from 'lucide';
import { useId } from 'react';
import { styled } from 'styled-components';
import { MandateCards, ReloadMandates } from '../../../parts/mandate/MandateChoice/MandateCards.tsx';
import type { MandateChoiceProps } from '../../../parts/mandate/MandateChoice/MandateChoice.tsx';
import { LoadingMandates, MandatesUnavailable } from '../../../parts/mandate/MandateChoice/MandateStates.tsx';
import { MandateReupload } from '../../../parts/mandate/MandateChoice/MandateReupload.tsx';
import { NoPrimaryAccount } from '../../../parts/mandate/NoPrimaryAccount/NoPrimaryAccount.tsx';
import { MandateRegistration } from '../../../parts/mandate/MandateRegistration/MandateRegistration.tsx';
import { StageVerified } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { BankTabs } from '../BankTabs.tsx';

const MutedText = styled.div`
  max-width: var(--width-reading);
  color: var(--muted);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`;

/* A form on its own is limited to a readable width. */
const RegistrationCard = styled(Card)`
  max-width: 40rem;
`;

/** The mandates of an investor, /mandateList and /bankAutopay (OM-207 to OM-225, C-56). */
export function MandateList(props: MandateChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <BankTabs current="/mandateList" />
        <PageHeading
          step={props.view.screen === 'registering' ? 'registering' : 'list'}
          lead={i18n._('accounts.mandates.lead')}
        >
          {i18n._('accounts.mandates')}
        </PageHeading>
        <MandateListContent {...props} />
      </Stack>
    </Page>
  );
}

function MandateListContent({ view, remote, imageStore }: MandateChoiceProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return <LoadingMandates columns={2} />;
    case 'unavailable':
      return <MandatesUnavailable view={view} remote={remote} />;
    case 'registering':
      return <MandateRegistrationStep view={view} remote={remote} imageStore={imageStore} />;
    case 'existing':
      return (
        <Stack gap={24}>
          {view.sentId !== null && <StageVerified>{i18n._('mandates.done.sent', { id: view.sentId })}</StageVerified>}
          <NewMandate view={view} remote={remote} />
          <MandateCards view={view} remote={remote} columns={2} />
        </Stack>
      );
  }
}

interface NewMandateProps extends Pick<MandateChoiceProps, 'remote'> {
  view: Extract<MandateChoiceView, { screen: 'existing' }>;
}

/** A new mandate with its account, or the reason that none can be created now. */
function NewMandate({ view, remote }: NewMandateProps) {
  const { i18n } = useLingui();
  const noteId = useId();
  const { account } = view;
  return (
    <Stack gap={8}>
      <Row gap={12}>
        <Button
          icon={<Icon of={Plus} />}
          disabled={!view.canRegister || account === null}
          aria-describedby={noteId}
          onClick={() => remote.send({ type: 'mandate.registrationRequested' })}
        >
          {i18n._('mandates.register.new')}
        </Button>
        <ReloadMandates view={view} remote={remote} />
      </Row>
      <MutedText id={noteId}>
        {account === null ? (
          <NoPrimaryAccount />
        ) : view.isRegistrationClosed ? (
          i18n._('mandates.choice.new.closed')
        ) : (
          i18n._('mandates.register.account', { number: account.number, bank: account.bank || account.ifsc })
        )}
      </MutedText>
    </Stack>
  );
}

function MandateRegistrationStep({
  view,
  remote,
  imageStore,
}: MandateChoiceProps & { view: Extract<MandateChoiceView, { screen: 'registering' }> }) {
  const registration = remote.child('mandateRegistration');
  if (view.signed?.state === 'signAgain')
    return <MandateReupload view={view} remote={registration} imageStore={imageStore} />;
  return (
    view.registration && (
      <RegistrationCard>
        <MandateRegistration view={view.registration} remote={registration} imageStore={imageStore} />
      </RegistrationCard>
    )
  );
}
