import { styled } from 'styled-components';
import type { SignOff } from '../../sign-off/sign-off.ts';
import { describeSignOff } from './texts.ts';

const Comment = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-12);
  border-inline-start: 3px solid var(--line-strong);
  max-width: var(--width-reading);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Sentence = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface SignOffTextProps {
  readonly signOff: SignOff;
  /** The decision is about an earlier content. */
  readonly isEarlier: boolean;
}

/** A decision with its comment. */
export function SignOffText({ signOff, isEarlier }: SignOffTextProps) {
  return (
    <div>
      <Sentence>
        {isEarlier ? 'Before the last change: ' : ''}
        {describeSignOff(signOff)}
      </Sentence>
      {signOff.comment !== '' && <Comment>{signOff.comment}</Comment>}
    </div>
  );
}
