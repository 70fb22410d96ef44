import { styled } from 'styled-components';
import { buttonLook } from '../../primitives/Button/button-look.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { spacedWords } from './spaced-words.ts';
import type { OpenedRecording, OpenedStep } from './open-recording.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-8) var(--space-12) var(--space-8) var(--space-48);
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    overflow-wrap: anywhere;
    counter-increment: step;
    position: relative;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: var(--space-12);
    top: var(--space-8);
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  li[data-place='missing'] {
    border-style: dashed;
    color: var(--muted);
  }

  strong {
    color: var(--ink);
    font-weight: var(--weight-heading);
  }

  li[data-place='missing'] strong {
    color: var(--muted);
  }

  small {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

/** A plain link: it reloads the frame of the review room, which reads the trace of its address at the start. */
const PlayLink = styled.a`
  ${buttonLook}
`;

const VERBS = { event: 'sent', answer: 'answered', failure: 'failed', time: 'passed' } as const;

const PLACES = { contained: 'Part of the story', replayed: '', missing: 'Not replayed' } as const;

const StepItem = ({ kind, name, place, standIn, to }: OpenedStep) => (
  <li data-place={place}>
    <span>
      <strong>{name}</strong> {VERBS[kind]}
      {standIn === '' ? '' : `: ${standIn}`}
    </span>
    <small>
      {PLACES[place] === '' ? '' : `${PLACES[place]} · `}
      {to}
    </small>
  </li>
);

export interface OpenedCardProps {
  recording: OpenedRecording;
  /** Returns the address that plays a trace of a story; null if the flow has no stories of its own. */
  linkTo: (unit: string, story: string, trace: string) => string | null;
}

/** A recording with the fixtures of its steps, and the link that plays them. */
export function OpenedCard({ recording: { unit, steps, story, stop }, linkTo }: OpenedCardProps) {
  const link = story && linkTo(unit, story.name, story.trace);
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  return (
    <Card>
      <Stack gap={16}>
        <Row gap={12} justify="between">
          <h2>{spacedWords(unit)}</h2>
          {stop === null ? <Tag tone="gain">Complete</Tag> : <Tag tone="warn">Incomplete</Tag>}
        </Row>
        {stop === null ? (
          <p role="status">{count}. The fixtures lead to the same states as the app.</p>
        ) : (
          <p role="alert">
            {stop.step === 0 ? 'The start has no fixture.' : `Step ${stop.step} has no fixture.`} {stop.reason}{' '}
            {stop.step === 0 &&
              'If the app has another version than this review room, record the flow again. Otherwise add the input to the world of the flow, or a scenario that starts with it.'}
          </p>
        )}
        {story?.hasInput === true && <p>The flow starts with an input of the fixtures, which no story has.</p>}
        {link !== null && (
          <Row gap={12}>
            <PlayLink href={link} target="_top" data-variant="primary" data-size="small">
              {stop === null ? 'Play the recording' : 'Play the steps before it'}
            </PlayLink>
          </Row>
        )}
        {link === null && story !== null && <p>This flow has no stories of its own, so it cannot be played.</p>}
        <Steps aria-label="Recorded steps">
          {steps.map((step, index) => (
            <StepItem key={`${index} ${step.name}`} {...step} />
          ))}
        </Steps>
      </Stack>
    </Card>
  );
}
