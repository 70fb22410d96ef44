import type { ComponentType } from 'react';
import { Tag } from '../../../ui/src/primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { isStateWithin, type ChartBranch, type ChartCall, type ChartState } from '../chart/chart.ts';
import { guardNamesIn } from '../chart/guard-name.ts';
import type { OpenPath } from '../references/open-in-review.ts';
import { ReferenceLinks } from '../references/ReferenceLinks.tsx';
import type { NamedReferences } from '../references/references.ts';
import { Box, Call, Cause, Description, Guard, Head, States, Target, Transitions } from '../chart/chart-look.ts';

export interface FlowChartProps {
  chart: ChartState;
  /** Paths of the highlighted states: the position of a story. */
  lit?: readonly string[] | undefined;
  /** Renders the name of a child flow, with a link to its page if there is one. */
  link: FlowLink;
  /** Rows and decisions behind the names; null while they are loading. */
  references?: NamedReferences | null;
  onOpen?: OpenPath;
}
/** Passed in, because the manager of Storybook has another router and another React than a docs page. */
export type FlowLink = ComponentType<{ flow: string; children: string }>;

interface ShownReferences {
  references: NamedReferences;
  onOpen: OpenPath;
}
interface ChartHighlightProps extends ShownReferences, Pick<FlowChartProps, 'link'> {
  lit: readonly string[];
}

const noReferences: NamedReferences = { guards: {}, actions: {}, calls: {} };
const openNothing = () => undefined;

/** A chart as nested boxes, with its transitions as lines of text. */
export function FlowChart({ chart, lit = [], link, references, onOpen = openNothing }: FlowChartProps) {
  const shown = { lit, link, references: references ?? noReferences, onOpen };
  return (
    <div>
      <TransitionList state={chart} {...shown} />
      <InnerStates state={chart} {...shown} />
    </div>
  );
}

function InnerStates({ state, ...shown }: ChartHighlightProps & { state: ChartState }) {
  if (state.states.length === 0) return null;
  const isParallel = state.kind === 'parallel';
  return (
    <States aria-label={`States of ${state.name}`} data-parallel={isParallel || undefined}>
      {state.states.map((inner) => (
        <StateBox key={inner.path} state={inner} isRegion={isParallel} {...shown} />
      ))}
    </States>
  );
}

function StateBox({ state, isRegion, ...shown }: ChartHighlightProps & { state: ChartState; isRegion: boolean }) {
  const isHere = shown.lit.includes(state.path);
  const isAround = !isHere && isStateWithin(state.path, shown.lit);
  return (
    <Box
      data-nested={state.states.length > 0 || undefined}
      data-region={isRegion || undefined}
      data-lit={isHere ? 'here' : isAround ? 'around' : undefined}
    >
      <Head>
        <strong>{state.name}</strong>
        {state.isInitial && <Tag>start</Tag>}
        {state.kind === 'final' && <Tag>■ end</Tag>}
        {state.kind === 'parallel' && <Tag>all at the same time</Tag>}
        {state.kind === 'history' && <Tag>where it was before</Tag>}
        {state.kind === 'deciding' && <Tag>decides at once</Tag>}
        {state.isBusy && <Tag tone="warn">busy</Tag>}
        {isHere && <Tag tone="info">this story</Tag>}
      </Head>
      {state.description !== '' && <Description>{state.description}</Description>}
      <TransitionList state={state} {...shown} />
      <InnerStates state={state} {...shown} />
    </Box>
  );
}

function TransitionList({ state, link, references, onOpen }: ChartHighlightProps & { state: ChartState }) {
  const { entry, exit } = state;
  if (state.calls.length + state.branches.length + entry.length + exit.length === 0) return null;
  const shown = { references, onOpen };
  return (
    <Transitions aria-label={`Ways on from ${state.name}`}>
      {entry.length > 0 && (
        <li>
          <Call>entry</Call> <ActionNames actions={entry} {...shown} />
        </li>
      )}
      {exit.length > 0 && (
        <li>
          <Call>exit</Call> <ActionNames actions={exit} {...shown} />
        </li>
      )}
      {state.calls.map((call) => (
        <li key={call.name}>
          <CallLine call={call} link={link} />
          <ReferenceLinks references={references.calls[call.name]} onOpen={onOpen} />
          <ul>
            {call.done.map((branch, place) => (
              <BranchLine key={place} branch={branch} from={state.path} spokenCause="when it succeeds" {...shown} />
            ))}
            {call.failed.map((branch, place) => (
              <BranchLine key={place} branch={branch} from={state.path} spokenCause="when it fails" {...shown} />
            ))}
          </ul>
        </li>
      ))}
      {state.branches.map((branch, place) => (
        <BranchLine key={place} branch={branch} from={state.path} {...shown} />
      ))}
    </Transitions>
  );
}

function CallLine({ call: { name, flow }, link: Link }: { call: ChartCall } & Pick<FlowChartProps, 'link'>) {
  return flow === null ? (
    <>
      <Call>calls </Call>
      <Cause>{name}</Cause>
    </>
  ) : (
    <>
      <Call>runs the flow </Call>
      <Link flow={flow}>{name}</Link>
    </>
  );
}

function ActionNames({ actions, references, onOpen }: ShownReferences & { actions: readonly string[] }) {
  return (
    <>
      /{' '}
      {actions.map((name, place) => (
        <Guard key={name}>
          {place > 0 && ', '}
          {name}
          <ReferenceLinks references={references.actions[name]} onOpen={onOpen} />
        </Guard>
      ))}{' '}
    </>
  );
}

interface BranchLineProps extends ShownReferences {
  branch: ChartBranch;
  from: string;
  /** Text of a cause that is shown as a symbol. */
  spokenCause?: string;
}

function BranchLine({ branch, from, spokenCause, references, onOpen }: BranchLineProps) {
  const { cause, guard, actions, target } = branch;
  const guardReferences = guardNamesIn(guard).flatMap((name) => references.guards[name] ?? []);
  return (
    <li>
      <Cause aria-hidden={spokenCause === undefined ? undefined : true}>{cause}</Cause>
      {spokenCause !== undefined && <VisuallyHidden>{spokenCause}</VisuallyHidden>}{' '}
      {guard !== null && (
        <Guard>
          [{guard}]
          <ReferenceLinks references={[...new Set(guardReferences)]} onOpen={onOpen} />{' '}
        </Guard>
      )}
      {actions.length > 0 && <ActionNames actions={actions} references={references} onOpen={onOpen} />}
      {target === null ? (
        <Target data-stays>stays</Target>
      ) : (
        <>
          <span aria-hidden>→</span>
          <VisuallyHidden>leads to</VisuallyHidden> <Target>{targetName(from, target)}</Target>
        </>
      )}
    </li>
  );
}

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');

/** Returns the name of a sibling or child of the source state, or the path of any other state. */
function targetName(from: string, target: string): string {
  if (target === '') return 'the whole flow again';
  const isNear = parentOf(target) === parentOf(from) || parentOf(target) === from;
  return isNear ? (target.split('.').at(-1) ?? target) : target;
}
