import { type RecordedRun, type RecordedStep, type TabReport } from '../ground/recordings.ts';
import { type Fields, isFields } from '../kit/json.ts';

/**
 * Names of charts have no digit and no space, so neither a number, a code, an amount nor an address is one. The tab
 * sends names of its charts only; this check is the second one.
 */
const NAME = /^[A-Za-z][A-Za-z_.]*(?:\/[A-Za-z][A-Za-z_.]*)*$/;
const MAX_LENGTH = 120;
const CODE = /^(?:\d{1,3}|-1)$/;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_STEPS = 400;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && NAME.test(value);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 60 && value.every(isName);

/** Returns whether a value contains only names, codes of three digits, flags and lists of them. */
const hasNamesOnly = (value: unknown, field = ''): boolean => {
  if (typeof value === 'string') return value === '' || (field === 'code' ? CODE.test(value) : isName(value));
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return field === 'version' && Number.isInteger(value) && value < 100;
  if (Array.isArray(value)) return value.length <= MAX_STEPS && value.every((inner) => hasNamesOnly(inner));
  return isFields(value) && Object.entries(value).every(([name, inner]) => isName(name) && hasNamesOnly(inner, name));
};

const parseStep = (value: unknown): RecordedStep | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, name, within, to, failure } = value;
  if (!isName(kind) || !isName(name) || !isNames(within) || !isNames(to)) return undefined;
  if (failure === undefined) return { kind, name, within, to };
  if (!isFields(failure) || !isName(failure['kind'])) return undefined;
  const { code, reason } = failure;
  return {
    kind,
    name,
    within,
    to,
    failure: {
      kind: failure['kind'],
      ...(typeof code === 'string' && { code }),
      ...(typeof reason === 'string' && { reason }),
    },
  };
};

const parseRun = (visit: string, value: unknown): RecordedRun | undefined => {
  if (!isFields(value)) return undefined;
  const { id, isRunning, recording } = value;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 9_999) return undefined;
  if (typeof isRunning !== 'boolean' || !isFields(recording) || !hasNamesOnly(recording)) return undefined;
  const { flow, route, steps } = recording;
  if (!isName(flow) || typeof route !== 'string' || !Array.isArray(steps)) return undefined;
  const parsed = steps.map(parseStep);
  const known = parsed.filter((step) => step !== undefined);
  if (known.length < parsed.length) return undefined;
  return { id: `${visit}-${id}`, isRunning, flow, route, steps: known, text: JSON.stringify(recording) };
};

/** Reads the report of a tab; undefined if it contains anything but names. */
export const parseTabReport = ({ tab, visit, app, flows, isClosed, runs }: Fields): TabReport | undefined => {
  if (typeof tab !== 'string' || !ID.test(tab) || typeof visit !== 'string' || !ID.test(visit)) return undefined;
  if (!isName(app) || !isNames(flows) || typeof isClosed !== 'boolean' || !Array.isArray(runs)) return undefined;
  const parsed = runs.map((run: unknown) => parseRun(visit, run));
  const known = parsed.filter((run) => run !== undefined);
  return known.length < parsed.length ? undefined : { tab, visit, app, flows, isClosed, runs: known };
};
