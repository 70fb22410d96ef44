import { useLingui } from '@lingui/react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Bone = styled.span`
  display: block;
  max-width: 100%;
  border-radius: 6px;
  background: var(--line);
  animation: ${breathe} 1600ms ease-in-out infinite;

  &[data-shape='circle'] {
    border-radius: var(--radius-full);
  }
`;

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'block' | 'circle' | undefined;
}

/** A placeholder of the same size as the awaited content. */
export function Skeleton({ width = '100%', height = '1em', shape = 'block' }: SkeletonProps) {
  return <Bone aria-hidden data-loading="" data-shape={shape} style={{ width, height }} />;
}

/** Announces once, for a group of skeletons, that content is loading. */
export function Loading({ label }: { label?: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <VisuallyHidden role="status" data-loading="">
      {label ?? i18n._('chrome.loading')}
    </VisuallyHidden>
  );
}
