import { spawnSync } from 'node:child_process';
import { awkwardMoments } from '../../apps/investor/src/testing/days.ts';
import { inRoot } from '../root.ts';

/**
 * Runs the journeys on each awkward day; arguments are those of Playwright. A run leaves its report beside that of the
 * usual day.
 */
const failedDays: string[] = [];
for (const [name, moment] of Object.entries(awkwardMoments)) {
  console.log(`\nOn ${name} (${moment})`);
  const report = inRoot('.results', 'e2e-days', `${moment.slice(0, 16).replace(':', '.')}.json`);
  const { status } = spawnSync('npm', ['run', 'e2e', '--', ...process.argv.slice(2)], {
    cwd: inRoot(),
    env: { ...process.env, E2E_DAY: moment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'inherit',
  });
  if (status !== 0) failedDays.push(name);
}
if (failedDays.length > 0) console.error(`\nJourneys failed on ${failedDays.join('; ')}.`);
process.exitCode = failedDays.length === 0 ? 0 : 1;
