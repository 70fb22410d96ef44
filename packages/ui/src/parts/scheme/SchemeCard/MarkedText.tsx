import type { MarkedPieces } from '@folioflow/flows';
import { styled } from 'styled-components';

/* As wide as the plain text, so that nothing moves while typing. */
const Mark = styled.mark`
  border-radius: 2px;
  background: var(--accent-soft);
  color: var(--accent);
`;

/** A text with the search matches marked. */
export const MarkedText = ({ pieces }: { pieces: MarkedPieces }) =>
  pieces.map(({ text, isMatch }, place) =>
    isMatch ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
  );
