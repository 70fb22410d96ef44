import type { Marked } from '@folioflow/flows';

/** A text with what was sought marked in it. */
export const MarkedText = ({ pieces }: { pieces: Marked }) =>
  pieces.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text));
