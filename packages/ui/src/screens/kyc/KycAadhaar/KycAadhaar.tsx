import type { kycAadhaarFlow, KycAadhaarView, Remote } from '@folioflow/flows';
import { aadhaarCard } from '@folioflow/flows/words/aadhaar-card';
import { cards } from '@folioflow/flows/words/cards';
import { CardBack, CardFront } from '../../../parts/CardStage/CardDrawing.tsx';
import { CardPresenting } from '../../../parts/CardStage/CardPresenting.tsx';
import { CardReviewActions } from '../../../parts/CardStage/CardReviewActions.tsx';
import { CardVerified, CardVerifiedActions } from '../../../parts/CardStage/CardVerified.tsx';
import { loadReview } from '../../../parts/CardStage/load-review.ts';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { StageFrame } from '../../../parts/StageFrame/StageFrame.tsx';
import { StageLoading, StageUnavailable } from '../../../parts/StageFrame/StageStates.tsx';

export interface KycAadhaarProps {
  view: KycAadhaarView;
  remote: Remote<typeof kycAadhaarFlow>;
  desk: ImageDesk;
  /** Origin of the provider: the only place that images of documents come from. */
  imageOrigin: string;
}

// Loading becomes the upload without moving the focus; every later step is announced by the title.
const steps = {
  loading: 'card',
  unavailable: 'card',
  presentingCard: 'card',
  reviewing: 'review',
  verified: 'verified',
} as const satisfies Record<KycAadhaarView['screen'], string>;

/** The Aadhaar stage, /aadhaarVerification (ON-258 to ON-268). */
export function KycAadhaar(props: KycAadhaarProps) {
  const { view, remote } = props;
  return (
    <StageFrame
      stage="aadhaar"
      due={view.due}
      title={aadhaarCard.title}
      lead={leadOf(view)}
      step={steps[view.screen]}
      actions={actionsOf(view, remote)}
    >
      <Content {...props} />
    </StageFrame>
  );
}

function leadOf({ screen }: KycAadhaarView) {
  if (screen === 'verified') return undefined;
  return screen === 'reviewing' ? cards['review.lead'] : aadhaarCard.lead;
}

/** Which side the provider missed, and that both are to be picked again (ON-261 to ON-263). */
const missingWords = (side: string | null): string =>
  `${aadhaarCard[side === 'front' ? 'missing.front' : 'missing.back']}. ${aadhaarCard['missing.both']}`;

function Content({ view, remote, desk, imageOrigin }: KycAadhaarProps) {
  const reload = () => remote.send({ type: 'stage.reloadRequested' });
  switch (view.screen) {
    case 'loading':
      return <StageLoading />;
    case 'unavailable':
      return <StageUnavailable notice={view.notice} link={view.currentStage} onRetry={reload} />;
    case 'presentingCard':
      return (
        <CardPresenting
          view={view}
          remote={remote.child('imageUpload')}
          onReload={reload}
          desk={desk}
          slots={{ front: aadhaarCard['slot.front'], back: aadhaarCard['slot.back'] }}
          drawings={{ front: <CardFront />, back: <CardBack /> }}
          incomplete={aadhaarCard.incomplete}
          missing={missingWords(view.upload?.screen === 'images' ? view.upload.missingSide : null)}
        />
      );
    case 'reviewing':
      return (
        <OnDemand
          load={loadReview}
          props={{ view, send: (event) => remote.send(event), imageOrigin, confirm: aadhaarCard.confirm }}
        />
      );
    case 'verified':
      return (
        <CardVerified section={view.section} imageOrigin={imageOrigin}>
          {aadhaarCard.verified}
        </CardVerified>
      );
  }
}

function actionsOf(view: KycAadhaarView, remote: KycAadhaarProps['remote']) {
  if (view.screen === 'reviewing') return <CardReviewActions view={view} send={(event) => remote.send(event)} />;
  if (view.screen !== 'verified') return undefined;
  return (
    <CardVerifiedActions
      view={view}
      edit={aadhaarCard.edit}
      onEdit={() => remote.send({ type: 'stage.editRequested' })}
    />
  );
}
