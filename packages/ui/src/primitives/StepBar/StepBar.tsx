import { useLingui } from '@lingui/react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { StepperStep } from '../Stepper/Stepper.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Bar = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > li {
    height: 0.25rem;
    border-radius: var(--radius-full);
    background: var(--line);
    overflow: clip;
  }

  > li::before {
    content: '';
    display: block;
    width: var(--done, 0%);
    height: 100%;
    background: var(--accent);
  }

  > li[data-state='done'] {
    --done: 100%;
  }

  @media (forced-colors: active) {
    > li {
      height: 0.5rem;
      border: 1px solid CanvasText;
    }

    > li::before {
      background: CanvasText;
    }
  }
`;

/** Position inside a step, counted from 1. */
export interface StepPart {
  readonly at: number;
  readonly of: number;
}

export interface StepBarProps {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly StepperStep[];
  /** Null after the last step. */
  current: string | null;
  /**
   * Position inside the current step, shown as its fill; by default the first of five parts, which is less than any
   * known position. A current step that is done is full.
   */
  part?: StepPart | undefined;
}

/** Progress through a few steps as a line of four pixels; the text is beside it. */
export function StepBar({ label, steps, current, part = { at: 1, of: 5 } }: StepBarProps) {
  const { i18n } = useLingui();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  // Full only if the step is done.
  const filled = steps[at]?.done === true ? '100%' : `${Math.round((100 * part.at) / (part.of + 1))}%`;
  return (
    <Bar className="steps" aria-label={label}>
      {steps.map((step, place) => {
        const state = place === at ? 'current' : place < at || step.done === true ? 'done' : 'coming';
        return (
          <li
            key={step.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            style={state === 'current' ? ({ '--done': filled } as CSSProperties) : undefined}
          >
            <VisuallyHidden>{`${state === 'done' ? i18n._('chrome.step.done') : ''}${step.label}`}</VisuallyHidden>
          </li>
        );
      })}
    </Bar>
  );
}
