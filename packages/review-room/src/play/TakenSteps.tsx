import { useEffect, useRef } from 'react';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Row, Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import type { PlayCommand } from './play-command.ts';
import type { PlayState } from './play-state.ts';
import { StepButton, StepList } from './play-look.ts';
import type { StepText } from './step-text.ts';

/** The name and the content of a step. */
export const StepLabel = ({ name, detail }: StepText) => (
  <>
    <strong>{name}</strong>
    {detail !== '' && <span>{detail}</span>}
  </>
);

const VERBS = { event: 'sent', answer: 'answered', failure: 'failed', time: 'passed', ending: 'ended' } as const;

interface TakenStepsProps {
  state: PlayState;
  onCommand: (command: PlayCommand) => void;
}

/** The trace: each step leads to its place; steps after the shown place are dashed until another step replaces them. */
export function TakenSteps({ state: { taken, place }, onCommand }: TakenStepsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || !current) return;
    // `scrollIntoView` would also move the panel away from the next steps.
    list.current.scrollTop = current.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [place, taken]);
  const goTo = (next: number) => onCommand({ type: 'goTo', place: next });
  return (
    <Stack gap={8}>
      <Row gap={8}>
        <Button variant="secondary" size="small" disabled={place === 0} onClick={() => goTo(place - 1)}>
          Step back
        </Button>
        <Button variant="secondary" size="small" disabled={place === taken.length} onClick={() => goTo(place + 1)}>
          Step forward
        </Button>
        <Button variant="quiet" size="small" onClick={() => onCommand({ type: 'stop' })}>
          Stop
        </Button>
      </Row>
      <StepList as="ol" ref={list} aria-label="Steps" data-scrolled="">
        <li>
          <StepButton type="button" aria-current={place === 0 ? 'step' : undefined} onClick={() => goTo(0)}>
            <strong>Story</strong>
          </StepButton>
        </li>
        {taken.map((step, index) => (
          <li key={`${index} ${step.name} ${step.detail}`}>
            <StepButton
              type="button"
              aria-current={place === index + 1 ? 'step' : undefined}
              data-later={index >= place ? '' : undefined}
              onClick={() => goTo(index + 1)}
            >
              <strong>
                {index + 1}. {step.name}
              </strong>
              <span>
                {VERBS[step.kind]}
                {step.detail === '' ? '' : `: ${step.detail}`}
              </span>
            </StepButton>
          </li>
        ))}
      </StepList>
    </Stack>
  );
}
