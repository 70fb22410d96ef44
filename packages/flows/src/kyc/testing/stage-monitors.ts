import type { StageResponse } from '@folioflow/api/contract';
import type { AnyMachineSnapshot, ContextFrom, EventObject } from 'xstate';
import type { Check } from '../../model-testing/contract.ts';
import { viewOf, type AnyFlow } from '../../kit/flow.ts';
import type { Journeys } from '../../model-testing/journey.ts';
import { isPortDone, startedCall } from '../../model-testing/monitors.ts';
import type { Notice } from '../../kit/notice.ts';
import { refused } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import {
  expectViolation,
  throwViolation,
  walk,
  type Monitor,
  type MonitoredSnapshot,
  type World,
} from '../../model-testing/walk.ts';
import { isStageVerified, stageOf, stageRoutes, type StageData } from '../stage.ts';

/** True in this state at any depth. */
export const isInState = <C>(snapshot: MonitoredSnapshot<C> | null, state: string): boolean =>
  JSON.stringify(snapshot?.value ?? null).includes(`"${state}"`);

/** INV-01: only Confirm at the review verifies a stage. */
export const verifiedByConfirm = <C>(review: string): Monitor<C, null> => ({
  name: 'INV-01',
  start: null,
  step(_, edge) {
    if (!startedCall(edge, 'verifyStage')) return null;
    if (!('type' in edge.step) || edge.step.type !== 'stage.submitted')
      throwViolation('a stage is verified without Confirm');
    if (!isInState(edge.from, review)) throwViolation('Confirm is accepted outside the review');
    return null;
  },
});

/** INV-41: the next stage opens only when this one is verified, by its load or by its Confirm. */
export const openOnlyWhenVerified = <C>(
  isOpen: (snapshot: MonitoredSnapshot<C>) => boolean,
  isVerifiedBy: (stage: StageData) => boolean = isStageVerified,
): Monitor<C, { isVerified: boolean }> => ({
  name: 'INV-41',
  start: { isVerified: false },
  step(before, edge) {
    const { step } = edge;
    const loaded = isPortDone(edge, 'getStageInfo') && 'answer' in step ? (step.answer as StageResponse) : null;
    const isVerified =
      loaded === null ? before.isVerified || isPortDone(edge, 'verifyStage') : isVerifiedBy(stageOf(loaded));
    if (isOpen(edge.to) && !isVerified) throwViolation('the next stage is open before this one is verified');
    return { isVerified };
  },
});

/** Redirects to a page of a stage, to another page of the app, and to no page. */
const navigateScreens = ['./aadhaarVerification/', './portfolio', 'https://evil.example'];
const failures = navigateScreens.map((navigateScreen) => refused('Another page is due.', '020', { navigateScreen }));
const linksLeadToStages = <C>(linkAt: (snapshot: MonitoredSnapshot<C>) => string | undefined): Monitor<C, null> => ({
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    const link = linkAt(to);
    if (link !== undefined && !Object.values<string>(stageRoutes).includes(link)) throwViolation(`${link} is no stage`);
    return null;
  },
});

/** INV-45: the link of a page leads to a stage, whatever page a refusal names. */
export function createLinkChecks<F extends AnyFlow>(
  journeys: Journeys<F>,
  world: World<F['machine']>,
): readonly Check[] {
  type C = ContextFrom<F['machine']>;
  const walkWith = (linkAt: (snapshot: MonitoredSnapshot<C>) => string | undefined) =>
    walk(journeys, { ...world, failures }, linksLeadToStages(linkAt));
  const shownLink = (snapshot: MonitoredSnapshot<C>) =>
    (viewOf<AnyFlow>(journeys.flow, snapshot as unknown as AnyMachineSnapshot) as { currentStage?: Exit | null })
      .currentStage?.to;
  return [
    {
      title: 'INV-45 holds, whatever a refusal names',
      run() {
        let links = 0;
        walkWith((snapshot) => {
          const link = shownLink(snapshot);
          if (link !== undefined) links += 1;
          return link;
        });
        if (links === 0) throw new Error('No link is shown.');
      },
    },
    {
      title: 'INV-45 fails when the screen of the server is taken as it is',
      run() {
        expectViolation('INV-45', () =>
          walkWith(({ context }) => (context as unknown as { notice: Notice | null }).notice?.namedScreen),
        );
      },
    },
  ];
}

/** INV-63: the flags of the view match the events that the chart accepts. */
export const viewMatchesChart = <C, Event extends EventObject>(
  viewAt: (snapshot: MonitoredSnapshot<C>) => Readonly<Record<string, unknown>>,
  eventOf: Readonly<Record<string, Event>>,
): Monitor<C, null> => ({
  name: 'INV-63',
  start: null,
  step(_, { to }) {
    for (const [name, isOpen] of Object.entries<unknown>(viewAt(to))) {
      const event = eventOf[name];
      if (event && isOpen !== to.can(event))
        throwViolation(`${name} is ${String(isOpen)} in ${JSON.stringify(to.value)}`);
    }
    return null;
  },
});
