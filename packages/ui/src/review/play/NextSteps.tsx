import { useEffect, useRef } from 'react';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import type { PlayState } from './play-state.ts';
import { StepButton, StepList } from './play-look.ts';
import { STEP_KINDS, type StepKind } from './step-text.ts';
import { StepLabel } from './TakenSteps.tsx';

const TITLES: Readonly<Record<StepKind, string>> = {
  event: 'Send an event',
  answer: 'Answer a call',
  failure: 'Let a call fail',
  time: 'Let time pass',
  ending: 'End a child flow',
};

interface NextStepsProps {
  next: PlayState['next'];
  onTake: (choice: number) => void;
}

/** The steps that are possible now, by kind. After a step, the focus is on the heading of the next ones. */
export function NextSteps({ next, onTake }: NextStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTaken = useRef(false);
  useEffect(() => {
    if (hasTaken.current) heading.current?.focus();
    hasTaken.current = false;
  }, [next]);
  const take = (choice: number) => {
    hasTaken.current = true;
    onTake(choice);
  };
  const choices = next.map((step, choice) => ({ step, choice }));
  return (
    <section aria-labelledby="play-next">
      <h2 id="play-next" ref={heading} tabIndex={-1}>
        Next steps
      </h2>
      {next.length === 0 && <p>The flow is over.</p>}
      {STEP_KINDS.map((kind) => {
        const group = choices.filter(({ step }) => step.kind === kind);
        return (
          group.length > 0 && (
            <Stack key={kind} gap={8}>
              <h3 id={`play-${kind}`}>{TITLES[kind]}</h3>
              <StepList aria-labelledby={`play-${kind}`}>
                {group.map(({ step, choice }) => (
                  <li key={choice}>
                    <StepButton type="button" onClick={() => take(choice)}>
                      <StepLabel {...step} />
                    </StepButton>
                  </li>
                ))}
              </StepList>
            </Stack>
          )
        );
      })}
    </section>
  );
}
