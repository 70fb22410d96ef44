import { ensureChromium } from './chromium.ts';
import { bytesStep } from './bench/bytes-step.ts';
import { rowIdsStep } from './conformance/row-ids-step.ts';
import { suiteStep } from './results/suites.ts';
import { scaffoldStep } from './new-flow/trial.ts';
import { embeddingStep } from './partner/embedding.ts';
import { buildSteps, checkingSteps, readingSteps } from './steps/static-steps.ts';
import { runSteps, type Step } from './steps/step.ts';

const say = (line: string) => console.log(line);

const browser: Step = {
  name: 'browser',
  run: () => Promise.resolve({ passed: 1, failed: 0, detail: [], note: Object.values(ensureChromium(say)).join(' ') }),
};

const sum = await runSteps(
  [
    browser,
    // A build is one long thread, and so is a page that draws one story after the other; a page that walks waits much.
    // What is small comes last: it fills the lane that would be idle while the other comes to its end.
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
  { say, now: () => performance.now() },
);
process.exitCode = sum.failed === 0 ? 0 : 1;
say(`${sum.passed} passed, ${sum.failed} failed`);
