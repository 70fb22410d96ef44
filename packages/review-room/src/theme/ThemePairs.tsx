import { styled } from 'styled-components';
import { contrast, PAIRS } from '../../../ui/src/tokens/pairs.ts';
import type { Roles } from '../../../ui/src/theme/contrast.ts';
import type { Theme } from '../../../ui/src/theme/derive-theme.ts';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  font-size: var(--type-14);

  th,
  td {
    padding: var(--space-4) var(--space-12) var(--space-4) 0;
    text-align: start;
    white-space: nowrap;
  }

  th {
    color: var(--muted);
    font-weight: var(--weight-label);
  }
`;

const Sample = styled.span`
  display: inline-block;
  min-width: 4.5rem;
  padding: var(--space-4) var(--space-8);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  font-variant-numeric: tabular-nums;
`;

interface MeasuredProps {
  readonly roles: Roles;
  readonly pair: { readonly front: string; readonly ground: string; readonly least: number };
}

/** The contrast in its own colours; a pair of a border has the border. */
function Measured({ roles, pair: { front, ground, least } }: MeasuredProps) {
  const values: Readonly<Record<string, string>> = roles;
  const [frontColour = '', background = ''] = [values[front], values[ground]];
  const colours = least < 4.5 ? { color: roles.ink, border: `2px solid ${frontColour}` } : { color: frontColour };
  return <Sample style={{ ...colours, background }}>{contrast(frontColour, background).toFixed(1)}</Sample>;
}

/** Every pair of colours of a theme with its contrast. */
export function ThemePairs({ theme }: { theme: Theme }) {
  return (
    <Scroll role="region" aria-label="Contrasts" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Light</th>
            <th>Dark</th>
            <th>Required</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.flatMap(({ front, grounds, least }) =>
            grounds.map((ground) => (
              <tr key={`${front} ${ground}`}>
                <td>
                  {front} on {ground}
                </td>
                <td>
                  <Measured roles={theme.light} pair={{ front, ground, least }} />
                </td>
                <td>
                  <Measured roles={theme.dark} pair={{ front, ground, least }} />
                </td>
                <td>{least}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </Scroll>
  );
}
