import { styled } from 'styled-components';
import { Card } from '../../../ui/src/primitives/Card/Card.tsx';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { TextLink } from '../../../ui/src/primitives/Link/TextLink.tsx';
import type { ChartState } from '../chart/chart.ts';
import { Cause } from '../chart/chart-look.ts';
import { ChartText } from './ChartText.tsx';
import { FlowDrawing } from '../drawing/FlowDrawing.tsx';
import type { StoryOpener } from '../drawing/story-path.ts';
import type { FlowLink } from './FlowChart.tsx';

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  max-width: var(--width-page);
  margin-inline: auto;
  color: var(--text);

  > header > p {
    max-width: var(--width-reading);
    margin-top: var(--space-12);
    font-size: var(--type-18);
  }

  h2 {
    margin-bottom: var(--space-12);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);

  dt {
    color: var(--muted);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Table = styled.table`
  width: 100%;
  font-size: var(--type-14);

  th,
  td {
    padding: var(--space-8) var(--space-16);
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    border-top: 0;
    background: var(--sunken);
    color: var(--muted);
    font-weight: var(--weight-label);
  }

  tbody th {
    color: var(--ink);
    font-weight: var(--weight-label);
    /* The column is as wide as its longest name. */
    overflow-wrap: break-word;
  }

  td[data-none] {
    color: var(--muted);
  }

  @media (max-width: 40rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr,
    th,
    td {
      display: block;
    }

    td {
      border-top: 0;
      padding-block: 0 var(--space-8);
    }

    tbody th {
      background: var(--sunken);
    }

    td + td::before {
      content: 'calls ';
      color: var(--muted);
    }
  }
`;

export interface DocumentedStory {
  readonly name: string;
  readonly path: string;
  readonly calls: readonly string[];
}

export interface FlowDocsProps {
  title: string;
  purpose: string;
  /** Routes of the flow. */
  routes: readonly string[];
  /** Flows that invoke it. */
  parents: readonly string[];
  chart: ChartState;
  /** Rows of the table: state, stories, called ports. */
  rows: readonly { readonly leaves: readonly string[]; readonly stories: readonly DocumentedStory[] }[];
  /** Opens the stories of the drawn chart. */
  opener: StoryOpener;
  link: FlowLink;
}

/** The documentation page of a flow: purpose, routes, chart, and the stories of each state. */
export function FlowDocs({ title, purpose, routes, parents, chart, rows, opener, link: Link }: FlowDocsProps) {
  const count = rows.reduce((sum, { stories }) => sum + stories.length, 0);
  return (
    <Sheet data-review>
      <header>
        <h1>{title}</h1>
        <p>{purpose}</p>
      </header>
      <Facts>
        {routes.length > 0 && (
          <>
            <dt>Runs at</dt>
            <dd>{routes.map((route) => `/${route}`).join(', ')}</dd>
          </>
        )}
        {parents.length > 0 && (
          <>
            <dt>Part of</dt>
            <dd>
              {parents.map((parent, place) => (
                <span key={parent}>
                  {place > 0 && ', '}
                  <Link flow={parent}>{parent}</Link>
                </span>
              ))}
            </dd>
          </>
        )}
      </Facts>
      <section>
        <h2>Chart</h2>
        <Stack gap={8}>
          <FlowDrawing place={{ flow: chart.name, leaves: [], way: [], children: [] }} stories={opener} />
          <ChartText chart={chart} link={Link} stories={opener} />
        </Stack>
      </section>
      <section>
        <h2>
          {count} {count === 1 ? 'story' : 'stories'}
        </h2>
        <Card flush>
          <Table>
            <thead>
              <tr>
                <th scope="col">State</th>
                <th scope="col">Story</th>
                <th scope="col">Ports called</th>
              </tr>
            </thead>
            {rows.map(({ leaves, stories }) => (
              <tbody key={leaves.join()}>
                {stories.map(({ name, path, calls }, place) => (
                  <tr key={name}>
                    {place === 0 && (
                      <th scope="rowgroup" rowSpan={stories.length}>
                        <Stack gap={4}>
                          {leaves.map((leaf) => (
                            <span key={leaf}>{leaf}</span>
                          ))}
                        </Stack>
                      </th>
                    )}
                    <td>
                      <TextLink to={path}>{name}</TextLink>
                    </td>
                    <td data-none={calls.length === 0 || undefined}>
                      {calls.length === 0 ? 'none' : <Cause>{calls.join(' → ')}</Cause>}
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </Table>
        </Card>
      </section>
    </Sheet>
  );
}
