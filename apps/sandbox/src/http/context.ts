import { type Random } from '../kit/random.ts';
import { type RequestLog } from '../log/request-log.ts';
import { type Database } from '../store/database.ts';
import { type Packer } from './compress.ts';
import { type Live } from './live.ts';
import { type SandboxOptions } from './sandbox-options.ts';

/** What every part of a running sandbox shares. */
export interface Context {
  readonly db: Database;
  readonly machineNow: () => number;
  readonly random: Random;
  readonly appOrigins: readonly string[];
  readonly hashRounds: number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly live: () => Promise<Live>;
  readonly log: RequestLog;
  readonly pack: Packer;
  readonly digest: (text: string) => Promise<string>;
  readonly onError: NonNullable<SandboxOptions['onError']>;
}

/** The Origin of a request when it is a listed one, else the first listed one. */
export const appOriginOf = ({ appOrigins }: Pick<Context, 'appOrigins'>, request: Request): string => {
  const origin = request.headers.get('origin');
  return origin !== null && appOrigins.includes(origin) ? origin : (appOrigins[0] ?? '');
};
