import { BlockList, isIP, isIPv6 } from 'node:net';

/** Address on which a sandbox listens if none is configured. */
export const LOOPBACK = '127.0.0.1';

const MIN_TOKEN_LENGTH = 32;

/** Characters of a bearer token (RFC 6750, section 2.1); others cannot be sent. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/;

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

const wildcardAddresses = ['0.0.0.0', '::'];

export const isLoopback = (bind: string): boolean => loopbackAddresses.check(bind, isIPv6(bind) ? 'ipv6' : 'ipv4');

/** Host of a bound address in a URL on this machine; a wildcard address includes the loopback address. */
export const hostOfBind = (bind: string): string => {
  if (wildcardAddresses.includes(bind)) return LOOPBACK;
  return isIPv6(bind) ? `[${bind}]` : bind;
};

/** Address and token of `SANDBOX_BIND` and `SANDBOX_CONTROL_TOKEN`. */
export interface Exposure {
  /** IP address to listen on */
  readonly bind: string;
  /** bearer token that every control call must carry; without it, none is required */
  readonly controlToken: string | undefined;
}

/**
 * Checks an address against its token: beyond the loopback address, control calls require a token.
 * @throws Error for a name instead of an IP address, and for a missing, short or unsendable token
 */
export const checkExposure = (bind = '', controlToken = ''): Exposure => {
  const address = bind === '' ? LOOPBACK : bind;
  if (isIP(address) === 0) throw new Error(`SANDBOX_BIND is an IP address such as 0.0.0.0, not "${address}".`);
  if (controlToken === '' && !isLoopback(address)) {
    throw new Error(
      `SANDBOX_BIND=${address} is reachable from other machines, so SANDBOX_CONTROL_TOKEN must protect the control ` +
        `calls by a token of at least ${MIN_TOKEN_LENGTH} characters (openssl rand -hex 32 prints one).`,
    );
  }
  if (controlToken !== '' && (controlToken.length < MIN_TOKEN_LENGTH || !BEARER_TOKEN.test(controlToken))) {
    throw new Error(
      `SANDBOX_CONTROL_TOKEN has at least ${MIN_TOKEN_LENGTH} characters of A-Z, a-z, 0-9, - . _ ~ + and /.`,
    );
  }
  return { bind: address, controlToken: controlToken === '' ? undefined : controlToken };
};
