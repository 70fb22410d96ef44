import { parseArgs } from 'node:util';
import accepted from './accepted.json' with { type: 'json' };
import { RULE_GROUPS } from './groups.ts';
import { judgeMutants } from './judge.ts';
import { runGroup } from './run-group.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    /** Tests again what is unchanged since the last run. */
    force: { type: 'boolean', default: false },
  },
});

const names = positionals.length === 0 ? Object.keys(RULE_GROUPS) : positionals;
for (const name of names) {
  const group = RULE_GROUPS[name];
  if (group === undefined) throw new Error(`There is no group ${name}: ${Object.keys(RULE_GROUPS).join(', ')}.`);
  const mutants = await runGroup(name, group, { concurrency: Number(options.concurrency), force: options.force });
  const verdict = judgeMutants(mutants, accepted);
  for (const problem of verdict.problems) console.log(`  ${problem}`);
  console.log(
    `${name}: ${verdict.killed} of ${verdict.total} mutants killed, ${verdict.score.toFixed(1)} %, ` +
      `${verdict.accepted} accepted`,
  );
  if (verdict.problems.length > 0) process.exitCode = 1;
}
