import { expect, test, vi } from 'vitest';
import '../../tokens/tokens.css';
import { runProbes } from './run-probes.ts';
import { mountStory } from './testing/mount-story.tsx';

const mountAgain = () => Promise.resolve();

test('a fault is reported with its probe, the width and the element, and the window is as it was', async () => {
  const { innerWidth: width } = window;
  const story = await mountStory(<p style={{ width: 340, height: 10 }}>Wide</p>);
  const faults = await runProbes(story, mountAgain);
  expect(faults).toEqual([
    expect.stringMatching(/^page width at 320 px: the page is 34\d px wide: <p style="width: 340px/),
  ]);
  expect(innerWidth).toBe(width);
});

test('a later story of a screen and one of a primitive have fewer looks', async () => {
  const drawing = <p style={{ width: 340, height: 11 }}>Wide</p>;
  const later = await mountStory(drawing, { isFirstOfScreen: false });
  expect(await runProbes(later, mountAgain)).toEqual([]);
  const primitive = await mountStory(drawing, { title: 'Primitives/Card' });
  expect(await runProbes(primitive, mountAgain)).toEqual([]);
});

test('a story that a probe has changed is mounted again for the next one', async () => {
  const story = await mountStory(
    <input
      type="password"
      aria-label="Password"
      size={4}
      autoComplete="current-password"
      onPaste={({ currentTarget }) => (currentTarget.name = 'pasted')}
    />,
  );
  const mount = vi.fn<() => Promise<void>>(mountAgain);
  expect(await runProbes(story, mount)).toEqual([]);
  expect(mount).toHaveBeenCalledExactlyOnceWith('secret fields');
});
