import type { Journeys } from '@folioflow/flows/testing';
import { useEffect, useState, type ReactNode } from 'react';
import { PlayPanel } from '../PlayPanel.tsx';
import { createStoryPlayer, type PlayedStory } from '../story-player.ts';

/** Friday 20 November 2026, 10:30 in India. */
const NOW = 1_795_150_800_000;

interface PlayHarnessProps {
  journeys: Journeys;
  scenario: string;
  isStarted?: boolean;
  /** An encoded trace that is reopened. */
  trace?: string;
  draw?: (played: PlayedStory) => ReactNode;
}

/** The Play panel with its player beside the played screen, without the frame of the review room. */
export function PlayHarness({ journeys, scenario, isStarted = false, trace, draw }: PlayHarnessProps) {
  const [played, setPlayed] = useState<PlayedStory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [player] = useState(() =>
    createStoryPlayer({
      journeys,
      scenario,
      now: NOW,
      onChange(next, reason) {
        setPlayed(next);
        setProblem(reason);
      },
    }),
  );
  useEffect(() => {
    if (trace !== undefined) player.obey({ type: 'reopen', trace });
    else if (isStarted) player.obey({ type: 'start' });
  }, [player, isStarted, trace]);
  return (
    <>
      {played !== null && draw?.(played)}
      <PlayPanel
        state={played?.state ?? null}
        problem={problem}
        onCommand={player.obey}
        linkTo={(encoded) => `?play=${encoded}`}
      />
    </>
  );
}
