import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Remote } from '@folioflow/flows';
import { type clientCodeCreationFlow, type ClientCodeCreationView } from '@folioflow/flows/backoffice';
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
  const { i18n } = useLingui();
  const reload = () => remote.send({ type: 'client.reloadRequested' });
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{i18n._('clients.documents.title')}</PageHeading>
        {steps && <ClientSteps {...steps} isBusy={view.screen === 'reviewing' && view.isCreating} />}
        {'customerId' in view && <p>{clientText(i18n, view)}</p>}
        {view.screen === 'clientMissing' && (
          <EmptyState
            title={i18n._('common.notFound')}
            drawing={<LostPageDrawing />}
            action={<LinkButton to="/clientList">{i18n._('clients.documents.toList')}</LinkButton>}
          />
        )}
        {view.screen === 'loading' && <FetchingSkeleton />}
        {view.screen === 'unavailable' && (
          <UnavailableState
            notice={view.notice}
            title={i18n._('clients.documents.unavailable')}
            action={
              <Row gap={12} justify="center">
                <Button onClick={reload}>{i18n._('clients.documents.retry')}</Button>
                <LinkButton to="/clientList" variant="quiet">
                  {i18n._('clients.documents.toList')}
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

const clientText = (i18n: I18n, view: Extract<ClientCodeCreationView, { customerId: string }>): string => {
  const id = view.customerId;
  return view.screen === 'reviewing' && view.clientName !== ''
    ? i18n._('clients.documents.client.named', { name: view.clientName, id })
    : i18n._('clients.documents.client', { id });
};

const FetchingSkeleton = () => {
  const { i18n } = useLingui();
  return (
    <Stack gap={16} aria-busy>
      <p role="status">{i18n._('clients.documents.fetching')}</p>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height="12rem" />
      ))}
    </Stack>
  );
};

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
      <DocumentDifferences sections={sections} sentence="clients.documents.differ" />
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
  const { i18n } = useLingui();
  const reloadButton = (
    <FocusFallback>
      <Button variant="secondary" disabled={view.isCreating} onClick={onReload}>
        {i18n._('clients.documents.reload')}
      </Button>
    </FocusFallback>
  );
  if (view.obstacle !== null)
    return (
      <ConfirmationArea>
        <InfoLine>{i18n._(`clients.creation.${view.obstacle}`)}</InfoLine>
        <Row gap={12}>{reloadButton}</Row>
      </ConfirmationArea>
    );
  return (
    <ConfirmationArea>
      {missing.length > 0 && (
        <InfoLine tone="warn">
          {i18n._(missing.length === 1 ? 'clients.creation.pictures.one' : 'clients.creation.pictures', {
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
        {i18n._('clients.creation.confirm')}
      </Checkbox>
      {view.notice !== null && (
        <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': i18n._('clients.creation.lost') }} />
      )}
      {view.notice === null && view.isUnsure && <InfoLine>{i18n._('clients.creation.lost')}</InfoLine>}
      <Row gap={12}>
        {view.isConfirmed && (
          <Button busy={view.isCreating} onClick={() => remote.send({ type: 'creation.submitted' })}>
            {i18n._('clients.creation.submit')}
          </Button>
        )}
        {(view.isUnsure || missing.length > 0) && reloadButton}
      </Row>
    </ConfirmationArea>
  );
}
