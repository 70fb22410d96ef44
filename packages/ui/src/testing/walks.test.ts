import * as testing from '@folioflow/flows/testing';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Flows without a screen walk, with the reason. */
const unwalked: Readonly<Record<string, string>> = {
  sessionJourneys: 'the frame of the app sends its only event; it has no screen',
  staffSessionJourneys: 'the frame of the back-office sends its events (StaffFrame.test.tsx)',
  serverNoticeJourneys: 'a stack of notices beside every screen; it is tested as the shell',
};

/** Content of each file by its path in `packages/ui/src`. */
type Files = Readonly<Record<string, string>>;

/** Whether a file is a screen component that receives the view of a flow. */
const isFlowScreen = (file: string, text: string): boolean =>
  /^screens\/[^/]+\/([^/]+)\/\1\.tsx$/.test(file) && /\bremote: Remote<|\bview: \w+View\b/.test(text);

function missingWalks(
  files: Files,
  flows: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): readonly string[] {
  const walks = Object.entries(files).filter(
    ([file, text]) => file.endsWith('.walk.test.tsx') && /\bwalkScreen\(/.test(text),
  );
  const isWalked = (flow: string) => walks.some(([, text]) => new RegExp(`\\bjourneys: ${flow}\\b`).test(text));
  return [
    ...Object.entries(files)
      .filter(
        ([file, text]) =>
          isFlowScreen(file, text) && !walks.some(([walk]) => walk === file.replace('.tsx', '.walk.test.tsx')),
      )
      .map(([file]) => `${file} is driven by a flow and has no walk`),
    ...flows
      .filter((flow) => !isWalked(flow) && !(flow in exceptions))
      .map((flow) => `no screen is walked along ${flow}`),
    ...Object.keys(exceptions).flatMap((flow) => {
      if (!flows.includes(flow)) return [`${flow} is gone`];
      return isWalked(flow) ? [`${flow} is walked and needs no reason`] : [];
    }),
  ];
}

const files: Files = Object.fromEntries(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(source, file), 'utf8')]),
);
const flows = Object.keys(testing).filter((name) => name.endsWith('Journeys'));

test('every screen of a flow has a walk, for every flow with its own screen', () => {
  expect(missingWalks(files, flows, unwalked)).toEqual([]);
  expect(Object.entries(files).filter(([file, text]) => isFlowScreen(file, text)).length).toBeGreaterThan(24);
});

test('a screen without a walk, a flow without a walk and an unnecessary exception are reported', () => {
  const { 'screens/access/SignIn/SignIn.walk.test.tsx': _, ...without } = files;
  expect(missingWalks(without, flows, unwalked)).toEqual([
    'screens/access/SignIn/SignIn.tsx is driven by a flow and has no walk',
    'no screen is walked along signInJourneys',
  ]);
  expect(missingWalks(files, flows, { ...unwalked, signInJourneys: '', goneJourneys: '' })).toEqual([
    'signInJourneys is walked and needs no reason',
    'goneJourneys is gone',
  ]);
});
