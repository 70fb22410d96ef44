import { expect, test } from 'vitest';
import { useMedia, WIDE_SCREEN } from '../../parts/page/use-media.ts';
import { accessibility } from './accessibility.ts';
import { doubledText } from './doubled-text.ts';
import { legalNotices } from './legal-notices.ts';
import { inOwnWindow, inSetting } from './page-setting.ts';
import { pageWidth } from './page-width.ts';
import { selection } from './selection.ts';
import { mountStory } from './testing/mount-story.tsx';
import '../../tokens/tokens.css';

const phone = { width: 360, height: 740 };

test('a setting changes window, text and colours, and its end restores them', async () => {
  const { innerWidth: width } = window;
  const isForced = () => matchMedia('(forced-colors: active)').matches;
  const textSize = () => getComputedStyle(document.documentElement).fontSize;
  const shown = [isForced(), textSize()];
  await inOwnWindow(() =>
    inSetting({ ...phone, hasForcedColours: true, hasDoubledText: true }, () => {
      expect([innerWidth, isForced(), textSize()]).toEqual([360, true, '32px']);
      return Promise.resolve();
    }),
  );
  expect([innerWidth, isForced(), textSize()]).toEqual([width, ...shown]);
});

const WidthName = () => (useMedia(WIDE_SCREEN) ? 'wide' : 'narrow');

test('a component that reads the width has followed it when the probes look', async () => {
  const { canvas } = await mountStory(<WidthName />);
  const seen: string[] = [];
  await inOwnWindow(async () => {
    for (const width of [1280, 360, 1280])
      await inSetting({ width, height: 740 }, () => {
        seen.push(canvas.textContent);
        return Promise.resolve();
      });
  });
  expect(seen).toEqual(['wide', 'narrow', 'wide']);
});

test('a page that is wider than its window is reported with the element', async () => {
  const story = await mountStory(<p style={{ width: 5000 }}>Wide</p>);
  expect(await pageWidth.find(story)).toEqual([
    expect.stringMatching(/^the page is 50\d\d px wide: <p style="width: 5000px;">Wide/),
  ]);
});

test('a page that is too wide, and bars over half of it, are reported with doubled text', async () => {
  const story = await mountStory(
    <>
      <div style={{ position: 'sticky', top: 0, height: '10rem', background: '#fff' }}>Bar</div>
      <p style={{ width: '20rem', height: 5000 }}>Wide</p>
    </>,
  );
  const look = async (hasDoubledText: boolean) => {
    let faults: readonly string[] = [];
    await inOwnWindow(() =>
      inSetting({ ...phone, hasDoubledText }, async () => {
        faults = await doubledText.find(story);
      }),
    );
    return faults;
  };
  expect(await look(false)).toEqual([]);
  expect(await look(true)).toEqual([
    expect.stringMatching(/^the page is 6\d\d px wide: <p/),
    'bars of 320 px stay over the page',
  ]);
});

test('a selection without a mark is reported in forced colours, one with a mark is not', async () => {
  const choices = (name: string) =>
    [true, false].map((isChosen) => (
      <input key={String(isChosen)} type="radio" name={name} aria-label={name} defaultChecked={isChosen} />
    ));
  const story = await mountStory(
    <>
      <fieldset>{choices('bare')}</fieldset>
      <fieldset>
        {choices('marked').map((choice) => (
          <label key={choice.key}>{choice}</label>
        ))}
      </fieldset>
    </>,
  );
  expect(selection.isMeant(story)).toBe(true);
  let faults: readonly string[] = [];
  await inOwnWindow(() =>
    inSetting({ ...phone, hasForcedColours: true }, async () => {
      faults = await selection.find(story);
    }),
  );
  expect(faults).toEqual([expect.stringMatching(/^looks like its peer: <input.*"bare"/)]);
});

test('a faint notice that the law requires is reported', async () => {
  const story = await mountStory(
    <p data-legal="warning" style={{ color: '#eee', background: '#fff' }}>
      Mutual funds are subject to market risks.
    </p>,
  );
  expect(legalNotices.isMeant(story)).toBe(true);
  expect(await legalNotices.find(story)).toEqual([expect.stringMatching(/^warning is faint contrast 1\.\d+: <p/)]);
});

test('a picture without a name and a text that is pale in one theme are reported once', async () => {
  const story = await mountStory(
    <>
      <style>{`[data-theme='dark'] .pale { color: #333; background: #222 }`}</style>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      <p className="pale">Pale in the dark</p>
    </>,
  );
  document.documentElement.dataset['theme'] = 'light';
  const rules = (await accessibility.find(story)).map((fault) => fault.split(' ')[0]);
  delete document.documentElement.dataset['theme'];
  expect(rules).toEqual(['image-alt:', 'color-contrast:']);
  expect(await accessibility.find(story)).toEqual([]);
});
