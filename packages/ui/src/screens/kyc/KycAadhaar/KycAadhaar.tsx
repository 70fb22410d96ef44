import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { kycAadhaarFlow, KycAadhaarView, Remote } from '@folioflow/flows';
import { CardBack, CardFront } from '../../../parts/stage/CardStage/CardDrawing.tsx';
import { CardStage, type CardStageProps } from '../../../parts/stage/CardStage/CardStage.tsx';

export interface KycAadhaarProps extends Pick<CardStageProps, 'imageStore' | 'imageOrigin'> {
  view: KycAadhaarView;
  remote: Remote<typeof kycAadhaarFlow>;
}

/** The Aadhaar stage, /aadhaarVerification (ON-258 to ON-268). */
export const KycAadhaar = (props: KycAadhaarProps) => {
  const { i18n } = useLingui();
  return (
    <CardStage
      {...props}
      stage="aadhaar"
      words={{
        title: i18n._('aadhaarCard.title'),
        lead: i18n._('aadhaarCard.lead'),
        confirm: i18n._('aadhaarCard.confirm'),
        verified: i18n._('aadhaarCard.verified'),
        edit: i18n._('aadhaarCard.edit'),
      }}
      slots={{ front: i18n._('aadhaarCard.slot.front'), back: i18n._('aadhaarCard.slot.back') }}
      drawings={{ front: <CardFront />, back: <CardBack /> }}
      incomplete={i18n._('aadhaarCard.incomplete')}
      missing={missingSideText(i18n, props.view)}
    />
  );
};

/** Names the missing side and says that both must be selected again (ON-261 to ON-263). */
function missingSideText(i18n: I18n, view: KycAadhaarView): string {
  const side = view.screen === 'presentingCard' && view.upload?.screen === 'images' ? view.upload.missingSide : null;
  return `${side === 'front' ? i18n._('aadhaarCard.missing.front') : i18n._('aadhaarCard.missing.back')}. ${i18n._('aadhaarCard.missing.both')}`;
}
