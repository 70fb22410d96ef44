import { chrome } from '@folioflow/flows/words/chrome';
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

/** How far one is inside a step, from 1 on. */
export interface StepPart {
  readonly at: number;
  readonly of: number;
}

export interface StepBarProps {
  /** Names the way, for assistive technology. */
  label: string;
  steps: readonly StepperStep[];
  /** Null when all are done. */
  current: string | null;
  /** Fills the current step as far as its parts go; without it, half. */
  part?: StepPart | undefined;
}

/** Where one stands on a way of a few steps, in a line of four pixels: its words stand beside it. */
export function StepBar({ label, steps, current, part = { at: 1, of: 2 } }: StepBarProps) {
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  // Never full: that is how a step looks that is done.
  const filled = `${Math.round((100 * part.at) / (part.of + 1))}%`;
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
            <VisuallyHidden>
              {state === 'done' && chrome['step.done']}
              {step.label}
            </VisuallyHidden>
          </li>
        );
      })}
    </Bar>
  );
}
