import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  font-size: var(--type-12);
  color: var(--muted);
`;

const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;

  &::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-full);
  }

  &[data-state='done']::before {
    border-color: var(--accent);
    background: var(--accent);
  }

  &[data-state='current'] {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  &[data-state='current']::before {
    border-color: var(--warn);
    background: var(--warn-soft);
    box-shadow: 0 0 0 2px var(--warn-soft);
  }

  &[data-state='ended']::before {
    border-color: var(--loss);
    background: var(--loss);
  }
`;

/** The progress of the order: a label for every dot. */
export function OrderProgress({ progress }: Pick<OrderRowView, 'progress'>) {
  const { i18n } = useLingui();
  return (
    <Steps className="progress" aria-label={i18n._('orders.row.progress')}>
      {progress.map(({ step, state }) => (
        <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {i18n._(`orders.row.step.${step}`)}
        </Step>
      ))}
    </Steps>
  );
}
