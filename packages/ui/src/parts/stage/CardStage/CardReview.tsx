import { useLingui } from '@lingui/react';
import type { CardReviewView, CardStageEvent } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../StageFrame/StageStates.tsx';
import { StageSections } from '../StageSections/StageSections.tsx';

export interface CardReviewProps {
  view: CardReviewView;
  send: (event: CardStageEvent) => void;
  imageOrigin: string;
  /** Label of the checkbox. */
  confirm: string;
  /** Shown between the read data and the checkbox: the date of birth. */
  children?: ReactNode;
}

/** The data read from a card, beside its pictures, and the checkbox that confirms it (ON-231, ON-243, ON-265). */
export function CardReview({ view, send, imageOrigin, confirm, children }: CardReviewProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <StageSections sections={[view.section]} imageOrigin={imageOrigin} />
      {children}
      <Stack gap={12}>
        {!view.isReadable && <p>{i18n._('cardReview.notYet')}</p>}
        <Checkbox
          checked={view.isConfirmed}
          disabled={!view.canTickConfirmation && !view.canUntickConfirmation}
          onCheckedChange={(isTicked) => send({ type: isTicked ? 'confirmation.ticked' : 'confirmation.unticked' })}
        >
          {confirm}
        </Checkbox>
        <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': i18n._('cardReview.lost') }}>
          <StageLink notice={view.notice} />
        </NoticeLine>
      </Stack>
    </Stack>
  );
}
