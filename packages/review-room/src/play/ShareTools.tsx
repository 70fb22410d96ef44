import { useState } from 'react';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Row, Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { bugReportOf, pictureNameOf } from './bug-report.ts';
import type { PlayState } from './play-state.ts';

interface ShareToolsProps {
  state: PlayState;
  /** Returns the address that reopens an encoded trace. */
  linkTo: (trace: string) => string;
  /** Saves a picture of the story under this name; null if the browser cannot capture it. */
  onPicture: ((name: string) => Promise<boolean>) | null;
}

/** Copies of the shown place: a link that reopens it, a scenario for the unit, and a report of a fault. */
export function ShareTools({ state, linkTo, onPicture }: ShareToolsProps) {
  const { shared } = state;
  const [report, setReport] = useState('');
  if (shared === null)
    return (
      <p>
        The steps contain a code or password that you typed. Use the sample value from the list to share this place.
      </p>
    );
  const copy = (name: string, text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setReport(`${name} copied`),
      () => setReport('The browser refused the copy'),
    );
  };
  const save = (picture: (name: string) => Promise<boolean>) => {
    const name = pictureNameOf(state, shared);
    setReport('Choose this tab in the question of the browser.');
    picture(name).then(
      (isSaved) => setReport(isSaved ? `${name} saved` : 'The picture is empty: take a screenshot.'),
      () => setReport('The browser refused the picture: take a screenshot.'),
    );
  };
  return (
    <Stack gap={8}>
      <Row gap={8}>
        <Button variant="secondary" size="small" onClick={() => copy('Link', linkTo(shared.trace))}>
          Copy link
        </Button>
        <Button variant="secondary" size="small" onClick={() => copy('Scenario', shared.scenario)}>
          Copy as scenario
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => copy('Bug report', bugReportOf(state, shared, linkTo(shared.trace)))}
        >
          Copy bug report
        </Button>
        {onPicture !== null && (
          <Button variant="secondary" size="small" onClick={() => save(onPicture)}>
            Save picture
          </Button>
        )}
      </Row>
      {onPicture === null && <p>A bug report has a place for a picture: take a screenshot of the story.</p>}
      <span role="status">{report}</span>
    </Stack>
  );
}
