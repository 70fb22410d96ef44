import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid transparent;
  border-color: color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: var(--radius-full);
  animation: ${turn} 800ms linear infinite;
`;

interface SpinnerProps {
  /** Accessible name of the activity; without it the ring is decorative. */
  label?: string | undefined;
}

/** An indicator for a wait with a result of unknown shape; `Skeleton` is used for a known shape. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? <Ring aria-hidden /> : <Ring role="img" aria-label={label} data-loading="" />;
}
