import type { Journeys, FlowStep, PlayWorld, WorldFinder, WorldStep } from '@folioflow/flows/testing';

export type Failure = Extract<WorldStep, { step: 'failed' }>['failure'];
type ScenarioStep = Exclude<FlowStep, { step: 'inside' }>;

/** The fixtures of a flow: those of its world, and further ones of its scenarios. */
export interface Samples {
  readonly eventsOf: (type: string) => readonly FlowStep[];
  readonly answersOf: (port: string) => readonly unknown[];
  readonly failuresOf: (port: string) => readonly Failure[];
}

function withoutRepeats<T>(values: readonly T[]): readonly T[] {
  const first = new Map<string, T>();
  for (const value of values) {
    const content = JSON.stringify(value);
    if (!first.has(content)) first.set(content, value);
  }
  return [...first.values()];
}

function memoise<T>(find: (name: string) => readonly T[]): (name: string) => readonly T[] {
  const found = new Map<string, readonly T[]>();
  return (name) => {
    const values = found.get(name) ?? withoutRepeats(find(name));
    found.set(name, values);
    return values;
  };
}

const isWorldStep = (step: ScenarioStep): step is WorldStep => 'step' in step;

function createSamples({ scenarios }: Journeys, { events, answers, failures = [] }: PlayWorld): Samples {
  const steps = Object.values(scenarios).flatMap(({ steps: list, input }) => [...list(input)] as ScenarioStep[]);
  const payloads = events as Readonly<Record<string, readonly object[]>>;
  const samples = answers as Readonly<Record<string, readonly unknown[]>>;
  return {
    eventsOf: memoise((type) => [
      ...(payloads[type] ?? []).map((payload): FlowStep => ({ ...payload, type })),
      ...steps.filter((step) => !isWorldStep(step) && step.type === type),
    ]),
    answersOf: memoise((port) => [
      ...(samples[port] ?? []),
      ...steps.flatMap((step) =>
        isWorldStep(step) && step.step === 'done' && step.port === port ? [step.answer] : [],
      ),
    ]),
    failuresOf: memoise((port) => [
      ...failures,
      ...steps.flatMap((step) =>
        isWorldStep(step) && step.step === 'failed' && step.port === port ? [step.failure] : [],
      ),
    ]),
  };
}

/** Returns the finder of the fixtures of a flow; they are collected once. */
export function createSampleFinder(worldOf: WorldFinder): (journeys: Journeys) => Samples {
  const found = new WeakMap<Journeys, Samples>();
  return (journeys) => {
    const samples = found.get(journeys) ?? createSamples(journeys, worldOf(journeys));
    found.set(journeys, samples);
    return samples;
  };
}
