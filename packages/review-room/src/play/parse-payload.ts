import type { PayloadChange, PayloadField } from './payload-fields.ts';

/** The typed texts and flags of a form, by the paths of their fields. */
export type TypedPayload = Readonly<Record<string, string | boolean>>;

/** A typed field: its value for the payload, or the reason why it does not fit. */
type ParsedField = { readonly value: unknown } | { readonly error: string };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isCalendarDay(text: string): boolean {
  const [, , month, day] = DAY.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= (DAYS_OF_MONTH[Number(month) - 1] ?? 0);
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

function parseList(text: string, hasNumbers: boolean): ParsedField {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (!hasNumbers) return { value: items };
  return items.every(isNumber) ? { value: items.map(Number) } : { error: 'Enter numbers, separated by commas.' };
}

/** An empty field is absent if the event can be without it, or null if it can be null. */
function parseEmpty({ kind, isOptional, isNullable }: PayloadField): ParsedField {
  if (isNullable === true) return { value: null };
  if (isOptional === true) return { value: undefined };
  if (kind === 'number') return { error: 'Enter a number.' };
  if (kind === 'choice') return { error: 'Choose a value.' };
  return { value: kind === 'list' ? [] : '' };
}

function parseField(field: PayloadField, typed: string | boolean): ParsedField {
  if (typeof typed === 'boolean') return { value: typed || field.isOptional !== true ? typed : undefined };
  if (typed === '' && !(field.options ?? []).includes('')) return parseEmpty(field);
  switch (field.kind) {
    case 'number':
      return isNumber(typed) ? { value: Number(typed) } : { error: 'Enter a number.' };
    case 'day':
      return isCalendarDay(typed) ? { value: typed } : { error: 'Enter a day as 2026-11-20.' };
    case 'list':
      return parseList(typed, field.hasNumbers === true);
    case 'choice':
      return (field.options ?? []).includes(typed) ? { value: typed } : { error: 'Choose a value of the list.' };
    case 'text':
    case 'flag':
      return { value: typed };
  }
}

/** The changes of a form, or its errors by the paths of their fields. */
export interface ParsedPayload {
  readonly changes: readonly PayloadChange[];
  readonly errors: Readonly<Record<string, string>>;
}

/** Reads a form by the types of its fields; a field that is not changed has its sample. */
export function parsePayload(fields: readonly PayloadField[], typed: TypedPayload): ParsedPayload {
  const parsed = fields.flatMap((field) => {
    const value = typed[field.path];
    return value === undefined || value === field.typed ? [] : [[field.path, parseField(field, value)] as const];
  });
  return {
    changes: parsed.flatMap(([path, result]) => ('error' in result ? [] : [{ path, value: result.value }])),
    errors: Object.fromEntries(parsed.flatMap(([path, result]) => ('error' in result ? [[path, result.error]] : []))),
  };
}
