import { ensureBrowsers } from './chromium.ts';
import { bytesStep } from './bench/bytes-step.ts';
import { rowIdsStep } from './conformance/row-ids-step.ts';
import { suiteStep } from './results/suites.ts';
import { scaffoldStep } from './new-flow/trial.ts';
import { embeddingStep } from './partner/embedding.ts';
import { buildSteps, checkingSteps, readingSteps } from './steps/static-steps.ts';
import { runSteps, type Step } from './steps/step.ts';

const log = (line: string) => console.log(line);

const browserStep: Step = {
  name: 'browser',
  run: () => Promise.resolve({ passed: 1, failed: 0, detail: [], note: Object.values(ensureBrowsers(log)).join(' ') }),
};

const sum = await runSteps(
  [
    browserStep,
    // A build is one long thread, and so is a page that draws one story after the other; a page that walks waits much.
    // Small steps are last: they fill the lane that would be idle while the other one finishes.
    [
      ...checkingSteps,
      [suiteStep('unit'), suiteStep('app')],
      // The journeys serve what was built, and what they build themselves is not what is weighed.
      [...buildSteps, embeddingStep, bytesStep, suiteStep('e2e')],
      suiteStep('screens'),
      suiteStep('stories'),
      suiteStep('postgres'),
      ...readingSteps,
      scaffoldStep,
    ],
    rowIdsStep,
  ],
  { log, now: () => performance.now() },
);
process.exitCode = sum.failed === 0 ? 0 : 1;
log(`${sum.passed} passed, ${sum.failed} failed`);
