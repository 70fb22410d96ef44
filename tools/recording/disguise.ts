import type { ChildStep, FlowStep, LateStep, PlayStep, WaitStep, WorldStep } from '@folioflow/flows/testing';

/** A card number, a mobile number, an amount and a password: none of them is a name. */
const HOSTILE = 'ABCDE1234F 9876543210 ₹5,00,000 Sandbox@1';
export const HOSTILE_PARTS = /ABCDE|98765|Sandbox@|5,00,000/;

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function disguiseValue(value: unknown): unknown {
  if (typeof value === 'string') return HOSTILE;
  if (typeof value === 'number') return 9_876_543_210;
  if (Array.isArray(value)) return value.map(disguiseValue);
  return isPlainObject(value) ? disguiseFields(value) : value;
}

const disguiseFields = (fields: object): object => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, disguiseValue(value)])),
  [HOSTILE]: HOSTILE,
});

function disguiseFailure(failure: Extract<WorldStep, { step: 'failed' }>['failure']) {
  const disguised = { ...failure, ...disguiseFields(failure), kind: failure.kind };
  return failure.kind === 'fault' ? { ...disguised, reason: failure.reason } : disguised;
}

function disguiseFlowStep(step: FlowStep): FlowStep {
  if (!('step' in step)) return { ...disguiseFields(step), type: step.type };
  const known = step as ChildStep | WorldStep;
  switch (known.step) {
    case 'inside':
      return { ...known, within: disguiseFlowStep(known.within) };
    case 'done':
      return { ...known, answer: disguiseValue(known.answer) };
    case 'failed':
      return { ...known, failure: disguiseFailure(known.failure) } as WorldStep;
    default:
      return step;
  }
}

/** Replaces every text and number of a step that a person, a page or the provider supplies, and adds a field. */
export function disguise(step: PlayStep): PlayStep {
  const timed = step as ChildStep | LateStep | WaitStep | WorldStep;
  if (timed.step === 'waited') return timed;
  return timed.step === 'late'
    ? { ...timed, within: disguiseFlowStep(timed.within) }
    : disguiseFlowStep(step as FlowStep);
}
