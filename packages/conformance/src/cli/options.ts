import { parseArgs } from 'node:util';

/** Options of the command. */
export interface CommandOptions {
  readonly url: string;
  readonly profile: string;
  /** Areas, or beginnings of case ids; all cases if empty. */
  readonly only: readonly string[];
  /** JSON report of an earlier run. */
  readonly resume: string | null;
  readonly json: string | null;
  readonly junit: string | null;
  readonly html: string | null;
  readonly concurrency: number | null;
  readonly timeoutMs: number | null;
}

export const USAGE = `Checks a provider against the Folioflow contract.

folioflow-conformance --url http://127.0.0.1:4602/api/v1 --profile profile.json [options]
folioflow-conformance --list [--only area]

  --url          base address of the provider, with /api/v1
  --profile      profile of its test system (profiles/sandbox.json is an example)
  --only         an area, or the beginning of a case id; may be repeated
  --resume       JSON report of an earlier run: cases that passed there are not repeated
  --json FILE    writes the report as JSON
  --junit FILE   writes the report as JUnit XML
  --html FILE    writes the report as one HTML page
  --concurrency  cases at a time (6)
  --timeout      seconds until an answer counts as missing (30)
  --list         lists the cases with their sections
  --schema       prints the JSON Schema of a profile
  --help         shows this text

Exit code: 0 no case failed, 1 a case failed, 2 wrong usage, no provider at the address, or nothing could be tried.
`;

/** A command that cannot be run; the message is for the user. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

export type Command =
  | { readonly kind: 'help' | 'schema' }
  | { readonly kind: 'list'; readonly only: readonly string[] }
  | { readonly kind: 'run'; readonly options: CommandOptions };

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        profile: { type: 'string' },
        only: { type: 'string', multiple: true },
        resume: { type: 'string' },
        json: { type: 'string' },
        junit: { type: 'string' },
        html: { type: 'string' },
        concurrency: { type: 'string' },
        timeout: { type: 'string' },
        list: { type: 'boolean' },
        schema: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

const parseCount = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageProblem(`--${name} is a whole number from 1 to 9999, not ${text}.`);
  return Number(text);
};

const parseUrl = (text: string | undefined): string => {
  if (text === undefined) throw new UsageProblem('--url is missing.');
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageProblem(`--url is no http or https address: ${text}`);
  return url.href.replace(/\/+$/, '');
};

/** @throws UsageProblem */
export const parseCommand = (args: readonly string[]): Command => {
  const { help, list, schema, url, profile, only = [], resume, json, junit, html, concurrency, timeout } = parse(args);
  if (help === true) return { kind: 'help' };
  if (schema === true) return { kind: 'schema' };
  if (list === true) return { kind: 'list', only };
  if (profile === undefined) throw new UsageProblem('--profile is missing.');
  const seconds = parseCount('timeout', timeout);
  return {
    kind: 'run',
    options: {
      ...{ url: parseUrl(url), profile, only, resume: resume ?? null },
      ...{ json: json ?? null, junit: junit ?? null, html: html ?? null },
      concurrency: parseCount('concurrency', concurrency),
      timeoutMs: seconds === null ? null : seconds * 1000,
    },
  };
};
