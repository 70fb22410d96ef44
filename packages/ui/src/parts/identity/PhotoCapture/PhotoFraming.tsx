import { useLingui } from '@lingui/react';
import type { PhotoCaptureView } from '@folioflow/flows';
import { Camera, Glasses, Sun, UserRound } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';
import type { CameraAccess } from './camera-access.ts';
import type { PhotoRemote } from './photo-remote.ts';
import { Viewfinder } from './Viewfinder.tsx';

const Tips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--text);
  font-size: var(--type-14);

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }

  svg {
    flex: none;
    color: var(--muted);
  }
`;

const Privacy = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const tips = [
  { word: 'photo.tip.light', Sign: Sun },
  { word: 'photo.tip.bare', Sign: Glasses },
  { word: 'photo.tip.alone', Sign: UserRound },
] as const;

interface PhotoFramingProps {
  view: Extract<PhotoCaptureView, { screen: 'framing' }>;
  remote: PhotoRemote;
  camera: CameraAccess;
}

/** The live picture with a frame for the face, and the capture button. */
export function PhotoFraming({ view, remote, camera }: PhotoFramingProps) {
  const { i18n } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isTaking, setTaking] = useState(false);
  const { id } = view.camera;
  useEffect(() => (video.current === null ? undefined : camera.attach({ id }, video.current)), [camera, id]);
  const take = async () => {
    setTaking(true);
    try {
      remote.send({ type: 'photo.captured', image: await camera.capture(view.camera) });
    } catch {
      remote.send({ type: 'camera.lost' });
    }
    setTaking(false);
  };
  return (
    <Stack gap={16}>
      <Viewfinder
        guided
        picture={
          <video
            ref={video}
            aria-label={i18n._('photo.photo.live')}
            autoPlay
            muted
            playsInline
            disablePictureInPicture
          />
        }
      />
      <Tips aria-label={i18n._('photo.photo.tips')}>
        {tips.map(({ word, Sign }) => (
          <li key={word}>
            <Icon of={Sign} />
            <span>{i18n._(`photo.${word}`)}</span>
          </li>
        ))}
      </Tips>
      <Privacy>{i18n._('photo.photo.privacy')}</Privacy>
      <NoticeLine notice={view.notice} words={{ 'notice.unreadable': i18n._('photo.notice.unreadable') }}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <FormFoot>
        <Button
          wide
          icon={<Icon of={Camera} />}
          disabled={!view.canCapture}
          busy={isTaking}
          onClick={() => {
            void take();
          }}
        >
          {i18n._('photo.photo.capture')}
        </Button>
      </FormFoot>
    </Stack>
  );
}
