import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { bugReportOf } from './bug-report.ts';
import type { PlayState } from './play-state.ts';

interface ShareToolsProps {
  state: PlayState;
  /** Returns the address that reopens an encoded trace. */
  linkTo: (trace: string) => string;
}

/** Copies of the shown place: a link that reopens it, a scenario for the unit, and a report of a fault. */
export function ShareTools({ state, linkTo }: ShareToolsProps) {
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
      </Row>
      <span role="status">{report}</span>
    </Stack>
  );
}
