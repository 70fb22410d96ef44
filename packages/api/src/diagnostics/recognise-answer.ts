import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '../contract/wire.ts';
import { IntegrationError } from './integration-error.ts';

/** The clocks may differ by this much, in milliseconds; a countdown or a cut-off that is further off misleads. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const MS_PER_MINUTE = 60_000;

/** Recognises a device whose clock differs from the provider's by more than five minutes. */
export function recogniseClock(aheadInMs: number): IntegrationError | null {
  if (!(Math.abs(aheadInMs) > CLOCK_TOLERANCE_MS)) return null;
  const minutes = Math.round(Math.abs(aheadInMs) / MS_PER_MINUTE);
  return new IntegrationError(
    'clock-off',
    `The clock of the provider is ${minutes} minutes ${aheadInMs > 0 ? 'ahead of' : 'behind'} the clock of this device, so one of the two is wrong.`,
  );
}

const versionOf = (text: string): readonly [number, number] | null => {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+$/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor)];
};

/**
 * Recognises a provider of another contract. A provider may be newer in the second number; in the first it is another
 * contract (decision 046). A provider that announces no version is accepted.
 */
export function recogniseVersion(headers: Readonly<Record<string, string>>): IntegrationError | null {
  const announced = headers[CONTRACT_VERSION_HEADER];
  if (announced === undefined) return null;
  const [theirs, ours] = [versionOf(announced), versionOf(CONTRACT_VERSION)];
  if (theirs !== null && ours !== null && theirs[0] === ours[0] && theirs[1] >= ours[1]) return null;
  return new IntegrationError(
    'contract-version',
    `The provider announces version ${theirs === null ? 'in an unknown form' : announced} of the contract, and this client needs ${CONTRACT_VERSION} or a later version with the same first number.`,
  );
}

/** Texts that are sent as a token by mistake: a quoted or encoded value, a scheme, the text of an absent value. */
const NO_TOKEN = /[\s"'{}]|^(?:Bearer|undefined|null|NaN|\[object)/i;

/** Recognises a rejected token that cannot be one. */
export const recogniseToken = (token: string): IntegrationError | null =>
  NO_TOKEN.test(token)
    ? new IntegrationError(
        'invalid-token',
        'The provider rejected the token, and getToken returns a text that is no token: quoted, with a scheme such as Bearer, or the text of an absent value.',
      )
    : null;

/** The mistake of a page that calls an operation of a session before anybody is signed in. */
export const createMissingTokenError = (operation: string): IntegrationError =>
  new IntegrationError(
    'missing-token',
    `The provider ended the call ${operation} because no token was sent: getToken of createProvider returned none.`,
  );
