import type { Step, Trace } from './steps.ts';

/** Returns whether a trace still violates the invariant. */
export type Reproduces = (steps: readonly Step[]) => Promise<boolean>;

const omit = <Item>(items: readonly Item[], start: number, count: number): Item[] => [
  ...items.slice(0, start),
  ...items.slice(start + count),
];

/** Drops ever smaller parts of the steps, from the end, until no single step can be dropped. */
async function dropSteps(
  steps: readonly Step[],
  reproduces: Reproduces,
  hasTime: () => boolean,
): Promise<readonly Step[]> {
  let kept = steps;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let start = kept.length - size;
    while (start > -size && hasTime()) {
      const from = Math.max(0, start);
      const shorter = omit(kept, from, size);
      if (shorter.length < kept.length && (await reproduces(shorter))) kept = shorter;
      start = Math.min(from, kept.length) - size;
    }
  }
  return kept;
}

/** Simpler forms of a step: without its fault, with a fault at once, with less time, with the choices of `n` 0. */
function simplerStepsOf(step: Step): Step[] {
  const simpler: Step[] = [];
  if ('fault' in step) {
    const { fault, ...rest } = step;
    simpler.push(rest, { ...step, fault: { kind: fault.kind } });
  }
  if ('n' in step && step.n !== 0) simpler.push({ ...step, n: 0 });
  if (step.do === 'advance' && step.days > 1) simpler.push({ ...step, days: 1 });
  if (step.do === 'wait' && step.seconds > 5) simpler.push({ ...step, seconds: 5 });
  return simpler;
}

async function simplifySteps(
  steps: readonly Step[],
  reproduces: Reproduces,
  hasTime: () => boolean,
): Promise<readonly Step[]> {
  let kept = steps;
  for (const [place, step] of steps.entries())
    for (const simpler of simplerStepsOf(step)) {
      const changed = kept.with(place, simpler);
      if (hasTime() && (await reproduces(changed))) {
        kept = changed;
        break;
      }
    }
  return kept;
}

/** Shrinks a trace: drops steps, simplifies the others, and drops again. */
export async function shrinkTrace(trace: Trace, reproduces: Reproduces, hasTime = () => true): Promise<Trace> {
  const dropped = await dropSteps(trace.steps, reproduces, hasTime);
  const simplified = await simplifySteps(dropped, reproduces, hasTime);
  return { ...trace, steps: await dropSteps(simplified, reproduces, hasTime) };
}
