import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { inRoot } from '../root.ts';
import { PICTURE_THEMES, PICTURE_WIDTHS, type ReviewResults } from './results.ts';

/** Runs of `npm run review:pictures`, a folder each. */
export const runsFolder = inRoot('.results', 'review');

const RUN_NAME = /^[\w.-]+$/;

/** A folder name without a way out of its parent. */
export const isRunName = (name: string): boolean => RUN_NAME.test(name) && !/^\.+$/.test(name);

/** A PNG inside of its run: no absolute path, no parent folder, no other separator. */
export const isPicturePath = (file: string): boolean =>
  /^[^\\\0:]+\.png$/.test(file) && file.split('/').every((part) => part !== '' && !/^\.+$/.test(part));

const picturePath = v.nullable(v.pipe(v.string(), v.check(isPicturePath, 'Not a path of a picture in the run')));
const count = v.pipe(v.number(), v.minValue(0));
const lines = v.object({ removed: v.array(v.string()), added: v.array(v.string()) });

const pictureSchema = v.object({
  width: v.picklist(PICTURE_WIDTHS),
  theme: v.picklist(PICTURE_THEMES),
  before: picturePath,
  after: picturePath,
  difference: picturePath,
  changedPixels: count,
  changedRatio: v.pipe(count, v.maxValue(1)),
});

const storySchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  name: v.string(),
  flow: v.nullable(v.string()),
  status: v.picklist(['new', 'removed', 'changed', 'unchanged', 'failed']),
  contentHash: v.string(),
  error: v.exactOptional(v.string()),
  text: lines,
  accessibility: lines,
  pictures: v.array(pictureSchema),
});

const resultsSchema = v.object({
  version: v.literal(1),
  ref: v.object({ name: v.string(), commit: v.string() }),
  head: v.object({ commit: v.string(), dirty: v.boolean() }),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  chromium: v.string(),
  partial: v.exactOptional(v.boolean()),
  stories: v.array(storySchema),
});

const latestSchema = v.object({ run: v.pipe(v.string(), v.check(isRunName, 'Not the name of a folder')) });

function parseAs<Schema extends v.GenericSchema>(schema: Schema, file: string, content: string): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file} is invalid at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}

/** @throws Error that names the first invalid part */
export const parseResults = (content: string): ReviewResults => parseAs(resultsSchema, 'results.json', content);

/** Returns the name of the last run, or null without one. @throws Error if `latest.json` is invalid */
export function readLatestRun(runs = runsFolder): string | null {
  const file = path.join(runs, 'latest.json');
  return existsSync(file) ? parseAs(latestSchema, 'latest.json', readFileSync(file, 'utf8')).run : null;
}

/** Reads the results of a run. @throws Error if they are missing or invalid */
export function readResults(run: string, runs = runsFolder): ReviewResults {
  const file = path.join(runs, run, 'results.json');
  if (!existsSync(file)) throw new Error(`The run ${run} has no results.json: it was interrupted.`);
  return parseResults(readFileSync(file, 'utf8'));
}
