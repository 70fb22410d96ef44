import type { kycPanFlow, KycPanView, Remote } from '@folioflow/flows';
import { panCard } from '@folioflow/flows/words/pan-card';
import { CardFront } from '../../../parts/stage/CardStage/CardDrawing.tsx';
import { CardStage, type CardStageProps } from '../../../parts/stage/CardStage/CardStage.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';

export interface KycPanProps extends Pick<CardStageProps, 'imageStore' | 'imageOrigin'> {
  view: KycPanView;
  remote: Remote<typeof kycPanFlow>;
}

// Loaded only for the few users whose card shows another date than the one on record.
const loadBirthDate = createCachedLoader(async () => (await import('./BirthDate.tsx')).BirthDate);

/** The PAN stage, /panVerification (ON-239 to ON-257). */
export function KycPan(props: KycPanProps) {
  const { view, remote } = props;
  return (
    <CardStage
      {...props}
      stage="pan"
      words={{
        title: panCard.title,
        lead: panCard.lead,
        confirm: panCard.confirm,
        verified: panCard.verified,
        edit: panCard.edit,
      }}
      slots={{ front: panCard['slot.front'] }}
      drawings={{ front: <CardFront /> }}
    >
      {view.screen === 'reviewing' && view.isBirthDateWrong && (
        <OnDemand load={loadBirthDate} props={{ view, remote }} />
      )}
    </CardStage>
  );
}
