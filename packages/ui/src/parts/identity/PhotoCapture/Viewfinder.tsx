import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--canvas);
  color: var(--text);

  > * {
    grid-area: 1 / 1;
  }

  /*
   * The preview equals the sent picture: nothing is cropped. An upright phone films upright, and its picture has the
   * metadata.
   */
  > video,
  > img,
  > [data-empty] {
    display: block;
    width: 100%;
    max-height: min(60svh, 34rem);

    /* The tips and the button are below, on the same screen. */
    @media (max-width: 47.99rem) {
      max-height: clamp(11rem, 100svh - 28.5rem, 34rem);
    }

    aspect-ratio: auto 16 / 9;
    object-fit: contain;

    /* Beside the steps of a wide screen; the button below is visible. */
    @media (min-width: 64rem) {
      max-height: 45svh;
    }
  }

  > video {
    /* Mirrored; the photo itself is not. */
    transform: scaleX(-1);
  }
`;

/* Narrow enough for an upright picture too. */
const Oval = styled.div`
  position: absolute;
  height: 72%;
  aspect-ratio: 3 / 4;
  border: 2px dashed var(--ink);
  border-radius: 50%;
  box-shadow: 0 0 0 100vmax var(--scrim);
  pointer-events: none;
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding: var(--space-24);
  text-align: center;

  > strong {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  > small {
    font-size: var(--type-14);
  }

  &[data-over] {
    padding: var(--space-8) var(--space-16);
    border-radius: var(--radius-full);
    background: var(--card);
    grid-auto-flow: column;
    align-items: center;
  }
`;

interface ViewfinderProps {
  /** The live picture or the photo; null while there is none. */
  picture: ReactNode;
  /** Shows an oval for the face over the picture. */
  guided?: boolean | undefined;
  /** Text in the middle: the current activity. */
  children?: ReactNode;
}

/** The dark frame of a camera picture, in both themes. */
export function Viewfinder({ picture, guided = false, children }: ViewfinderProps) {
  return (
    <Frame data-theme="dark">
      {picture ?? <div data-empty />}
      {guided && <Oval aria-hidden />}
      {children !== undefined && <Middle data-over={picture === null ? undefined : true}>{children}</Middle>}
    </Frame>
  );
}
