import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { findLiterals } from './literals.ts';

const folders = ['packages/ui/src', 'packages/wiring/src', 'apps/investor/src', 'apps/backoffice/src'];
const unseen = /\.(test|stories)\.tsx?$|[/\\](testing|review|docs)[/\\]|[/\\]story-/;
const listSources = (folder: string, type: RegExp) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => type.test(file) && !unseen.test(path.sep + file))
    .map((file) => path.join(folder, file));
/** Texts for integrators and designers: refusals of a theme, reports in development, names of colour pairs. */
const isForIntegrators = (file: string) => /ui\/src\/(theme\/|tokens\/pairs\.)/.test(file);
// The element explains its attributes to integrators, outside of its screens.
const sources = [
  ...folders.flatMap((folder) => listSources(folder, /\.tsx?$/)).filter((file) => !isForIntegrators(file)),
  ...listSources('packages/element/src', /\.tsx$/),
];

test('no screen, part, primitive or app holds a text of its own: all words come from a catalogue', () => {
  const found = sources.flatMap((file) =>
    findLiterals(file, readFileSync(inRoot(file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test('words are asked for by their area, never in one language', () => {
  const bound = sources.filter((file) =>
    /flows\/messages\/\w+\/(?!\w+\.json\?lingui)/.test(readFileSync(inRoot(file), 'utf8')),
  );
  expect(bound).toEqual([]);
});

test('a text is found wherever it is shown, and nothing else is taken for one', () => {
  const source = `
    import { words } from './Some words.ts';
    const kind: 'Not words' = state;
    const Line = styled.p\`margin: 0 auto;\`;
    throw new Error('This page has no root.');
    const Page = lazy(load, 'Neutral'); raise('It is gone.');
    if (event.key === 'Escape' && event.target.closest('input, a [href]')) clear(say('Gone away'));
    const steps = [{ label: 'Pay', at: 'Step one' }, { id: 'pay', to: '/orderList', label: words.pay }];
    export const Screen = ({ title = 'Welcome', name }) => (
      <Page title={name === 'none' ? 'nobody' : name} aria-label={\`Remove \${name}\`} aria-live="polite" data-part="paper">
        Save <b>{words['pay.now']}</b> {isBusy && 'In a moment'} {say(words.left, { name: 'x' })} <i>Folioflow</i> · 5 %
        <a rel="noopener noreferrer" onClick={() => send({ type: 'user.signedOut' })} />
      </Page>
    );`;
  expect(findLiterals('Screen.tsx', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '6 It is gone.',
    '7 Gone away',
    '8 Pay',
    '8 Step one',
    '9 Welcome',
    '10 nobody',
    '10 Remove',
    '11 Save',
    '11 In a moment',
  ]);
});
