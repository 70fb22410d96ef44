import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { inOwnWindow, inSetting } from './page-setting.ts';
import { selection } from './selection.ts';
import { mountStory } from './testing/mount-story.tsx';
import '../../tokens/base.css';
import '../../tokens/tokens.css';

const phone = { width: 360, height: 740 };
const ignore = () => undefined;
const choices = ['one', 'other'].map((value) => ({ value, label: value, content: value, id: value }));

const selections: Readonly<Record<string, ReactNode>> = {
  tab: <Tabs label="Tabs" items={choices} value="one" onValueChange={ignore} />,
  segment: <Segments label="Periods" items={choices} value="one" onValueChange={ignore} />,
  choice: <ChoiceGroup label="Accounts" choices={choices} value="one" onValueChange={ignore} />,
  step: <Stepper label="Steps" steps={choices} current="one" />,
  'page of the menu': (
    <nav aria-label="Main">
      <a href="/one" aria-current="page">
        one
      </a>
      <a href="/other">other</a>
    </nav>
  ),
};

/**
 * Looks at a selection in forced colours, with or without the signs that the product adds to its colours. An id is more
 * specific than the selectors of the signs.
 */
async function look(drawing: ReactNode, areSignsRemoved: boolean): Promise<readonly string[]> {
  const story = await mountStory(
    <>
      {areSignsRemoved && (
        <style>{`:is(#planted, *), :is(#planted, *)::before, :is(#planted, *)::after {
          border: 0 none !important; outline: 0 none !important; content: '' !important; appearance: none !important;
          forced-color-adjust: auto !important; transition: none !important;
        }`}</style>
      )}
      {drawing}
    </>,
  );
  expect(selection.isMeant(story)).toBe(true);
  let faults: readonly string[] = [];
  await inOwnWindow(() =>
    inSetting({ ...phone, hasForcedColours: true }, async () => {
      faults = await selection.find(story);
    }),
  );
  return faults;
}

test.each(Object.entries(selections))(
  'the selected %s differs from its peers in forced colours',
  async (_, drawing) => {
    expect(await look(drawing, false)).toEqual([]);
  },
);

test.each(Object.entries(selections))('a selected %s without its sign is reported', async (_, drawing) => {
  expect(await look(drawing, true)).toEqual([expect.stringMatching(/^looks like its peer/)]);
});
