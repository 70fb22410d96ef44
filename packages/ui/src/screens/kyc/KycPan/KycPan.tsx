import type { kycPanFlow, KycPanView, Remote } from '@folioflow/flows';
import { cards } from '@folioflow/flows/words/cards';
import { panCard } from '@folioflow/flows/words/pan-card';
import { CardFront } from '../../../parts/CardStage/CardDrawing.tsx';
import { CardPresenting } from '../../../parts/CardStage/CardPresenting.tsx';
import { CardReviewActions } from '../../../parts/CardStage/CardReviewActions.tsx';
import { CardVerified, CardVerifiedActions } from '../../../parts/CardStage/CardVerified.tsx';
import { loadReview } from '../../../parts/CardStage/load-review.ts';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { StageFrame } from '../../../parts/StageFrame/StageFrame.tsx';
import { StageLoading, StageUnavailable } from '../../../parts/StageFrame/StageStates.tsx';
import { keeping } from '../../../primitives/on-demand.ts';

export interface KycPanProps {
  view: KycPanView;
  remote: Remote<typeof kycPanFlow>;
  desk: ImageDesk;
  /** Origin of the provider: the only place that images of documents come from. */
  imageOrigin: string;
}

// For the few whose card says another date than the one on record.
const loadBirthDate = keeping(async () => (await import('./BirthDate.tsx')).BirthDate);

// Loading becomes the upload without moving the focus; every later step is announced by the title.
const steps = {
  loading: 'card',
  unavailable: 'card',
  presentingCard: 'card',
  reviewing: 'review',
  verified: 'verified',
} as const satisfies Record<KycPanView['screen'], string>;

/** The PAN stage, /panVerification (ON-239 to ON-257). */
export function KycPan(props: KycPanProps) {
  const { view, remote } = props;
  return (
    <StageFrame
      stage="pan"
      due={view.due}
      title={panCard.title}
      lead={leadOf(view)}
      step={steps[view.screen]}
      actions={actionsOf(view, remote)}
    >
      <Content {...props} />
    </StageFrame>
  );
}

function leadOf({ screen }: KycPanView) {
  if (screen === 'verified') return undefined;
  return screen === 'reviewing' ? cards['review.lead'] : panCard.lead;
}

function Content({ view, remote, desk, imageOrigin }: KycPanProps) {
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
          slots={{ front: panCard['slot.front'] }}
          drawings={{ front: <CardFront /> }}
        />
      );
    case 'reviewing':
      return (
        <OnDemand
          load={loadReview}
          props={{
            view,
            send: (event) => remote.send(event),
            imageOrigin,
            confirm: panCard.confirm,
            children: view.isBirthDateWrong && <OnDemand load={loadBirthDate} props={{ view, remote }} />,
          }}
        />
      );
    case 'verified':
      return (
        <CardVerified section={view.section} imageOrigin={imageOrigin}>
          {panCard.verified}
        </CardVerified>
      );
  }
}

function actionsOf(view: KycPanView, remote: KycPanProps['remote']) {
  if (view.screen === 'reviewing') return <CardReviewActions view={view} send={(event) => remote.send(event)} />;
  if (view.screen !== 'verified') return undefined;
  return (
    <CardVerifiedActions view={view} edit={panCard.edit} onEdit={() => remote.send({ type: 'stage.editRequested' })} />
  );
}
