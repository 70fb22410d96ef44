import { useLingui } from '@lingui/react';
import type { PhotoCaptureView } from '@folioflow/flows';
import { RotateCcw } from 'lucide';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';
import type { CameraAccess } from './camera-access.ts';
import type { PhotoRemote } from './photo-remote.ts';
import { Viewfinder } from './Viewfinder.tsx';

interface PhotoReviewProps {
  view: Extract<PhotoCaptureView, { screen: 'reviewing' }>;
  remote: PhotoRemote;
  camera: CameraAccess;
}

/** The photo as it will be sent, with Re-take, the consent and Confirm (ON-338). */
export function PhotoReview({ view, remote, camera }: PhotoReviewProps) {
  const { i18n } = useLingui();
  const address = camera.addressOf?.(view.photo);
  return (
    <Stack gap={16}>
      <Viewfinder picture={address === undefined ? null : <img src={address} alt={i18n._('photo.photo.picture')} />}>
        {view.isPreparing ? (
          <>
            <Spinner />
            <strong>{i18n._('photo.photo.preparing')}</strong>
          </>
        ) : undefined}
      </Viewfinder>
      <Checkbox
        checked={view.hasConsent}
        disabled={!view.canChangeConsent}
        onCheckedChange={(isGiven) => remote.send({ type: isGiven ? 'consent.given' : 'consent.withdrawn' })}
      >
        {i18n._('photo.photo.consent')}
      </Checkbox>
      <NoticeLine notice={view.notice} words={{ 'notice.unreadable': i18n._('photo.notice.unreadable') }}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <FormFoot>
        <Button
          wide
          busy={view.isSubmitting}
          disabled={!view.canConfirm && !view.isSubmitting}
          onClick={() => remote.send({ type: 'photo.confirmed' })}
        >
          {i18n._('photo.photo.confirm')}
        </Button>
        <Button
          wide
          variant="secondary"
          icon={<Icon of={RotateCcw} />}
          disabled={!view.canRetake}
          onClick={() => remote.send({ type: 'photo.retaken' })}
        >
          {i18n._('photo.photo.retake')}
        </Button>
      </FormFoot>
    </Stack>
  );
}
