import { REQUEST_TIME_LIMIT_MS } from '@folioflow/api/contract';
import manifest from '../../package.json' with { type: 'json' };
import { createTestSystem } from '../people/test-system.ts';
import { callEndpoint } from '../profile/endpoints.ts';
import { type Profile } from '../profile/profile-schema.ts';
import { areaOfCase, type ConformanceCase } from './define-case.ts';
import { type CaseResult, type RunReport } from './results.ts';
import { runCase } from './run-case.ts';

/** Cases that run at the same time by default: they wait for the provider more than they compute. */
const DEFAULT_CONCURRENCY = 6;

/** Options of a run. */
export interface RunOptions {
  /** Base address of the provider, `http://127.0.0.1:4602/api/v1`. */
  readonly url: string;
  readonly profile: Profile;
  readonly cases: readonly ConformanceCase[];
  /** Results of an earlier run: cases that passed there are not repeated. */
  readonly earlier?: readonly CaseResult[];
  readonly concurrency?: number;
  /** Milliseconds until an answer counts as missing; by default the limit of the contract, 30 seconds. */
  readonly timeoutMs?: number;
  readonly onResult?: (result: CaseResult, done: number, all: number) => void;
  /** An aborted run finishes the cases under way and the tear-down; the report omits the other cases. */
  readonly signal?: AbortSignal;
}

const KIT = `${manifest.name} ${manifest.version}`;

const countOutcomes = (cases: readonly CaseResult[]): RunReport['counts'] => {
  const count = (outcome: CaseResult['outcome']) => cases.filter((each) => each.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), notTried: count('notTried') };
};

const callAll = async (origin: string, endpoints: Profile['setUp']): Promise<void> => {
  for (const endpoint of endpoints) await callEndpoint(origin, endpoint);
};

/**
 * Runs cases against a provider, several at a time, and returns their results in the order of the cases.
 * @throws NotTried when the set-up of the profile fails
 */
export const runKit = async (options: RunOptions): Promise<RunReport> => {
  const { url, profile, cases, earlier = [], onResult, signal, timeoutMs = REQUEST_TIME_LIMIT_MS } = options;
  const startedAt = new Date();
  const { origin } = new URL(url);
  const system = createTestSystem(origin, profile);
  const passedBefore = new Map(earlier.filter(({ outcome }) => outcome === 'passed').map((each) => [each.id, each]));
  const results = new Map<string, CaseResult>();
  const queue = [...cases];
  const runNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && signal?.aborted !== true; next = queue.shift()) {
      const { id, section, title, mend } = next;
      const result = passedBefore.get(id) ?? {
        ...{ id, area: areaOfCase(next), section, title, mend },
        ...(await runCase(system, { baseUrl: url, timeoutMs }, next)),
      };
      results.set(id, result);
      onResult?.(result, results.size, cases.length);
    }
  };
  await callAll(origin, profile.setUp);
  try {
    await Promise.all(Array.from({ length: options.concurrency ?? DEFAULT_CONCURRENCY }, runNext));
  } finally {
    await callAll(origin, profile.tearDown);
  }
  const ordered = cases.flatMap(({ id }) => results.get(id) ?? []);
  return {
    kit: KIT,
    provider: url,
    profile: profile.name,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    counts: countOutcomes(ordered),
    cases: ordered,
  };
};
