import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CameraProblem, PhotoCaptureView } from '@folioflow/flows';
import { Camera, CameraOff, ImageOff } from 'lucide';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import type { PhotoRemote } from './photo-remote.ts';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-12);

  > svg {
    width: 2rem;
    height: 2rem;
    color: var(--warn);
  }

  ol {
    display: grid;
    gap: var(--space-8);
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  li::marker {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const steps: Readonly<Partial<Record<CameraProblem, readonly MessageId[]>>> = {
  denied: [
    'photo.camera.denied.step.settings',
    'photo.camera.denied.step.allow',
    'photo.camera.denied.step.device',
    'photo.camera.denied.step.retry',
  ],
};

interface CameraHelpProps {
  view: Extract<PhotoCaptureView, { screen: 'cameraUnavailable' }>;
  remote: PhotoRemote;
}

/** The reason for the missing picture, its remedy and "Try again"; never a gallery (D-74). */
export function CameraHelp({ view: { problem, canRetry }, remote }: CameraHelpProps) {
  const { i18n } = useLingui();
  const Sign = problem === 'unreadable' ? ImageOff : CameraOff;
  return (
    <Stack gap={16}>
      <Sheet forwardedAs="div">
        <Icon of={Sign} />
        <h2>{i18n._(`photo.camera.${problem}.title`)}</h2>
        <p>{i18n._(`photo.camera.${problem}.text`)}</p>
        {steps[problem] !== undefined && (
          <ol>
            {steps[problem].map((step) => (
              <li key={step}>{i18n._(step)}</li>
            ))}
          </ol>
        )}
      </Sheet>
      <Button
        wide
        icon={<Icon of={Camera} />}
        disabled={!canRetry}
        onClick={() => remote.send({ type: 'camera.retried' })}
      >
        {i18n._('photo.photo.retry')}
      </Button>
    </Stack>
  );
}
