import { useLingui } from '@lingui/react';
import { stages, type KycStage } from '@folioflow/flows';
import { ChevronDown } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { StepBar } from '../../../primitives/StepBar/StepBar.tsx';
import { RemainingTime, formatRemainingTime, type StageProgressProps } from './stage-progress.ts';

const Fold = styled.details`
  font-size: var(--type-14);

  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    min-height: 2.25rem;
    border-radius: var(--radius-control);
    color: var(--ink);
    font-weight: var(--weight-label);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > :nth-child(2) {
    flex: 1;
    color: var(--muted);
    font-weight: var(--weight-text);
    text-align: end;
  }

  > summary > svg {
    flex: none;
    color: var(--muted);
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  > dl {
    display: grid;
    gap: var(--space-12);
    padding-block: var(--space-4) var(--space-12);
  }

  dt {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  dd {
    color: var(--muted);
  }
`;

const AllDone = styled(RemainingTime)`
  padding-block: var(--space-8);
  font-size: var(--type-14);
`;

/**
 * The progress on a narrow screen: one line with the position and the remaining time, which unfolds the requirements of
 * the next steps.
 */
export function StageLine(way: StageProgressProps) {
  const { i18n } = useLingui();
  const { current, steps, part } = way;
  return (
    <div>
      <StepBar label={i18n._('kyc.stages.label')} steps={steps} current={current} part={part} />
      {current === null ? (
        <AllDone>{formatRemainingTime(i18n, way)}</AllDone>
      ) : (
        <StageFold {...way} current={current} />
      )}
    </div>
  );
}

function StageFold({ current, steps, part }: StageProgressProps & { current: KycStage }) {
  const { i18n } = useLingui();
  const at = { step: stages.indexOf(current) + 1, steps: stages.length };
  return (
    <Fold>
      <summary>
        <span>
          {part === undefined
            ? i18n._('kyc.stages.at', at)
            : i18n._('kyc.stages.at.part', { ...at, part: part.at, parts: part.of })}
        </span>
        <span>{formatRemainingTime(i18n, { current, steps, part })}</span>
        <Icon of={ChevronDown} />
      </summary>
      <dl>
        {steps
          .filter(({ done }) => !done)
          .map(({ id, label, note }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{note}</dd>
            </div>
          ))}
      </dl>
    </Fold>
  );
}
