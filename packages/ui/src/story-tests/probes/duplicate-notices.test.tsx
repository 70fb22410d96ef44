import type { Notice } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { NoticeLine } from '../../parts/page/NoticeLine/NoticeLine.tsx';
import '../../tokens/tokens.css';
import { duplicateNotices, RaisedNotices } from './duplicate-notices.tsx';
import { mountStory } from './testing/mount-story.tsx';

const notice: Notice = { kind: 'refused', text: 'The list could not be read.', via: 'answer', errors: [] };
const brand = { product: 'Example' } as const;

test('a failure in both a banner and the page is reported', async () => {
  const story = await mountStory(
    <RaisedNotices value={brand}>
      <NoticeLine notice={notice} />
      <h2>The list could not be read.</h2>
    </RaisedNotices>,
    { view: { notice } },
  );
  expect(duplicateNotices.isMeant(story)).toBe(true);
  expect(await duplicateNotices.find(story)).toEqual([
    'without its alert: The list could not be read. (2 times)',
    'with its alert: The list could not be read. (2 times)',
  ]);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a failure in its line alone is visible once', async () => {
  const story = await mountStory(
    <RaisedNotices value={brand}>
      <NoticeLine notice={notice} />
    </RaisedNotices>,
    { view: { child: { notice } } },
  );
  expect(await duplicateNotices.find(story)).toEqual([]);
});
