import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { IdentityCardName, CardStageEvent, CardStageView, ImageUploadEvent } from '@folioflow/flows';
import type { ReactNode } from 'react';
import type { StepPart } from '../../../primitives/StepBar/StepBar.tsx';
import type { ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { StageFrame } from '../StageFrame/StageFrame.tsx';
import { StageLoading, StageUnavailable } from '../StageFrame/StageStates.tsx';
import { CardPresenting, type CardPresentingProps } from './CardPresenting.tsx';
import { CardReviewActions } from './CardReviewActions.tsx';
import { CardVerified, CardVerifiedActions } from './CardVerified.tsx';
import { loadReview } from './load-review.ts';

type CardSlotProps = Pick<CardPresentingProps, 'slots' | 'drawings' | 'missing' | 'incomplete'>;

export interface CardStageProps extends CardSlotProps {
  stage: IdentityCardName;
  view: CardStageView;
  remote: {
    send: (event: CardStageEvent) => void;
    child: (id: 'imageUpload') => { send: (event: ImageUploadEvent) => void };
  };
  imageStore: ImageStore;
  /** Origin of the provider, the only source of document images. */
  imageOrigin: string;
  words: {
    readonly title: string;
    readonly lead: string;
    /** Label of the checkbox of the review. */
    readonly confirm: string;
    readonly verified: string;
    /** Label of the button for another card. */
    readonly edit: string;
  };
  /** Shown between the read data and the checkbox: the date of birth. */
  children?: ReactNode;
}

// The change from loading to the upload does not move the focus; every later step is announced by the title.
const steps = {
  loading: 'card',
  unavailable: 'card',
  presentingCard: 'card',
  reviewing: 'review',
  verified: 'verified',
} as const satisfies Record<CardStageView['screen'], string>;

const parts = {
  loading: { at: 1, of: 2 },
  unavailable: { at: 1, of: 2 },
  presentingCard: { at: 1, of: 2 },
  reviewing: { at: 2, of: 2 },
  verified: { at: 2, of: 2 },
} as const satisfies Record<CardStageView['screen'], StepPart>;

/** A stage in which a card is uploaded, read and confirmed (ON-225 to ON-238). */
export function CardStage(props: CardStageProps) {
  const { i18n } = useLingui();
  const { stage, view, words } = props;
  return (
    <StageFrame
      stage={stage}
      due={view.due}
      title={words.title}
      part={parts[view.screen]}
      lead={leadTextOf(i18n, props)}
      step={steps[view.screen]}
      actions={renderCardActions(props)}
    >
      <Content {...props} />
    </StageFrame>
  );
}

function leadTextOf(i18n: I18n, { view: { screen }, words }: CardStageProps) {
  if (screen === 'verified') return undefined;
  return screen === 'reviewing' ? i18n._('cards.review.lead') : words.lead;
}

function Content({ view, remote, imageStore, imageOrigin, words, children, ...pictures }: CardStageProps) {
  const reload = () => remote.send({ type: 'stage.reloadRequested' });
  switch (view.screen) {
    case 'loading':
      return <StageLoading shape="card" />;
    case 'unavailable':
      return <StageUnavailable notice={view.notice} link={view.currentStage} onRetry={reload} />;
    case 'presentingCard':
      return (
        <CardPresenting
          {...pictures}
          view={view}
          remote={remote.child('imageUpload')}
          onReload={reload}
          imageStore={imageStore}
        />
      );
    case 'reviewing':
      return (
        <OnDemand
          load={loadReview}
          props={{ view, send: (event) => remote.send(event), imageOrigin, confirm: words.confirm, children }}
        />
      );
    case 'verified':
      return (
        <CardVerified section={view.section} imageOrigin={imageOrigin}>
          {words.verified}
        </CardVerified>
      );
  }
}

function renderCardActions({ view, remote, words }: CardStageProps) {
  if (view.screen === 'reviewing') return <CardReviewActions view={view} send={(event) => remote.send(event)} />;
  if (view.screen !== 'verified') return undefined;
  return (
    <CardVerifiedActions view={view} edit={words.edit} onEdit={() => remote.send({ type: 'stage.editRequested' })} />
  );
}
