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

  /* What is seen is what is sent: nothing is cut off. A phone held upright films upright, and its picture says so. */
  > video,
  > img,
  > [data-empty] {
    display: block;
    width: 100%;
    max-height: min(60svh, 34rem);

    /* The advice and the button stand below, on the same screen. */
    @media (max-width: 47.99rem) {
      max-height: clamp(11rem, 100svh - 28.5rem, 34rem);
    }

    aspect-ratio: auto 16 / 9;
    object-fit: contain;

    /* Beside the steps of a wide screen: the button below stays in sight. */
    @media (min-width: 64rem) {
      max-height: 45svh;
    }
  }

  > video {
    /* As in a mirror; the photo itself is not turned. */
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
  /** The live picture, or the one that was taken; null while there is none. */
  picture: ReactNode;
  /** An oval for the face, over the picture. */
  guided?: boolean | undefined;
  /** Said in the middle: what is going on. */
  children?: ReactNode;
}

/** The dark room in which a camera's picture stands, in both themes. */
export function Viewfinder({ picture, guided = false, children }: ViewfinderProps) {
  return (
    <Frame data-theme="dark">
      {picture ?? <div data-empty />}
      {guided && <Oval aria-hidden />}
      {children !== undefined && <Middle data-over={picture === null ? undefined : true}>{children}</Middle>}
    </Frame>
  );
}
