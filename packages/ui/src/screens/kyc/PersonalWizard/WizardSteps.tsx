import { say, type WizardStep, type WizardWay } from '@folioflow/flows';
import { chrome } from '@folioflow/flows/words/chrome';
import { wizard } from '@folioflow/flows/words/personal-wizard';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  margin-bottom: var(--space-8);
  color: var(--muted);
  font-size: var(--type-14);

  > :first-child {
    color: var(--ink);
    font-weight: var(--weight-label);
  }
`;

const Bar = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > li {
    height: 0.375rem;
    border-radius: var(--radius-full);
    background: var(--line);
  }

  > li[data-state='done'] {
    background: var(--accent);
    opacity: 0.55;
  }

  > li[data-state='current'] {
    background: var(--accent);
  }

  @media (forced-colors: active) {
    > li {
      border: 1px solid CanvasText;
    }

    > li:not([data-state='coming']) {
      background: CanvasText;
    }
  }
`;

const leftText = (count: number): string => {
  if (count === 0) return wizard.last;
  return count === 1 ? wizard['left.one'] : say(wizard.left, { count });
};

const stateAt = (place: number, at: number) => (place < at ? 'done' : place === at ? 'current' : 'coming');

/** Inside the personal stage: which step this is, and how many are to come. */
export function WizardSteps({ steps, step }: Pick<WizardWay, 'steps' | 'step'>) {
  const at = steps.indexOf(step);
  return (
    <div>
      <Place>
        <span>{say(wizard.at, { step: at + 1, steps: steps.length })}</span>
        <span>{leftText(steps.length - at - 1)}</span>
      </Place>
      <Bar aria-label={wizard.steps}>
        {steps.map((name: WizardStep, place) => {
          const state = stateAt(place, at);
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <VisuallyHidden>
                {state === 'done' && chrome['step.done']}
                {wizard[`step.${name}`]}
              </VisuallyHidden>
            </li>
          );
        })}
      </Bar>
    </div>
  );
}
