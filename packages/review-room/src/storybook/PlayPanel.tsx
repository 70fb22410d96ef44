import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { API } from 'storybook/manager-api';
import { canCapture, capturePicture, savePicture } from '../play/capture-picture.ts';
import type { PlayCommand, PlayReport } from '../play/play-command.ts';
import { PlayPanel as Panel } from '../play/PlayPanel.tsx';
import { TRACE_PARAMETER } from '../play/trace-parameter.ts';
import { PLAY_COMMAND, PLAY_REPORT } from './play-channel.ts';
import { missingFlowText, type ReviewedStorySource } from './reviewed-story.ts';

/** Listens from the start, and reopens the trace of the address when its story is shown. */
export function createPlayPanel(api: API, reviewed: ReviewedStorySource) {
  let reported: PlayReport | null = null;
  let linked = new URLSearchParams(location.search).get(TRACE_PARAMETER);
  const listeners = new Set<() => void>();
  const isShown = (report: PlayReport) => report.story === api.getUrlState().storyId;
  const command = (story: string, order: PlayCommand) => api.emit(PLAY_COMMAND, story, order);
  api.on(PLAY_REPORT, (report: PlayReport) => {
    reported = report;
    listeners.forEach((listener) => listener());
    if (linked === null || !isShown(report)) return;
    const trace = linked;
    linked = null;
    api.setSelectedPanel('folioflow/play');
    command(report.story, { type: 'reopen', trace });
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const linkTo = (story: string, trace: string) =>
    `${location.origin}${location.pathname}?path=/story/${story}&${TRACE_PARAMETER}=${trace}`;

  const saveStory = async (name: string): Promise<boolean> => {
    const story = document.querySelector('#storybook-preview-iframe');
    const picture = story && (await capturePicture(window, story));
    if (picture) savePicture(window, picture, name);
    return picture !== null;
  };

  return function PlayPanel({ active }: { active?: boolean | undefined }) {
    const report = React.useSyncExternalStore(subscribe, () => reported);
    const story = React.useSyncExternalStore(reviewed.subscribe, reviewed.current);
    return (
      <AddonPanel active={active === true}>
        <div className="folioflow-panel" data-theme={api.getGlobals()['theme'] === 'dark' ? 'dark' : undefined}>
          {report === null || !isShown(report) ? (
            <p role="status">{missingFlowText(story === null || story === 'failed' ? story : 'loading')}</p>
          ) : (
            <Panel
              key={report.story}
              state={report.state}
              problem={report.problem}
              onCommand={(order) => command(report.story, order)}
              onPicture={canCapture(window) ? saveStory : null}
              linkTo={(trace) => linkTo(report.story, trace)}
            />
          )}
        </div>
      </AddonPanel>
    );
  };
}
