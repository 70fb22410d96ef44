import * as testing from '@folioflow/flows/testing';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Flows that no screen is walked along, and why. */
const unwalked: Readonly<Record<string, string>> = {
  sessionJourneys: 'the frame of the app says its one event; it shows nothing of its own',
  staffSessionJourneys: 'the frame of the back-office says its events (StaffFrame.test.tsx)',
  serverNoticeJourneys: 'a stack of notices beside every screen; it is tested as the shell',
};

/** What each file holds, by its path from `packages/ui/src`. */
type Files = Readonly<Record<string, string>>;

/** A component in a folder of its name that is given the view of a flow. */
const isDriven = (file: string, text: string): boolean =>
  /^screens\/[^/]+\/([^/]+)\/\1\.tsx$/.test(file) && /\bremote: Remote<|\bview: \w+View\b/.test(text);

function gaps(files: Files, flows: readonly string[], exceptions: Readonly<Record<string, string>>): readonly string[] {
  const walks = Object.entries(files).filter(
    ([file, text]) => file.endsWith('.walk.test.tsx') && /\bwalkScreen\(/.test(text),
  );
  const isWalked = (flow: string) => walks.some(([, text]) => new RegExp(`\\bjourneys: ${flow}\\b`).test(text));
  return [
    ...Object.entries(files)
      .filter(
        ([file, text]) =>
          isDriven(file, text) && !walks.some(([walk]) => walk === file.replace('.tsx', '.walk.test.tsx')),
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

test('every screen that a flow drives is walked, along every flow that has a screen of its own', () => {
  expect(gaps(files, flows, unwalked)).toEqual([]);
  expect(Object.entries(files).filter(([file, text]) => isDriven(file, text)).length).toBeGreaterThan(24);
});

test('a screen without a walk, a flow without one, and a reason that is not needed are named', () => {
  const { 'screens/access/SignIn/SignIn.walk.test.tsx': _, ...without } = files;
  expect(gaps(without, flows, unwalked)).toEqual([
    'screens/access/SignIn/SignIn.tsx is driven by a flow and has no walk',
    'no screen is walked along signInJourneys',
  ]);
  expect(gaps(files, flows, { ...unwalked, signInJourneys: '', goneJourneys: '' })).toEqual([
    'signInJourneys is walked and needs no reason',
    'goneJourneys is gone',
  ]);
});
