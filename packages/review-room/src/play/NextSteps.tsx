import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { EventSteps } from './EventSteps.tsx';
import { LateField } from './LateField.tsx';
import type { PlayCommand } from './play-command.ts';
import type { NextStep, PlayState } from './play-state.ts';
import { Refusal, StepButton, StepList } from './play-look.ts';
import type { StepKind, StepText } from './step-text.ts';
import { StepLabel } from './TakenSteps.tsx';
import { TimeForm } from './TimeForm.tsx';

interface Choice {
  readonly step: NextStep;
  readonly choice: number;
}

interface StepButtonsProps {
  id: string;
  choices: readonly Choice[];
  /** Omits the name of the step, which the heading of the list has. */
  isNamed?: boolean;
  onTake: (choice: number) => void;
}

const StepButtons = ({ id, choices, isNamed = false, onTake }: StepButtonsProps) => (
  <StepList aria-labelledby={id}>
    {choices.map(({ step, choice }) => (
      <li key={choice}>
        <StepButton type="button" data-failure={step.kind === 'failure' || undefined} onClick={() => onTake(choice)}>
          {isNamed ? <AnswerLabel {...step} /> : <StepLabel {...step} name={timeName(step)} />}
        </StepButton>
      </li>
    ))}
  </StepList>
);

const timeName = ({ kind, name }: StepText): string => (kind === 'time' ? `Skip ${name}` : name);

const AnswerLabel = ({ kind, detail }: StepText) => (
  <>
    <strong>{kind === 'failure' ? 'Fail' : 'Accept'}</strong>
    <span>{detail}</span>
  </>
);

interface NextStepsProps {
  next: PlayState['next'];
  /** The place in the trace: a form that is open belongs to its place. */
  round: string;
  /** The reason why the last step was not taken; null if there is none. */
  problem: string | null;
  onCommand: (command: PlayCommand) => void;
}

/** The steps that are possible now, by kind. After a step, the focus is on the heading of the next ones. */
export function NextSteps({ next, round, problem, onCommand }: NextStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTaken = useRef(false);
  const [lateByMs, setLateByMs] = useState(0);
  useEffect(() => {
    if (hasTaken.current) heading.current?.focus();
    hasTaken.current = false;
  }, [next]);
  const send = (command: PlayCommand) => {
    hasTaken.current = true;
    onCommand(command);
  };
  const take = (choice: number) => send({ type: 'take', choice });
  const choices = next.map((step, choice) => ({ step, choice }));
  const choicesOf = (...kinds: readonly StepKind[]) => choices.filter(({ step }) => kinds.includes(step.kind));
  const calls = Map.groupBy(choicesOf('answer', 'failure'), ({ step }) => step.name);
  const events = choicesOf('event');
  const endings = choicesOf('ending');
  return (
    <section aria-labelledby="play-next">
      <h2 id="play-next" ref={heading} tabIndex={-1}>
        Next steps
      </h2>
      {problem !== null && <Refusal role="alert">{problem}</Refusal>}
      {next.length === 0 && <p>The flow is over.</p>}
      {calls.size > 0 && (
        <Stack gap={8}>
          <LateField ms={lateByMs} onChange={setLateByMs} />
          {[...calls].map(([port, answers], index) => (
            <Stack key={port} gap={8}>
              <h3 id={`play-call-${index}`}>Answer {port}</h3>
              <StepButtons
                id={`play-call-${index}`}
                choices={answers}
                isNamed
                onTake={(choice) => send({ type: 'take', choice, lateByMs })}
              />
            </Stack>
          ))}
        </Stack>
      )}
      {events.length > 0 && (
        <Stack gap={8}>
          <h3 id="play-event">Send an event</h3>
          <EventSteps
            key={round}
            id="play-event"
            events={events.map(({ step, choice }) => ({ step, choice, fields: step.fields }))}
            onTake={take}
            onSend={(choice, changes) => send({ type: 'take', choice, changes })}
          />
        </Stack>
      )}
      {next.length > 0 && (
        <Stack gap={8}>
          <h3 id="play-time">Let time pass</h3>
          <StepButtons id="play-time" choices={choicesOf('time')} onTake={take} />
          <TimeForm onPass={(count, unit) => send({ type: 'wait', count, unit })} />
        </Stack>
      )}
      {endings.length > 0 && (
        <Stack gap={8}>
          <h3 id="play-ending">End a child flow</h3>
          <StepButtons id="play-ending" choices={endings} onTake={take} />
        </Stack>
      )}
    </section>
  );
}
