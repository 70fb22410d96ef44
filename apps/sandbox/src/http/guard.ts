import { httpError } from './answer.ts';

/** Addresses that the sandbox is served at; whoever asks for another one came by a name that was bent to this machine. */
export const OWN_HOSTS = ['127.0.0.1', 'localhost'];

/** The names in a request: that of its Host and that of its target, which an absolute target brings along itself. */
const hostsOf = ({ headers, url }: Request): readonly string[] => {
  const { host } = new URL(url);
  return [headers.get('host') ?? host, host];
};

/** Whether a request names the sandbox's own addresses alone, whatever the port. */
export const isForHere = (request: Request, more: readonly string[]): boolean =>
  hostsOf(request).every((named) => {
    const host = named.toLowerCase().replace(/:\d+$/, '');
    return OWN_HOSTS.includes(host) || more.includes(host);
  });

export const misdirected = httpError(421, ['This address is not one of the sandbox.']);

/** What the sandbox's own pages add to it; an answer that is data shows nothing and loads nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** The headers that every answer leaves with. */
export const secured = (response: Response): Response => {
  for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
  if (!response.headers.has('content-security-policy')) response.headers.set('content-security-policy', DATA_POLICY);
  return response;
};
