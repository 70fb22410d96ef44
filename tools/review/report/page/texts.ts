import { formatDayAndTime } from '../../../../packages/ui/src/format/day.ts';
import type { Tone } from '../../../../packages/ui/src/primitives/Tag/Tag.tsx';
import type { PictureResult, StoryResult } from '../../results.ts';
import type { ReviewState } from '../../sign-off/needs-review.ts';
import type { SignOff } from '../../sign-off/sign-off.ts';
import type { SizeFilter, StatusFilter } from './review-model.ts';

export const statusTexts: Readonly<Record<StoryResult['status'], { readonly label: string; readonly tone: Tone }>> = {
  new: { label: 'New', tone: 'gain' },
  changed: { label: 'Changed', tone: 'info' },
  removed: { label: 'Removed', tone: 'loss' },
  failed: { label: 'Failed', tone: 'loss' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
};

export const stateTexts: Readonly<Record<ReviewState, { readonly label: string; readonly tone: Tone } | null>> = {
  unchanged: null,
  failed: null,
  open: { label: 'Needs review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'gain' },
  changeAsked: { label: 'Change asked', tone: 'loss' },
};

export const statusFilterTexts: Readonly<Record<StatusFilter, string>> = {
  differing: 'All that differ',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  failed: 'Failed',
  unchanged: 'Unchanged',
};

export const sizeFilterTexts: Readonly<Record<SizeFilter, string>> = {
  any: 'Any size',
  none: 'Equal pictures',
  '0.001': 'Over 0.1 %',
  '0.01': 'Over 1 %',
  '0.1': 'Over 10 %',
};

/** Formats a share of pixels: 2.0 %; a change is never shown as none. */
export const formatRatio = (ratio: number): string =>
  ratio > 0 && ratio < 0.0005 ? 'under 0.1 %' : `${(ratio * 100).toFixed(1)} %`;

/** Formats the size of a change of a story: a change of text or of the accessibility tree alone has no size. */
export const formatChange = (ratio: number): string => (ratio === 0 ? 'Equal pictures' : formatRatio(ratio));

export const lookOf = ({ width, theme }: Pick<PictureResult, 'width' | 'theme'>): string =>
  `${width === 1280 ? '1,280' : width} ${theme}`;

export const formatInstant = (instant: string): string => formatDayAndTime(Date.parse(instant));

/** Describes a decision in one sentence: the address of the person is not needed to read it. */
export function describeSignOff({ decision, by, at }: SignOff): string {
  const name = by.replace(/ <[^>]*>$/, '');
  return decision === 'approved'
    ? `${name} approved it on ${formatInstant(at)}.`
    : `${name} asked for a change on ${formatInstant(at)}.`;
}

export const countStories = (count: number): string => `${count} ${count === 1 ? 'story' : 'stories'}`;
