import { useLingui } from '@lingui/react';
import type { bankAccountListFlow, BankAccountListView, Remote } from '@folioflow/flows';
import { Plus, RefreshCw } from 'lucide';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { PinDialog } from '../../../parts/identity/PinDialog/PinDialog.tsx';
import { StageVerified } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Grid, Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { BankTabs } from '../BankTabs.tsx';
import { AccountCard, accountNameOf } from './AccountCard.tsx';
import { loadAccountAddition } from './load-steps.ts';

type ListedView = Extract<BankAccountListView, { screen: 'listed' }>;

const MutedText = styled.p`
  max-width: var(--width-reading);
  color: var(--muted);
  font-size: var(--type-14);
`;

/* Wide enough for a cheque beside its text; the form keeps its own width. */
const AdditionCard = styled(Card)`
  max-width: 40rem;
`;

export interface BankAccountListProps {
  view: BankAccountListView;
  remote: Remote<typeof bankAccountListFlow>;
  imageStore: ImageStore;
}

/** The bank accounts of an investor, /bankAccountList (OM-190 to OM-206). */
export function BankAccountList({ view, remote, imageStore }: BankAccountListProps) {
  const { i18n } = useLingui();
  usePrefetch(view.screen === 'listed' && view.canAdd, loadAccountAddition);
  if (view.screen === 'adding') return <AdditionPage view={view} remote={remote} imageStore={imageStore} />;
  return (
    <Page>
      <Stack gap={24}>
        <BankTabs current="/bankAccountList" />
        <PageHeading step="list" lead={i18n._('accounts.lead')}>
          {i18n._('accounts.title')}
        </PageHeading>
        {view.screen === 'loading' && <LoadingAccounts />}
        {view.screen === 'unavailable' && (
          <UnavailableState
            notice={view.notice}
            title={i18n._('accounts.unavailable')}
            action={
              <Button onClick={() => remote.send({ type: 'accounts.reloadRequested' })}>
                {i18n._('accounts.retry')}
              </Button>
            }
          >
            {i18n._('accounts.unavailable.explain')}
          </UnavailableState>
        )}
        {view.screen === 'listed' && <Accounts view={view} remote={remote} />}
      </Stack>
    </Page>
  );
}

function LoadingAccounts() {
  const { i18n } = useLingui();
  return (
    <Stack gap={16}>
      <MutedText role="status">{i18n._('accounts.loading')}</MutedText>
      <Grid columns={2} gap={16}>
        {['first', 'second'].map((place) => (
          <Card key={place} as="div">
            <Stack gap={16}>
              <Skeleton width="50%" height="1.5rem" />
              <Skeleton width="70%" />
              <Skeleton height="7rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Accounts({ view, remote }: { view: ListedView; remote: BankAccountListProps['remote'] }) {
  const { i18n } = useLingui();
  const whyId = useId();
  return (
    <>
      {view.done !== null && <StageVerified>{i18n._(`accounts.done.${view.done}`)}</StageVerified>}
      <NoticeLine notice={view.notice} />
      {view.accounts.length === 0 ? (
        <Card as="div">
          <EmptyState title={i18n._('accounts.empty')} drawing={<EmptyStatementDrawing />}>
            {i18n._('accounts.empty.explain')}
          </EmptyState>
        </Card>
      ) : (
        <Grid columns={2} gap={16} aria-busy={view.isBusy || undefined}>
          {view.accounts.map((account) => (
            <AccountCard
              key={account.id}
              account={account}
              onMakePrimary={() => remote.send({ type: 'primary.requested', id: account.id })}
            />
          ))}
        </Grid>
      )}
      <Stack gap={8}>
        <Row gap={12}>
          <Button
            icon={<Icon of={Plus} />}
            disabled={!view.canAdd}
            aria-describedby={view.hasPrimary ? whyId : undefined}
            onClick={() => remote.send({ type: 'addition.requested' })}
          >
            {i18n._('accounts.add')}
          </Button>
          <Button
            variant="quiet"
            busy={view.isBusy}
            disabled={!view.canReload && !view.isBusy}
            icon={<Icon of={RefreshCw} size={16} />}
            onClick={() => remote.send({ type: 'accounts.reloadRequested' })}
          >
            {i18n._('accounts.reload')}
          </Button>
        </Row>
        {view.hasPrimary && <MutedText id={whyId}>{i18n._('accounts.add.closed')}</MutedText>}
      </Stack>
      <PinDialog view={view.pin} remote={remote.child('pinConfirmation')}>
        {view.changing !== null && (
          <p>{i18n._('accounts.makePrimary.explain', { account: accountNameOf(view.changing) })}</p>
        )}
      </PinDialog>
    </>
  );
}

interface AdditionPageProps extends Pick<BankAccountListProps, 'remote' | 'imageStore'> {
  view: Extract<BankAccountListView, { screen: 'adding' }>;
}

function AdditionPage({ view: { addition }, remote, imageStore }: AdditionPageProps) {
  const { i18n } = useLingui();
  if (addition === undefined || addition.screen === 'closed') return null;
  return (
    <Page>
      <Stack gap={24}>
        <Stack gap={4}>
          <PageHeading step={addition.screen}>{i18n._('accounts.add.title')}</PageHeading>
          {addition.screen === 'detailing' && <MutedText>{i18n._('accounts.add.lead')}</MutedText>}
        </Stack>
        <AdditionCard>
          <OnDemand
            load={loadAccountAddition}
            props={{ view: addition, remote: remote.child('bankAccountAddition'), imageStore }}
          />
        </AdditionCard>
      </Stack>
    </Page>
  );
}
