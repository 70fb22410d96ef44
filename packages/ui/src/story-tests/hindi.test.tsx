import { hindi } from '@folioflow/flows/testing/texts';
import { i18n } from '@lingui/core';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { periodLabel } from '../parts/scheme/NavHistory/period-label.ts';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog.tsx';
import { ChipList } from '../primitives/Chip/Chip.tsx';
import { FilterList } from '../primitives/FilterList/FilterList.tsx';
import { showLanguage } from '../testing/shown-texts.ts';
import { StaffFrame } from '../screens/backoffice/StaffFrame/StaffFrame.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx';
import { findOverflow } from '../testing/overflow.ts';
import { findUnmarkedEnglish } from '../testing/unmarked-english.ts';
import '../tokens/tokens.css';
import { renderStory, files, storiesIn } from './all-stories.tsx';

const statusesIn = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

const devanagari = /\p{Script=Devanagari}/u;
/** Files whose stories have English texts of their own: explanations around a part without a page. */
const OWN_ENGLISH =
  /\/shell\/|\/(?:Session|StaffSession|ImageUpload|PdfForm|SecondFactor|StageFrame|DetailsForm)\.stories/;
/** Names that a person gave to lists; they have no known language. */
const NAMES_OF_WATCHLISTS = ['Long term', 'Tax saving', 'My picks'];
let storiesInHindi = 0;
const noop = () => undefined;
const switches = (
  <>
    <LanguageSwitch value="hi" languages={[]} onValue={noop} />
    <ThemeSwitch value="light" onValue={noop} />
  </>
);

const findStory = async (file: string, name: string) => {
  const module = await Object.entries(files).find(([each]) => each.includes(file))?.[1]();
  const story = module && storiesIn(module).find(([each]) => each === name)?.[1];
  if (module === undefined || story === undefined) throw new Error(`There is no story ${name} in ${file}.`);
  return renderStory(module, story);
};

beforeAll(async () => {
  await showLanguage('hi');
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(320, 640);
  await document.fonts.load("16px 'Inter Variable'");
  await document.fonts.load("16px 'Noto Sans Devanagari Variable'", 'ह');
});

test.each(Object.entries(files))('%s is fully readable in Hindi on the smallest phone', async (file, load) => {
  const module = await load();
  const wrong: string[] = [];
  for (const [name, story] of storiesIn(module)) {
    const { container, unmount } = await render(renderStory(module, story));
    // A story may show the state before a part is loaded; then that state is checked.
    await vi
      .waitFor(() => expect(statusesIn(container)).not.toContain(hindi._('chrome.loading')))
      .catch(() => undefined);
    if (devanagari.test(container.textContent)) storiesInHindi += 1;
    wrong.push(...findOverflow(container).map((fault) => `${name}: ${fault}`));
    if (!OWN_ENGLISH.test(file))
      wrong.push(
        ...findUnmarkedEnglish(container)
          .filter((text) => !NAMES_OF_WATCHLISTS.includes(text))
          .map((text) => `${name}: not marked as English: ${text}`),
      );
    await unmount();
  }
  expect(wrong).toEqual([]);
});

test('a label of the provider is marked as English in an opened filter and in a chip, ours is not', async () => {
  const chosen = { key: 'a', label: 'Marigold Mutual Fund' };
  const ours = { key: 'b', label: hindi._('chrome.loading') };
  await render(
    <>
      <FilterList label="AMC" options={[{ value: 'e', label: 'Equity' }]} chosen={[]} onChosenChange={noop} />
      <ChipList label="AMC" items={[chosen, ours]} onRemove={noop} onClear={noop} />
    </>,
  );
  await page.getByRole('button', { name: 'AMC' }).click();
  await expect.element(page.getByText('Equity', { exact: true })).toBeVisible();
  const languages = ['Equity', chosen.label, ours.label].map((text) =>
    page.getByText(text, { exact: true }).element().closest<HTMLElement>('[lang]'),
  );
  expect(languages.map((element) => element?.lang)).toEqual(['en', 'en', 'hi']);
});

test('the name of a scheme is marked as English', async () => {
  const { container } = await render(await findStory('/SchemeList.stories', 'Loaded'));
  await expect.poll(() => container.querySelectorAll('a[lang=en]').length).toBeGreaterThan(5);
});

test('the list of schemes does not move on a phone when its count changes with the last file', async () => {
  await page.viewport(360, 740);
  const { container } = await render(await findStory('/SchemeList.stories', 'LoadedFirstFile'));
  const count = container.querySelector('p[role=status]');
  await expect.poll(() => count?.textContent).toMatch(/\d/);
  const topWith = (key: 'list.count' | 'list.countSoFar' | 'search.searched') => {
    if (count !== null) count.textContent = hindi._(`schemes.${key}`, { found: '12,345', loaded: '12,345' });
    return container.querySelector('article')?.getBoundingClientRect().top;
  };
  expect([topWith('list.countSoFar'), topWith('search.searched')]).toEqual([
    topWith('list.count'),
    topWith('list.count'),
  ]);
});

test('the button of an alert and the period of the whole history are in Hindi', async () => {
  await render(
    <AlertDialog open title="" onClose={noop}>
      {periodLabel(i18n, 'Max')}
    </AlertDialog>,
  );
  await expect.element(page.getByRole('button', { name: hindi._('chrome.dialog.ok') })).toHaveFocus();
  await expect.element(page.getByText(hindi._('discovery.chart.wholeHistory'))).toBeVisible();
});

test.each(['operator', 'viewer', 'none'] as const)(
  'the bar of a member with the role %s has one line',
  async (role) => {
    await page.viewport(360, 740);
    await render(
      <StaffFrame member={{ email: 'member@staff.example', role }} onSignOut={noop} theme={switches}>
        <p />
      </StaffFrame>,
    );
    const middles = [...page.getByRole('banner').element().querySelectorAll('a, button, [data-tone], label')].map(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      },
    );
    expect(middles.length).toBeGreaterThan(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
);

test('the stories are in Hindi, in a font of the product', () => {
  expect(storiesInHindi).toBeGreaterThan(300);
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(document.fonts.check("16px 'Noto Sans Devanagari Variable'", hindi._('chrome.loading'))).toBe(true);
  expect(getComputedStyle(document.body).fontFamily).toContain('Noto Sans Devanagari Variable');
});
