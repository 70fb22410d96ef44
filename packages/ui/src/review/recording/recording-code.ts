import { RECORDING_VERSION, type RecordedStep, type Recording } from '@folioflow/flows/recording';

/** Thrown if a text is no recording that this review room reads. */
export class RecordingError extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isStep = (value: unknown): value is RecordedStep =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  isNames(value['within']) &&
  isNames(value['to']) &&
  isNames(value['reports']) &&
  (value['kind'] === 'answer' ||
    value['kind'] === 'time' ||
    (value['kind'] === 'event' && isNames(value['fields'])) ||
    (value['kind'] === 'failure' && isRecord(value['failure'])));

/** Reads a recording from JSON. Throws `RecordingError` for another format or version. */
export function parseRecording(text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RecordingError('This is no recording. Copy it again on the sandbox page.');
  }
  if (!isRecord(value)) throw new RecordingError('This is no recording. Copy it again on the sandbox page.');
  const { version, flow, route, start, steps } = value;
  if (version !== RECORDING_VERSION)
    throw new RecordingError(
      `The recording has version ${String(version)}. This review room reads version ${RECORDING_VERSION}.`,
    );
  if (typeof flow !== 'string' || typeof route !== 'string' || !isNames(start) || !Array.isArray(steps))
    throw new RecordingError('The recording has no flow, no start or no steps.');
  const list: readonly unknown[] = steps;
  const wrong = list.findIndex((step) => !isStep(step));
  if (wrong >= 0) throw new RecordingError(`Step ${wrong + 1} of the recording cannot be read.`);
  return { version, flow, route, start, steps: list.filter(isStep) };
}

/** Returns a recording as a text for an address: deflated, in base64url. */
export async function encodeRecording(recording: Recording): Promise<string> {
  const deflated = new Blob([JSON.stringify(recording)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads an encoded recording. Throws `RecordingError` if it is damaged. */
export async function decodeRecording(encoded: string): Promise<Recording> {
  let text: string;
  try {
    const binary = atob(encoded.trim().replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    text = await new Response(inflated).text();
  } catch {
    throw new RecordingError('The recording is damaged. Copy it again on the sandbox page.');
  }
  return parseRecording(text);
}
