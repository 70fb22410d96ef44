/** Target of a connection, without its password. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

type Describe = (target: ConnectionTarget) => string;

const place = ({ host, port }: ConnectionTarget): string => `${host}:${port}`;
const refused: Describe = (target) => `nothing listens at ${place(target)}`;
const unknownHost: Describe = ({ host }) => `there is no host ${host}`;
const unreachable: Describe = (target) => `the network has no way to ${place(target)}`;
const silent: Describe = (target) => `${place(target)} did not answer in time`;
const loginRefused: Describe = (target) => `${place(target)} refuses the login of ${target.user}`;

/** Descriptions by the code of Node (`E…`) or of Postgres (SQLSTATE, appendix A of its manual). */
const descriptions: Readonly<Record<string, Describe>> = {
  ECONNREFUSED: refused,
  ENOENT: refused,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: silent,
  ECONNRESET: (target) => `${place(target)} closed the connection`,
  '28P01': loginRefused,
  '28000': loginRefused,
  '3D000': (target) => `${place(target)} has no database ${target.database}`,
  '53300': (target) => `${place(target)} has no free connection`,
  '57P03': (target) => `${place(target)} is starting or stopping`,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The driver reports some causes in its message only. */
const codesByMessage: Readonly<Record<string, string>> = {
  'timeout expired': 'ETIMEDOUT',
  'Connection terminated unexpectedly': 'ECONNRESET',
  'Connection terminated due to connection timeout': 'ETIMEDOUT',
};

/**
 * Sentence about a failed connection with the code of the driver: the reason, and the address without user and password.
 */
export const describeConnectionProblem = (target: ConnectionTarget, error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error) || (codesByMessage[message] ?? '');
  const description = descriptions[code]?.(target) ?? `${place(target)} refuses the connection: ${message}`;
  return `The Postgres of DATABASE_URL cannot be used: ${description}${code === '' ? '' : ` (${code})`}.`;
};
