import { useLingui } from '@lingui/react';
import type { kycPanFlow, KycPanView, Remote } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const { view, remote } = props;
  return (
    <CardStage
      {...props}
      stage="pan"
      words={{
        title: i18n._('panCard.title'),
        lead: i18n._('panCard.lead'),
        confirm: i18n._('panCard.confirm'),
        verified: i18n._('panCard.verified'),
        edit: i18n._('panCard.edit'),
      }}
      slots={{ front: i18n._('panCard.slot.front') }}
      drawings={{ front: <CardFront /> }}
    >
      {view.screen === 'reviewing' && view.isBirthDateWrong && (
        <OnDemand load={loadBirthDate} props={{ view, remote }} />
      )}
    </CardStage>
  );
}
