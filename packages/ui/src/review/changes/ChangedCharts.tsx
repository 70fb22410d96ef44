import { Card } from '../../primitives/Card/Card.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Code, Muted, Rows } from './changes-look.ts';
import type { ChangedChart, Differences } from './room-changes.ts';

const hasChanges = ({ added, removed }: Differences) => added.length + removed.length > 0;

const parts = [
  ['states', 'States'],
  ['edges', 'Transitions'],
  ['events', 'Events'],
] as const;

/** States, transitions and events of the changed flows. A new or removed flow is named only. */
export function ChangedCharts({ charts }: { charts: readonly ChangedChart[] }) {
  return (
    <Card as="div" flush>
      <Rows>
        {charts.map((chart) => (
          <li key={chart.flow}>
            <div>
              <Code>{chart.flow}</Code>{' '}
              {chart.status !== 'changed' && (
                <Tag tone={chart.status === 'new' ? 'gain' : 'loss'}>{chart.status === 'new' ? 'New' : 'Removed'}</Tag>
              )}
            </div>
            {chart.status === 'changed' &&
              parts.map(
                ([part, name]) =>
                  hasChanges(chart[part]) && (
                    <div key={part}>
                      <Muted>{name}</Muted>
                      <BeforeAfter before={chart[part].removed} after={chart[part].added} />
                    </div>
                  ),
              )}
          </li>
        ))}
      </Rows>
    </Card>
  );
}
