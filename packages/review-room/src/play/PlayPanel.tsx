import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { PlayCommand, PlayReport } from './play-command.ts';
import { Sections } from './play-look.ts';
import { ShareTools } from './ShareTools.tsx';
import { TakenSteps } from './TakenSteps.tsx';

export interface PlayPanelProps extends Pick<PlayReport, 'state' | 'problem'> {
  onCommand: (command: PlayCommand) => void;
  /** Returns the address that reopens an encoded trace. */
  linkTo: (trace: string) => string;
  /** Saves a picture of the story under this name; null if the browser cannot capture it. */
  onPicture?: ((name: string) => Promise<boolean>) | null;
}

/** Plays the flow of a story on: its states, its trace, copies of the shown place, and its possible steps. */
export function PlayPanel({ state, problem, onCommand, linkTo, onPicture = null }: PlayPanelProps) {
  if (state === null)
    return (
      <Stack gap={12} align="start">
        {problem !== null && <p role="alert">{problem}</p>}
        <p>Play the flow on from this story: use its screen, answer its calls and let time pass.</p>
        <Button size="small" onClick={() => onCommand({ type: 'start' })}>
          Play this story
        </Button>
      </Stack>
    );
  return (
    <Sections>
      <section aria-labelledby="play-trace">
        <h2 id="play-trace">Trace</h2>
        <p>{state.clock}</p>
        <p role="status">{state.states.map(({ flow, leaves }) => `${flow}: ${leaves.join(' + ')}`).join(', ')}</p>
        <TakenSteps state={state} onCommand={onCommand} />
        <ShareTools key={state.shared?.trace} state={state} linkTo={linkTo} onPicture={onPicture} />
      </section>
      <NextSteps
        next={state.next}
        round={`${state.place} ${state.taken.length}`}
        problem={problem}
        onCommand={onCommand}
      />
    </Sections>
  );
}
