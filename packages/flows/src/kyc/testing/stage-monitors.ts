import type { StageResponse } from '@folioflow/api/contract';
import type { AnyMachineSnapshot, ContextFrom, EventObject } from 'xstate';
import type { Check } from '../../kit/contract.ts';
import { viewOf, type AnyFlow } from '../../kit/flow.ts';
import type { Journeys } from '../../kit/journey.ts';
import { isDone, startOf } from '../../kit/monitors.ts';
import type { Notice } from '../../kit/notice.ts';
import { refused } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import { mustViolate, violated, walk, type Monitor, type Place, type World } from '../../kit/walk.ts';
import { isStageVerified, stageOf, stageRoutes, type Stage } from '../stage.ts';

/** True in this state, at whatever depth. */
export const isAt = <C>(place: Place<C> | null, state: string): boolean =>
  JSON.stringify(place?.value ?? null).includes(`"${state}"`);

/** INV-01: a stage is verified by Confirm alone, at the review. */
export const verifiedByConfirm = <C>(review: string): Monitor<C, null> => ({
  name: 'INV-01',
  start: null,
  step(_, edge) {
    if (!startOf(edge, 'verifyStage')) return null;
    if (!('type' in edge.step) || edge.step.type !== 'stage.submitted') violated('a stage is verified without Confirm');
    if (!isAt(edge.from, review)) violated('Confirm is taken elsewhere than at the review');
    return null;
  },
});

/** INV-41: the way to the next stage is open only when this one is verified, by its load or by its Confirm. */
export const openOnlyWhenVerified = <C>(
  isOpen: (place: Place<C>) => boolean,
  isVerifiedBy: (stage: Stage) => boolean = isStageVerified,
): Monitor<C, { isVerified: boolean }> => ({
  name: 'INV-41',
  start: { isVerified: false },
  step(before, edge) {
    const { step } = edge;
    const loaded = isDone(edge, 'getStageInfo') && 'answer' in step ? (step.answer as StageResponse) : null;
    const isVerified =
      loaded === null ? before.isVerified || isDone(edge, 'verifyStage') : isVerifiedBy(stageOf(loaded));
    if (isOpen(edge.to) && !isVerified) violated('the next stage is open before this one is verified');
    return { isVerified };
  },
});

/** A page of a stage, another page of the app, and no page. */
const named = ['./aadhaarVerification/', './portfolio', 'https://evil.example'];
const failures = named.map((navigateScreen) => refused('Another page is due.', '020', { navigateScreen }));
const linksToStages = <C>(linkAt: (place: Place<C>) => string | undefined): Monitor<C, null> => ({
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    const link = linkAt(to);
    if (link !== undefined && !Object.values<string>(stageRoutes).includes(link)) violated(`${link} is no stage`);
    return null;
  },
});

/** INV-45: whatever page a refusal names, the way that the page shows leads to a stage. */
export function linkChecks<F extends AnyFlow>(journeys: Journeys<F>, world: World<F>): readonly Check[] {
  type C = ContextFrom<F['machine']>;
  const walkWith = (linkAt: (place: Place<C>) => string | undefined) =>
    walk(journeys, { ...world, failures }, linksToStages(linkAt));
  const shown = (place: Place<C>) =>
    (viewOf<AnyFlow>(journeys.flow, place as unknown as AnyMachineSnapshot) as { currentStage?: Exit | null })
      .currentStage?.to;
  return [
    {
      title: 'INV-45 holds, whatever a refusal names',
      run() {
        let links = 0;
        walkWith((place) => {
          const link = shown(place);
          if (link !== undefined) links += 1;
          return link;
        });
        if (links === 0) throw new Error('No link is shown.');
      },
    },
    {
      title: 'INV-45 fails when the screen of the server is taken as it is',
      run() {
        mustViolate('INV-45', () =>
          walkWith(({ context }) => (context as unknown as { notice: Notice | null }).notice?.named),
        );
      },
    },
  ];
}

/** INV-63: what the view says can be done is what the chart takes. */
export const viewIsTrue = <C, Event extends EventObject>(
  viewAt: (place: Place<C>) => Readonly<Record<string, unknown>>,
  eventOf: Readonly<Record<string, Event>>,
): Monitor<C, null> => ({
  name: 'INV-63',
  start: null,
  step(_, { to }) {
    for (const [name, isOpen] of Object.entries<unknown>(viewAt(to))) {
      const event = eventOf[name];
      if (event && isOpen !== to.can(event)) violated(`${name} is ${String(isOpen)} in ${JSON.stringify(to.value)}`);
    }
    return null;
  },
});
