/** The parameter behind the `#` of the address that contains an encoded recording; no server receives it. */
const RECORDING_PARAMETER = 'recording';

/** Returns the encoded recording of the review room's address, which is that of the frame around the story. */
export function givenRecording(): string {
  const { hash } = window.parent.location;
  return new URLSearchParams(hash.slice(1)).get(RECORDING_PARAMETER) ?? '';
}

/** Returns the address of a page of the review room, for the frame around the story. */
export const roomAddressOf = (query: string): string => `${window.parent.location.pathname}${query}`;
