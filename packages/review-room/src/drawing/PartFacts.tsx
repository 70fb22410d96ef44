import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { flattenStates, type ChartState } from '../chart/chart.ts';
import { branchReferences, stateReferences, type ReferencedName } from '../references/part-references.ts';
import { ReferenceLinks } from '../references/ReferenceLinks.tsx';
import { edgesOf, type ChartEdge } from './chart-edges.ts';
import { isOpened, storiesOf, type ChartParts } from './chart-parts.ts';
import { Facts, RuleList } from './drawing-look.ts';
import { branchText, stateFacts } from './part-texts.ts';

interface PartFactsProps {
  /** The chart of the part. */
  parts: ChartParts;
}

/** The facts about the part of a chart with the pointer or the focus. */
export function PartFacts({ parts }: PartFactsProps) {
  const { drawn, shown: part } = parts;
  if (part === null) return <Facts />;
  const state = part.kind === 'state' ? flattenStates(drawn.chart).find(({ path }) => path === part.path) : undefined;
  const edge = part.kind === 'transition' ? edgesOf(drawn.chart).find(({ id }) => id === part.id) : undefined;
  return (
    <Facts>
      {state !== undefined && <StateFacts state={state} parts={parts} />}
      {edge !== undefined && <EdgeFacts edge={edge} parts={parts} />}
    </Facts>
  );
}

function StateFacts({ state, parts }: PartFactsProps & { state: ChartState }) {
  const { path, name, calls, description } = state;
  const facts = stateFacts(state, parts.lit.includes(path));
  const story = parts.drawn.stories[path];
  return (
    <>
      <div>
        <strong>{path === '' ? name : path}</strong> <span>{facts.join(', ')}</span>
      </div>
      {description !== '' && <div>{description}</div>}
      <Rules names={stateReferences(state, parts.drawn.references)} parts={parts} />
      {story !== undefined && <span>Enter opens the story {story}.</span>}
      {calls.map(({ name: call, flow }) => {
        if (flow === null) return null;
        const step = { path, call };
        return (
          <div key={call}>
            <Button variant="secondary" size="small" onClick={() => parts.onToggle(step)}>
              {isOpened(parts, step) ? `Close the chart of ${flow}` : `Open the chart of ${flow} in this state`}
            </Button>
          </div>
        );
      })}
    </>
  );
}

function EdgeFacts({ edge, parts }: { edge: ChartEdge; parts: ChartParts }) {
  const stories = storiesOf(parts.drawn, edge);
  return (
    <>
      <div>
        <strong>{edge.from === '' ? 'The flow' : edge.from}</strong> leads to{' '}
        <strong>{edge.target === '' ? 'the whole flow again' : edge.target}</strong>
      </div>
      <div>{branchText(edge)}</div>
      <Rules names={branchReferences(edge, parts.drawn.references)} parts={parts} />
      <span>{stories.length === 0 ? 'No story takes this transition.' : `Stories: ${stories.join(', ')}`}</span>
    </>
  );
}

/** The names of a part with the rows and decisions behind them. */
function Rules({ names, parts }: { names: readonly ReferencedName[]; parts: ChartParts }) {
  if (names.length === 0) return null;
  return (
    <RuleList aria-label="Rows and decisions">
      {names.map(({ name, references }) => (
        <li key={name}>
          <code>{name}</code>
          <ReferenceLinks references={references} onOpen={parts.onOpen} />
        </li>
      ))}
    </RuleList>
  );
}
