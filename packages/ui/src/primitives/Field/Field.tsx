import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { languageOf } from '../ServerText/language-of.ts';

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

  /* Not announced: the input itself is marked as required. */
  &[data-required]::after {
    content: '\\a0*' / '';
    color: var(--loss);
  }
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

const Fault = styled.div`
  display: flex;
  gap: 0.375rem;
  color: var(--loss);
  font-size: var(--type-14);
  font-weight: var(--weight-label);

  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

/** An error message with an icon, in our words or in those of the provider. */
export function FaultLine({ id, children }: { id: string; children: string }) {
  return (
    <Fault>
      <Icon of={CircleAlert} size={18} />
      <p id={id} lang={languageOf(children)}>
        {children}
      </p>
    </Fault>
  );
}

export interface FieldWords {
  label: string;
  /** Shown before anything is typed: the limit, the format or where to find the value. */
  hint?: ReactNode;
  /** The error and its remedy; linked to the input by `aria-describedby`. */
  error?: string | undefined;
  /** Marks the label; the input is marked as required too. */
  required?: boolean | undefined;
}

/** Attributes that link an input with its label, hint and error. */
export interface FieldBinding {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** Shown beside the label: a counter or a link. */
  aside?: ReactNode;
  children: (binding: FieldBinding) => ReactNode;
}

/** Label, input, hint and error of one question. Every input of the product is inside a `Field`. */
export function Field({ id: given, label, hint, error, required = false, aside, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== '';
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <Frame>
      <LabelLine>
        <Label htmlFor={id} data-required={required || undefined}>
          {label}
        </Label>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </LabelLine>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError || undefined,
      })}
      {hasHint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {/* Always rendered, so that a screen reader announces the error when it appears. */}
      <div aria-live="polite">{hasError && <FaultLine id={`${id}-error`}>{error}</FaultLine>}</div>
    </Frame>
  );
}
