import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { PlayCommand, PlayReport } from '../play/play-command.ts';
import type { PlayedStory, StoryPlayer } from '../play/story-player.ts';
import type { FlowParameters } from '../../../ui/src/testing/flow-parameters.ts';
import { PLAY_COMMAND, PLAY_REPORT } from './play-channel.ts';
import { STORY_NOW } from './story-clock.ts';

/** Returns the played state of a story by the commands of the Play panel, or null. The player is loaded on demand. */
export function usePlayedStory(story: string, flow: FlowParameters | null): PlayedStory | null {
  const [played, setPlayed] = useState<PlayedStory | null>(null);
  useEffect(() => {
    if (flow === null) return;
    const channel = addons.getChannel();
    const report = (state: PlayReport['state'], problem: string | null) => {
      const sent: PlayReport = { story, state, problem };
      channel.emit(PLAY_REPORT, sent);
    };
    let loading: Promise<StoryPlayer> | null = null;
    const load = async () => {
      const { createStoryPlayer } = await import('../play/story-player.ts');
      return createStoryPlayer({
        ...flow,
        now: STORY_NOW,
        onChange: (next, problem) => {
          setPlayed(next);
          report(next?.state ?? null, problem);
        },
      });
    };
    const obey = (addressed: string, command: PlayCommand) => {
      if (addressed !== story) return;
      loading ??= load();
      void loading.then((player) => player.obey(command));
    };
    channel.on(PLAY_COMMAND, obey);
    report(null, null);
    return () => channel.off(PLAY_COMMAND, obey);
  }, [story, flow]);
  return played;
}
