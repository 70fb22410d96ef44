import { formatMessage, type Remote } from '@folioflow/flows';
import { type clientCodeCreationFlow, type ClientCodeCreationView } from '@folioflow/flows/backoffice';
import { clients } from '@folioflow/flows/words/clients';
import { common } from '@folioflow/flows/words/common';
import { styled } from 'styled-components';
import { InfoLine, NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { DocumentDifferences } from '../../../parts/stage/StageSections/DocumentDifferences.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { LostPageDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { ClientSteps, type ClientStepsProps } from './ClientSteps.tsx';
import { DocumentSections } from './DocumentSections.tsx';
import { usePictureProgress } from './picture-progress.ts';

type ReviewingView = Extract<ClientCodeCreationView, { screen: 'reviewing' }>;

/* Reserves the space of the button, so that the checkbox does not move. */
const ConfirmationArea = styled.div`
  display: grid;
  gap: var(--space-12);
  min-height: 6.5rem;
  align-content: start;

  @media print {
    display: none;
  }
`;

export interface ClientDocumentsProps {
  view: ClientCodeCreationView;
  remote: Remote<typeof clientCodeCreationFlow>;
  /** Origin of the provider: the only place, besides the answer itself, that pictures come from. */
  imageOrigin: string;
  /** The list that led to this client; absent if the page was opened without a list. */
  steps?: Omit<ClientStepsProps, 'isBusy'> | undefined;
}

/**
 * /clientDocuments/{customer_id}: the documents of a client, and the request for the client code (OM-237 to OM-248).
 */
export function ClientDocuments({ view, remote, imageOrigin, steps }: ClientDocumentsProps) {
  const reload = () => remote.send({ type: 'client.reloadRequested' });
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{clients['documents.title']}</PageHeading>
        {steps && <ClientSteps {...steps} isBusy={view.screen === 'reviewing' && view.isCreating} />}
        {'customerId' in view && <p>{clientText(view)}</p>}
        {view.screen === 'clientMissing' && (
          <EmptyState
            title={common.notFound}
            drawing={<LostPageDrawing />}
            action={<LinkButton to="/clientList">{clients['documents.toList']}</LinkButton>}
          />
        )}
        {view.screen === 'loading' && <FetchingSkeleton />}
        {view.screen === 'unavailable' && (
          <UnavailableState
            notice={view.notice}
            title={clients['documents.unavailable']}
            action={
              <Row gap={12} justify="center">
                <Button onClick={reload}>{clients['documents.retry']}</Button>
                <LinkButton to="/clientList" variant="quiet">
                  {clients['documents.toList']}
                </LinkButton>
              </Row>
            }
          />
        )}
        {view.screen === 'reviewing' && (
          <Review view={view} remote={remote} imageOrigin={imageOrigin} onReload={reload} />
        )}
      </Stack>
    </Page>
  );
}

const clientText = (view: Extract<ClientCodeCreationView, { customerId: string }>): string => {
  const id = view.customerId;
  return view.screen === 'reviewing' && view.clientName !== ''
    ? formatMessage(clients['documents.client.named'], { name: view.clientName, id })
    : formatMessage(clients['documents.client'], { id });
};

const FetchingSkeleton = () => (
  <Stack gap={16} aria-busy>
    <p role="status">{clients['documents.fetching']}</p>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} height="12rem" />
    ))}
  </Stack>
);

interface ReviewProps extends Pick<ClientDocumentsProps, 'remote' | 'imageOrigin'> {
  view: ReviewingView;
  onReload: () => void;
}

function Review({ view, remote, imageOrigin, onReload }: ReviewProps) {
  const { sections, isAwaitingPictures } = view;
  const onSettle = () => remote.send({ type: 'pictures.settled' });
  const { missing, recordOutcome } = usePictureProgress({ sections, imageOrigin, isAwaitingPictures, onSettle });
  return (
    <>
      <DocumentDifferences sections={sections} sentence={clients['documents.differ']} />
      <DocumentSections sections={sections} imageOrigin={imageOrigin} onPictureOutcome={recordOutcome} />
      <Confirmation view={view} remote={remote} missing={missing} onReload={onReload} />
    </>
  );
}

interface ConfirmationProps extends Pick<ReviewProps, 'view' | 'remote' | 'onReload'> {
  /** Names of the pictures that cannot be shown. */
  missing: readonly string[];
}

function Confirmation({ view, remote, missing, onReload }: ConfirmationProps) {
  const reloadButton = (
    <FocusFallback>
      <Button variant="secondary" disabled={view.isCreating} onClick={onReload}>
        {clients['documents.reload']}
      </Button>
    </FocusFallback>
  );
  if (view.obstacle !== null)
    return (
      <ConfirmationArea>
        <InfoLine>{clients[`creation.${view.obstacle}`]}</InfoLine>
        <Row gap={12}>{reloadButton}</Row>
      </ConfirmationArea>
    );
  return (
    <ConfirmationArea>
      {missing.length > 0 && (
        <InfoLine tone="warn">
          {formatMessage(clients[missing.length === 1 ? 'creation.pictures.one' : 'creation.pictures'], {
            pictures: missing.join('; '),
          })}
        </InfoLine>
      )}
      <Checkbox
        checked={view.isConfirmed}
        disabled={!view.canChangeConfirmation}
        onCheckedChange={(isTicked) =>
          remote.send({ type: isTicked ? 'confirmation.ticked' : 'confirmation.unticked' })
        }
      >
        {clients['creation.confirm']}
      </Checkbox>
      {view.notice !== null && (
        <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': clients['creation.lost'] }} />
      )}
      {view.notice === null && view.isUnsure && <InfoLine>{clients['creation.lost']}</InfoLine>}
      <Row gap={12}>
        {view.isConfirmed && (
          <Button busy={view.isCreating} onClick={() => remote.send({ type: 'creation.submitted' })}>
            {clients['creation.submit']}
          </Button>
        )}
        {(view.isUnsure || missing.length > 0) && reloadButton}
      </Row>
    </ConfirmationArea>
  );
}
