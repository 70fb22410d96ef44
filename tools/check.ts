import { suiteStep } from './results/suites.ts';
import { staticSteps } from './steps/static-steps.ts';
import { runSteps } from './steps/step.ts';

const { failed } = await runSteps([staticSteps, suiteStep('unit')], {
  say: (line) => console.log(line),
  now: () => performance.now(),
});
process.exitCode = failed === 0 ? 0 : 1;
