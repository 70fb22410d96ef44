import type { kycAadhaarFlow, KycAadhaarView, Remote } from '@folioflow/flows';
import { aadhaarCard } from '@folioflow/flows/words/aadhaar-card';
import { CardBack, CardFront } from '../../../parts/stage/CardStage/CardDrawing.tsx';
import { CardStage, type CardStageProps } from '../../../parts/stage/CardStage/CardStage.tsx';

export interface KycAadhaarProps extends Pick<CardStageProps, 'imageStore' | 'imageOrigin'> {
  view: KycAadhaarView;
  remote: Remote<typeof kycAadhaarFlow>;
}

/** The Aadhaar stage, /aadhaarVerification (ON-258 to ON-268). */
export const KycAadhaar = (props: KycAadhaarProps) => (
  <CardStage
    {...props}
    stage="aadhaar"
    words={{
      title: aadhaarCard.title,
      lead: aadhaarCard.lead,
      confirm: aadhaarCard.confirm,
      verified: aadhaarCard.verified,
      edit: aadhaarCard.edit,
    }}
    slots={{ front: aadhaarCard['slot.front'], back: aadhaarCard['slot.back'] }}
    drawings={{ front: <CardFront />, back: <CardBack /> }}
    incomplete={aadhaarCard.incomplete}
    missing={missingSideText(props.view)}
  />
);

/** Names the missing side and says that both must be selected again (ON-261 to ON-263). */
function missingSideText(view: KycAadhaarView): string {
  const side = view.screen === 'presentingCard' && view.upload?.screen === 'images' ? view.upload.missingSide : null;
  return `${side === 'front' ? aadhaarCard['missing.front'] : aadhaarCard['missing.back']}. ${aadhaarCard['missing.both']}`;
}
