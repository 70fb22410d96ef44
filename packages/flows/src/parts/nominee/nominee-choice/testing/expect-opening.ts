import { expect } from 'vitest';
import type { NomineeChoiceView } from '../nominee-choice.types.ts';
import type { NomineeOpening } from '../nominee-opening.ts';

/** Expects the opening to have the nominees and the suggestion of the first view of the choice. */
export function expectOpeningOfView(opening: NomineeOpening, view: NomineeChoiceView | undefined): void {
  if (view?.screen !== 'existing') {
    expect(view).toMatchObject({ screen: 'none', isSummarised: true });
    expect(opening.suggestion).toEqual({ name: null });
    return;
  }
  expect(opening.nominees).toEqual(view.nominees.map((row) => ({ ...row, isSelected: false })));
  expect(opening.suggestion).toEqual(view.summary && { name: view.summary.name });
}
