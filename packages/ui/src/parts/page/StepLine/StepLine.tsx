import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { StepBar, type StepBarProps } from '../../../primitives/StepBar/StepBar.tsx';

const Place = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-12);
  color: var(--muted);
  font-size: var(--type-14);

  > :first-child {
    color: var(--ink);
    font-weight: var(--weight-label);
  }
`;

/** Progress through a few steps: a line, the current step and the next one. */
export function StepLine({ label, steps, current }: Pick<StepBarProps, 'label' | 'steps' | 'current'>) {
  const { i18n } = useLingui();
  const at = steps.findIndex(({ id }) => id === current);
  const next = steps[at + 1];
  return (
    <Stack gap={4}>
      <StepBar label={label} steps={steps} current={current} />
      {at >= 0 && (
        <Place>
          <span>{i18n._('credentials.step.at', { step: at + 1, steps: steps.length })}</span>
          {next !== undefined && <span>{i18n._('credentials.step.next', { next: next.label })}</span>}
        </Place>
      )}
    </Stack>
  );
}
