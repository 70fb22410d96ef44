import type { PlayStep, PlayWorld, Trace } from '@folioflow/flows/testing';

/** Returns a trace as a text for an address: base64url of its JSON. */
export function encodeTrace(trace: Trace): string {
  const bytes = new TextEncoder().encode(JSON.stringify(trace));
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns the JSON of an encoded trace; an empty text if it is damaged. */
export function decodeTrace(encoded: string): string {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0),
    );
  } catch {
    return '';
  }
}

const isInside = (step: PlayStep): step is Extract<PlayStep, { step: 'inside' }> =>
  'step' in step && step.step === 'inside';

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/**
 * Returns whether an event carries a secret that was typed by hand: its type has secret samples in the world, and one
 * of its texts is no sample. A link never contains such an event (INV-54).
 */
export function hasTypedSecret(step: PlayStep, worldsOf: readonly PlayWorld[]): boolean {
  if (isInside(step)) return hasTypedSecret(step.within, worldsOf);
  if ('step' in step || typeof step.type !== 'string') return false;
  const { type } = step;
  return worldsOf.some(({ events, secrets }) => {
    const samples = textsOf((events as Readonly<Record<string, unknown>>)[type]);
    const isSecret = samples.some((sample) => secrets.some((secret) => sample.includes(secret)));
    const { type: _, ...payload } = step;
    return isSecret && textsOf(payload).some((text) => !samples.includes(text));
  });
}
