import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
import { Field } from '../../../../packages/ui/src/primitives/Field/Field.tsx';
import { inputLook } from '../../../../packages/ui/src/primitives/Field/input-look.ts';
import { Row } from '../../../../packages/ui/src/primitives/Layout/Layout.tsx';
import { MAX_COMMENT_LENGTH } from '../../sign-off/limits.ts';
import type { SignOff } from '../../sign-off/sign-off.ts';
import { describeSignOff } from './texts.ts';

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12) var(--card-pad);
  border: 1px solid var(--line);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--card);
  box-shadow: var(--shadow-raised);

  /* With a high zoom the bar would cover the pictures. */
  @media (max-height: 30rem) {
    position: static;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;

  &:not(:has(*:not(:empty))) {
    display: contents;
  }
`;

const Form = styled.form`
  flex: 1 1 100%;
`;

const TextBox = styled.textarea`
  ${inputLook}
  min-height: 5rem;
  resize: vertical;
`;

const Muted = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface CommentFormProps {
  readonly onSend: (comment: string) => void;
  readonly onCancel: () => void;
  readonly isSending: boolean;
}

function CommentForm({ onSend, onCancel, isSending }: CommentFormProps) {
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (comment.trim() !== '') {
          onSend(comment);
          return;
        }
        setError('Describe the change.');
        box.current?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Field label="Requested change" error={error} required>
        {(binding) => (
          <TextBox
            {...binding}
            ref={box}
            value={comment}
            maxLength={MAX_COMMENT_LENGTH}
            onChange={({ target }) => {
              setComment(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Row gap={8}>
        <Button type="submit" size="small" busy={isSending}>
          Send request
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}

interface DecisionBarProps {
  readonly signOff: SignOff | null;
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
  readonly onApprove: () => void;
  readonly onAsk: (comment: string) => void;
  readonly isSending: boolean;
  /** Reason why the last decision was refused. */
  readonly problem: string | null;
}

/** The decision about the shown story: approve it, or ask for a change with a comment. */
export function DecisionBar({ signOff, isAsking, onAsking, onApprove, onAsk, isSending, problem }: DecisionBarProps) {
  const ask = useRef<HTMLButtonElement>(null);
  const close = () => {
    onAsking(false);
    // The focused text box is removed.
    requestAnimationFrame(() => ask.current?.focus());
  };
  return (
    <Bar aria-label="Decision">
      <Words>
        {signOff !== null && <Muted>{describeSignOff(signOff)}</Muted>}
        <div role="alert">{problem !== null && <Problem>{problem}</Problem>}</div>
      </Words>
      {isAsking && <CommentForm onSend={onAsk} onCancel={close} isSending={isSending} />}
      {!isAsking && (
        <Row gap={8}>
          <Button
            variant={signOff?.decision === 'approved' ? 'secondary' : 'primary'}
            size="small"
            busy={isSending}
            onClick={onApprove}
          >
            Approve
          </Button>
          <Button ref={ask} variant="secondary" size="small" onClick={() => onAsking(true)}>
            Ask for a change
          </Button>
        </Row>
      )}
    </Bar>
  );
}

const Problem = styled.p`
  color: var(--loss);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  white-space: pre-line;
`;
