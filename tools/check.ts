import { suiteStep } from './results/suites.ts';
import { checkingSteps, readingSteps } from './steps/static-steps.ts';
import { runSteps } from './steps/step.ts';

const { failed } = await runSteps([[...checkingSteps, ...readingSteps], suiteStep('unit')], {
  log: (line) => console.log(line),
  now: () => performance.now(),
});
process.exitCode = failed === 0 ? 0 : 1;
