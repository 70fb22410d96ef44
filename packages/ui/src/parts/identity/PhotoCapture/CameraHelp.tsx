import type { CameraProblem, PhotoCaptureView } from '@folioflow/flows';
import { photo } from '@folioflow/flows/words/photo';
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

const steps: Readonly<Partial<Record<CameraProblem, readonly (keyof typeof photo)[]>>> = {
  denied: [
    'camera.denied.step.settings',
    'camera.denied.step.allow',
    'camera.denied.step.device',
    'camera.denied.step.retry',
  ],
};

interface CameraHelpProps {
  view: Extract<PhotoCaptureView, { screen: 'cameraUnavailable' }>;
  remote: PhotoRemote;
}

/** The reason for the missing picture, its remedy and "Try again"; never a gallery (D-74). */
export function CameraHelp({ view: { problem, canRetry }, remote }: CameraHelpProps) {
  const Sign = problem === 'unreadable' ? ImageOff : CameraOff;
  return (
    <Stack gap={16}>
      <Sheet forwardedAs="div">
        <Icon of={Sign} />
        <h2>{photo[`camera.${problem}.title`]}</h2>
        <p>{photo[`camera.${problem}.text`]}</p>
        {steps[problem] !== undefined && (
          <ol>
            {steps[problem].map((step) => (
              <li key={step}>{photo[step]}</li>
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
        {photo['photo.retry']}
      </Button>
    </Stack>
  );
}
