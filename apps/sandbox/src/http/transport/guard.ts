import { httpErrorAnswer } from './answer.ts';

/** Host names of the sandbox; a request for any other host can come from DNS rebinding. */
export const OWN_HOSTS = ['127.0.0.1', 'localhost'];

/** Hosts of a request: of its Host header and of its target, which an absolute target contains itself. */
const hostsOf = ({ headers, url }: Request): readonly string[] => {
  const { host } = new URL(url);
  return [headers.get('host') ?? host, host];
};

/** True if a request names only hosts of the sandbox, on any port. */
export const isForOwnHost = (request: Request, more: readonly string[]): boolean =>
  hostsOf(request).every((named) => {
    const host = named.toLowerCase().replace(/:\d+$/, '');
    return OWN_HOSTS.includes(host) || more.includes(host);
  });

export const misdirectedAnswer = httpErrorAnswer(421, ['This address is not one of the sandbox.']);

/** Policy of data answers, which show and load nothing; pages of the sandbox have their own policy. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Adds the headers of every answer. */
export const addSecurityHeaders = (response: Response): Response => {
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  if (!response.headers.has('content-security-policy')) response.headers.set('content-security-policy', DATA_POLICY);
  return response;
};
