import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, root } from '../../root.ts';
import { writeReport } from '../report/write-report.ts';
import type { ReviewResults } from '../results.ts';
import { takePictures } from './take-pictures.ts';

const USAGE = `npm run review:pictures -- <ref> [--all] [--only <part of a story id>]… [--fresh]

Compares the stories of a git ref with those of the work tree.
  --all    takes pictures of stories with equal code too
  --only   compares some stories only; may be repeated
  --fresh  ignores stored pictures`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const [ref, ...others] = positionals;

if (ref === undefined || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const start = performance.now();
    const reviewFolder = inRoot('.results', 'review');
    const { all: takesAll, fresh: isFresh, only } = values;
    const run = await takePictures({ root, reviewFolder, ref, takesAll, isFresh, only });
    const { stories } = JSON.parse(readFileSync(path.join(reviewFolder, run, 'results.json'), 'utf8')) as ReviewResults;
    const counts = (['changed', 'new', 'removed', 'failed', 'unchanged'] as const).map(
      (status) => `${stories.filter((story) => story.status === status).length} ${status}`,
    );
    for (const { id, error } of stories) if (error !== undefined) console.log(`${id} failed: ${error.split('\n')[0]}`);
    console.log(`${counts.join(', ')} in ${Math.round((performance.now() - start) / 1000)} s.`);
    console.log(`Report: ${path.relative(process.cwd(), await writeReport())}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
