import { useLingui } from '@lingui/react';
import { Check } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const List = styled.ol`
  display: grid;

  &[data-layout='line'] {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li`
  position: relative;
  min-width: 0;
  color: var(--muted);

  &::after {
    content: '';
    position: absolute;
    background: var(--line-strong);
  }

  &:last-child::after {
    display: none;
  }

  &[data-state='done']::after {
    background: var(--accent);
  }

  &[data-state='current'] {
    color: var(--ink);
  }

  [data-layout='line'] > & {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--space-8);
    padding-inline: var(--space-4);
    font-size: min(var(--type-14), 4.6vw);
    text-align: center;
  }

  [data-layout='line'] > &::after {
    top: 0.8125rem;
    left: calc(50% + 1.25rem);
    width: calc(100% - 2.5rem);
    height: 1.5px;
  }

  [data-layout='column'] > & {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-16);
    padding-bottom: var(--space-24);
  }

  [data-layout='column'] > &:last-child {
    padding-bottom: 0;
  }

  [data-layout='column'] > &::after {
    top: 2.25rem;
    bottom: var(--space-8);
    left: 0.8125rem;
    width: 1.5px;
  }
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  /* Five steps do not overlap with enlarged text. */
  width: min(1.75rem, 10vw);
  height: min(1.75rem, 10vw);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--card);
  font-size: min(var(--type-14), 5.5vw);
  font-weight: var(--weight-heading);
  line-height: 1;
  font-variant-numeric: tabular-nums;

  [data-state='done'] > & {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }

  [data-state='current'] > & {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
`;

const Words = styled.span`
  min-width: 0;
  padding-top: 0.1875rem;
  font-weight: var(--weight-label);

  [data-layout='line'] & {
    padding-top: 0;
    line-height: 1.3;
  }

  /* On a phone only the current step has its label below the line. */
  @media (max-width: 30rem) {
    [data-layout='line'] > :not([data-state='current']) > & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    [data-layout='line'] > [data-state='current'] > & {
      width: max-content;
    }
  }
`;

const Note = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--type-14);
  font-weight: var(--weight-text);
`;

export interface StepperStep {
  id: string;
  label: string;
  /** Requirements or duration of the step; shown in a column only. */
  note?: string | undefined;
  /**
   * The step is done although it follows the current one, because the user went back. Steps before the current one are
   * always done.
   */
  done?: boolean | undefined;
}

export interface StepperProps {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly StepperStep[];
  /** Null after the last step. */
  current: string | null;
  layout?: 'line' | 'column' | undefined;
}

/** Progress through a few steps. It is not a navigation. */
export function Stepper({ label, steps, current, layout = 'line' }: StepperProps) {
  const { i18n } = useLingui();
  const at = current === null ? steps.length : steps.findIndex((step) => step.id === current);
  return (
    <List className="steps" aria-label={label} data-layout={layout}>
      {steps.map((step, place) => {
        const state = place === at ? 'current' : place < at || step.done === true ? 'done' : 'coming';
        return (
          <Step key={step.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Place aria-hidden>{state === 'done' ? <Icon of={Check} size={16} strokeWidth={2.5} /> : place + 1}</Place>
            <Words>
              {state === 'done' && <VisuallyHidden>{i18n._('chrome.step.done')}</VisuallyHidden>}
              <span>{step.label}</span>
              {layout === 'column' && step.note !== undefined && <Note>{step.note}</Note>}
            </Words>
          </Step>
        );
      })}
    </List>
  );
}
