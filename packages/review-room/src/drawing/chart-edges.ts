import { flattenStates, type ChartBranch, type ChartState } from '../chart/chart.ts';

/** A transition that leads to a state, with the path of its source. */
export interface ChartEdge extends ChartBranch {
  readonly from: string;
  readonly target: string;
}

/** Returns the transitions of a state in the order of the chart; the end of a call has its name: `✓ sendOtp`. */
export const branchesOfState = ({ calls, branches }: ChartState): readonly ChartBranch[] => [
  ...calls.flatMap(({ name, done, failed }) =>
    [...done, ...failed].map((branch) => ({ ...branch, cause: `${branch.cause} ${name}` })),
  ),
  ...branches,
];

const isEdge = <Branch extends ChartBranch>(branch: Branch): branch is Branch & { target: string } =>
  branch.target !== null;

/** Returns the transitions of a chart that lead to a state, in the order of their sources. */
export const edgesOf = (chart: ChartState): readonly ChartEdge[] =>
  flattenStates(chart).flatMap((state) =>
    branchesOfState(state)
      .map((branch) => ({ ...branch, from: state.path }))
      .filter(isEdge),
  );

/** Returns the target that is drawn: a transition into several regions leads to the first. */
export const drawnTarget = ({ target }: ChartEdge): string => target.split(' + ')[0] ?? target;
