import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: var(--radius-full);
  animation: ${turn} 800ms linear infinite;
`;

interface SpinnerProps {
  /** What is going on, for assistive technology; without it the ring is decoration beside words. */
  label?: string | undefined;
}

/** For waits whose result has no shape yet; where the shape is known use `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? <Ring aria-hidden /> : <Ring role="img" aria-label={label} data-loading="" />;
}
