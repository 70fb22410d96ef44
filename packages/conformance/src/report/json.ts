import * as v from 'valibot';
import { type RunReport } from '../kit/results.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcome = v.picklist(['passed', 'failed', 'notTried']);

const reportSchema = v.object({
  kit: v.string(),
  provider: v.string(),
  profile: v.string(),
  startedAt: v.string(),
  durationMs: v.number(),
  counts: v.object({ passed: count, failed: count, notTried: count }),
  cases: v.array(
    v.object({
      id: v.string(),
      area: v.string(),
      section: v.string(),
      title: v.string(),
      mend: v.string(),
      outcome,
      reason: v.string(),
      durationMs: v.number(),
      trace: v.array(v.object({ call: v.string(), status: v.number(), code: v.string() })),
      answers: v.array(v.string()),
    }),
  ),
}) satisfies v.GenericSchema<unknown, RunReport>;

export const formatJson = (report: RunReport): string => `${JSON.stringify(report, null, 2)}\n`;

/** Parses a JSON report; null for any other text. */
export const parseJsonReport = (text: string): RunReport | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  return parsed.success ? parsed.output : null;
};
