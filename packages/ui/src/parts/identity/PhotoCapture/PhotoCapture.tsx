import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CameraAccess } from './camera-access.ts';
import { CameraHelp } from './CameraHelp.tsx';
import { PhotoFraming } from './PhotoFraming.tsx';
import { photoHeading, type OpenPhotoView } from './photo-heading.ts';
import type { PhotoRemote } from './photo-remote.ts';
import { PhotoReview } from './PhotoReview.tsx';
import { Viewfinder } from './Viewfinder.tsx';

export type { CameraAccess } from './camera-access.ts';

export interface PhotoCaptureProps {
  view: OpenPhotoView;
  remote: PhotoRemote;
  camera: CameraAccess;
  /** False if the page shows `photoHeading` itself. */
  hasHeading?: boolean | undefined;
}

function formatCaptureStatus(i18n: I18n, view: OpenPhotoView): string {
  switch (view.screen) {
    case 'opening':
      return i18n._('photo.photo.opening');
    case 'framing':
      return i18n._('photo.photo.on');
    case 'cameraUnavailable':
      return i18n._(`photo.camera.${view.problem}.title`);
    case 'reviewing':
      return view.isPreparing ? i18n._('photo.photo.preparing') : i18n._('photo.photo.taken');
  }
}

/** A live photo of the investor, with its page heading: step 5 of the personal information (ON-334 to ON-338). */
export function PhotoCapture({ view, remote, camera, hasHeading = true }: PhotoCaptureProps) {
  const { i18n } = useLingui();
  const { title, ...heading } = photoHeading(i18n, view);
  return (
    <Stack gap={24}>
      {hasHeading && <PageHeading {...heading}>{title}</PageHeading>}
      <VisuallyHidden role="status">{formatCaptureStatus(i18n, view)}</VisuallyHidden>
      <Stack gap={12}>
        <PhotoStep view={view} remote={remote} camera={camera} />
        {'canGoBack' in view && (
          <Button
            wide
            variant="secondary"
            disabled={!view.canGoBack}
            onClick={() => remote.send({ type: 'photo.previousRequested' })}
          >
            {i18n._('photo.photo.previous')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function PhotoStep({ view, remote, camera }: PhotoCaptureProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'opening':
      return (
        <Viewfinder picture={null}>
          <Spinner />
          <strong>{i18n._('photo.photo.opening')}</strong>
          <small>{i18n._('photo.photo.opening.hint')}</small>
        </Viewfinder>
      );
    case 'framing':
      return <PhotoFraming view={view} remote={remote} camera={camera} />;
    case 'cameraUnavailable':
      return <CameraHelp view={view} remote={remote} />;
    case 'reviewing':
      return <PhotoReview view={view} remote={remote} camera={camera} />;
  }
}
