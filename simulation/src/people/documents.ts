import type { GestureContext } from './gesture-context.ts';

/** Names of files with a meaning at the sandbox (sandbox.md, 6.5). */
const CARD_MARKERS = ['dob-mismatch', 'unreadable', 'front-missing', 'back-missing', 'msg6', 'reject', 'mismatch'];
export const PROOF_MARKERS = ['as-pan', 'unvalidated', 'minor', 'name30', 'digits', 'unreadable'];

/** A picture of a single pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns the name of a file, without its extension; a few have a marker. */
export const pickFileName = ({ random }: GestureContext, markers: readonly string[]): string =>
  random.isLikely(0.12) ? random.pick(markers) : 'picture';

/** Registers a picture of a form or a card in the page. */
export const pictureOf = ({ images }: GestureContext, name: string) =>
  images.registry.register(new File([PNG], name, { type: 'image/png' }));

/** Registers a picture of an identity document or a cheque. */
export const documentOf = (context: GestureContext) => pictureOf(context, `${pickFileName(context, CARD_MARKERS)}.png`);
