import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`;

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
`;

const Label = styled.label`
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
`;

const Aside = styled.span`
  color: var(--muted);
  font-size: var(--type-12);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Hint = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const Fault = styled.p`
  display: flex;
  gap: var(--space-4);
  color: var(--loss);
  font-size: var(--type-14);
  font-weight: var(--weight-label);

  &::before {
    content: '!';
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.125rem;
    margin-right: 0.125rem;
    border-radius: var(--radius-full);
    background: var(--loss);
    color: var(--on-loss);
    font-size: var(--type-12);
    font-weight: 700;
    line-height: 1.125rem;
    text-align: center;
  }
`;

export interface FieldWords {
  label: string;
  /** Shown before anything is typed: the limit, the format, where to find it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; bound to the input. */
  error?: string | undefined;
}

/** What an input takes over to be named and described by its frame. */
export interface FieldBinding {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** Beside the label: a counter, a link. */
  aside?: ReactNode;
  children: (binding: FieldBinding) => ReactNode;
}

/** Label, input, hint and error of one question; every field of the product stands in it. */
export function Field({ id: given, label, hint, error, aside, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <Frame>
      <LabelLine>
        <Label htmlFor={id}>{label}</Label>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </LabelLine>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError || undefined,
      })}
      {hasHint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {/* Always there, so that a screen reader hears the error when it comes. */}
      <div aria-live="polite">{hasError && <Fault id={`${id}-error`}>{error}</Fault>}</div>
    </Frame>
  );
}
