import type { Marked } from '@folioflow/flows';
import { styled } from 'styled-components';

/* As wide as the text without it: nothing moves with a letter. */
const Mark = styled.mark`
  border-radius: 2px;
  background: var(--accent-soft);
  color: var(--accent);
`;

/** A text with what was sought marked in it. */
export const MarkedText = ({ pieces }: { pieces: Marked }) =>
  pieces.map(({ text, isMatch }, place) => (isMatch ? <Mark key={place}>{text}</Mark> : text));
