import type { ComponentType } from 'react';
import { Tag } from '../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { isWithin, type ChartBranch, type ChartCall, type ChartState } from './chart.ts';
import { Box, Call, Cause, Description, Guard, Head, States, Target, Ways } from './chart-look.ts';

export interface FlowChartProps {
  chart: ChartState;
  /** Paths of the states to light: where a story stands. */
  lit?: readonly string[] | undefined;
  /** Draws the name of a child flow, as a link to its page where it has one. */
  link: FlowLink;
}
/** Handed in, because Storybook's own frame has another router, and another React, than a docs page. */
export type FlowLink = ComponentType<{ flow: string; children: string }>;

interface Shown extends Pick<FlowChartProps, 'link'> {
  lit: readonly string[];
}

/** A chart as nested boxes, with its transitions as lines of text. */
export function FlowChart({ chart, lit = [], link }: FlowChartProps) {
  const shown = { lit, link };
  return (
    <div>
      <WaysOn state={chart} {...shown} />
      <Inner state={chart} {...shown} />
    </div>
  );
}

function Inner({ state, ...shown }: Shown & { state: ChartState }) {
  if (state.states.length === 0) return null;
  const isParallel = state.kind === 'parallel';
  return (
    <States aria-label={`States of ${state.name}`} data-parallel={isParallel || undefined}>
      {state.states.map((inner) => (
        <State key={inner.path} state={inner} isRegion={isParallel} {...shown} />
      ))}
    </States>
  );
}

function State({ state, isRegion, ...shown }: Shown & { state: ChartState; isRegion: boolean }) {
  const isHere = shown.lit.includes(state.path);
  const isAround = !isHere && isWithin(state.path, shown.lit);
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
      <WaysOn state={state} {...shown} />
      <Inner state={state} {...shown} />
    </Box>
  );
}

function WaysOn({ state, link }: Shown & { state: ChartState }) {
  if (state.calls.length + state.branches.length === 0) return null;
  return (
    <Ways aria-label={`Ways on from ${state.name}`}>
      {state.calls.map((call) => (
        <li key={call.name}>
          <CallLine call={call} link={link} />
          <ul>
            {call.done.map((branch, place) => (
              <Branch key={place} branch={branch} from={state.path} said="when it succeeds" />
            ))}
            {call.failed.map((branch, place) => (
              <Branch key={place} branch={branch} from={state.path} said="when it fails" />
            ))}
          </ul>
        </li>
      ))}
      {state.branches.map((branch, place) => (
        <Branch key={place} branch={branch} from={state.path} />
      ))}
    </Ways>
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

interface BranchProps {
  branch: ChartBranch;
  from: string;
  /** Words for a cause that is drawn as a sign. */
  said?: string;
}

function Branch({ branch: { cause, guard, target }, from, said }: BranchProps) {
  return (
    <li>
      <Cause aria-hidden={said === undefined ? undefined : true}>{cause}</Cause>
      {said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>} {guard !== null && <Guard>[{guard}] </Guard>}
      {target === null ? (
        <Target data-stays>stays</Target>
      ) : (
        <>
          <span aria-hidden>→</span>
          <VisuallyHidden>leads to</VisuallyHidden> <Target>{nameFrom(from, target)}</Target>
        </>
      )}
    </li>
  );
}

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');

/** A state beside the one it is left from, or inside it, goes by its own name, any other by its path. */
function nameFrom(from: string, target: string): string {
  if (target === '') return 'the whole flow again';
  const isNear = parentOf(target) === parentOf(from) || parentOf(target) === from;
  return isNear ? (target.split('.').at(-1) ?? target) : target;
}
