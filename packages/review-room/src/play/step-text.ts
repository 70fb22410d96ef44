import type { PlayStep, StepTiming } from '@folioflow/flows/testing';
import { timeText } from './time-text.ts';

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

const FAULTS: Readonly<Record<string, string>> = {
  http: 'server error, 5xx',
  unreachable: 'no connection',
  malformed: 'unreadable answer',
};

/** `refused 035: Sign-in is locked.`, `server error, 5xx: The service is busy.`, `lost answer`. */
function failureText({ kind, code, text, means, reason, errors, status }: Fields): string {
  if (kind === 'noAnswer') return 'lost answer';
  if (kind === 'fault') {
    const name = typeof status === 'number' ? `server error, ${status}` : (FAULTS[String(reason)] ?? String(reason));
    const shown = Array.isArray(errors) ? errors.join(' ') : '';
    return shown === '' ? name : `${name}: ${shown}`;
  }
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
    case 'waited':
      return { kind: 'time', name: timeText(Number(step['ms'])), detail: '' };
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

/** `RESEND_COOLDOWN` as `resend cooldown`. */
export const delayWords = (name: string): string =>
  name.replaceAll(/[A-Z][A-Z_]+/g, (delay) => delay.toLowerCase().replaceAll('_', ' '));

const joinTexts = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Returns a step as text. */
export function stepTextOf(step: PlayStep): StepText {
  if ('step' in step && step.step === 'late') {
    const { ms, within } = step as { readonly ms: number; readonly within: PlayStep };
    const text = stepTextOf(within);
    return { ...text, detail: joinTexts(text.detail, `late by ${timeText(ms)}`) };
  }
  if ('step' in step && step.step === 'inside') {
    const { child, within } = step as { readonly child: string; readonly within: PlayStep };
    const inside = stepTextOf(within);
    return { ...inside, name: `${child} › ${inside.name}` };
  }
  const text = ownStepText(step as Fields);
  return { ...text, detail: shorten(text.detail) };
}

/** Returns a taken step as text, with the delays that it ended. */
export function takenTextOf(step: PlayStep, { ended, isTooLate }: StepTiming): StepText {
  const text = stepTextOf(step);
  const ends = ended.length === 0 ? '' : `${ended.map(delayWords).join(', ')} ended`;
  return { ...text, detail: joinTexts(text.detail, ends, isTooLate ? 'too late: the flow no longer waits' : '') };
}
