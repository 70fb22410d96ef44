import type { PlayStep } from '@folioflow/flows/testing';

/** The groups of the list of next steps, in their order. */
export const STEP_KINDS = ['event', 'answer', 'failure', 'time', 'ending'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A step as text: the child that takes it, its name and its content. */
export interface StepText {
  readonly kind: StepKind;
  /** `secondFactor › confirm`: the path of child flows, and the event, port, delay or child. */
  readonly name: string;
  /** The payload, the answer or the failure; empty if there is none. */
  readonly detail: string;
}

const MAX_DETAIL_LENGTH = 160;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const shorten = (text: string): string =>
  text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH - 1)}…` : text;

/** `patch.mobile: 9876543210, isChecked: true`: the fields of a payload without braces and quotes. */
function fieldsText(value: unknown, path = ''): string {
  if (!isFields(value) || Object.keys(value).length === 0) {
    const text = typeof value === 'string' ? value || '""' : value === undefined ? 'undefined' : JSON.stringify(value);
    return path === '' ? text : `${path}: ${text}`;
  }
  return Object.entries(value)
    .map(([field, inner]) => fieldsText(inner, path === '' ? field : `${path}.${field}`))
    .join(', ');
}

/** `refused 035: Sign-in is locked.`, `fault, http: The service is busy.`, `no answer`. */
function failureText({ kind, code, text, means, reason, errors }: Fields): string {
  if (kind === 'noAnswer') return 'no answer';
  if (kind === 'fault') return `fault, ${String(reason)}: ${Array.isArray(errors) ? errors.join(' ') : ''}`;
  return `refused ${String(code)}: ${String(text)}${means === undefined ? '' : ` (means ${fieldsText(means)})`}`;
}

function ownStepText(step: Fields): StepText {
  switch (step['step']) {
    case 'done':
      return { kind: 'answer', name: String(step['port']), detail: fieldsText(step['answer']) };
    case 'failed':
      return { kind: 'failure', name: String(step['port']), detail: failureText(step['failure'] as Fields) };
    case 'elapsed':
      return { kind: 'time', name: String(step['delay']), detail: '' };
    case 'finished':
      return { kind: 'ending', name: String(step['child']), detail: fieldsText(step['ending']) };
    default: {
      const { type, ...payload } = step;
      return {
        kind: 'event',
        name: String(type),
        detail: Object.keys(payload).length === 0 ? '' : fieldsText(payload),
      };
    }
  }
}

/** Returns a step as text. */
export function stepTextOf(step: PlayStep): StepText {
  if ('step' in step && step.step === 'inside') {
    const { child, within } = step as { readonly child: string; readonly within: PlayStep };
    const inside = stepTextOf(within);
    return { ...inside, name: `${child} › ${inside.name}` };
  }
  const text = ownStepText(step as Fields);
  return { ...text, detail: shorten(text.detail) };
}
