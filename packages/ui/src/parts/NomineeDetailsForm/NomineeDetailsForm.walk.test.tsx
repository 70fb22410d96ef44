import type { nomineeDetailsFlow, Remote, ViewOf } from '@folioflow/flows';
import { nomineeDetailsJourneys, nomineeDetailsWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { chosenImage } from '../testing/chosen-image.ts';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { NomineeDetailsForm } from './NomineeDetailsForm.tsx';

type View = ViewOf<typeof nomineeDetailsFlow>;

const { desk, choose } = chosenImage();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const relationship = () => page.getByLabelText('Relationship');
const isOpen = (view: View) => view.screen === 'entering' && !view.isBusy;
const slotsIn = (view: View) => (view.screen === 'entering' ? view.slots : []);
const filledIn = (view: View) => slotsIn(view).filter(({ image, isHeld }) => isHeld || image !== null);
const labels = {
  front: /^(Image of the proof|Front side of the Aadhaar card)/,
  back: /^Back side of the Aadhaar card/,
  guardian: /^PAN card of the guardian/,
};

const gestures = {
  'draft.changed': {
    canSay: ({ patch }) => patch.proof === undefined,
    offered: (view: View, { patch }) =>
      view.screen === 'entering' &&
      !view.isBusy &&
      view.relationship.value !== patch.relationship &&
      view.relationship.options.some((option) => option === patch.relationship),
    control: relationship,
    staysEnabled: 'what was chosen can be chosen over',
    use: ({ patch }) => userEvent.selectOptions(relationship(), patch.relationship ?? ''),
  },
  'field.visited': {
    canSay: ({ field }) => field === 'relationship',
    offered: isOpen,
    control: relationship,
    staysEnabled: 'a field can be entered and left again',
    use: async () => {
      (relationship().element() as HTMLElement).focus();
      await userEvent.tab();
    },
  },
  'image.chosen': {
    offered: (view: View, { slot }) =>
      slotsIn(view).some(
        ({ name, image, isHeld, canChoose }) => name === slot && image === null && !isHeld && canChoose,
      ),
    control: ({ slot }) => page.getByLabelText(labels[slot]),
    staysEnabled: 'a picture that is held stands in the place of its field',
    use: (event) => choose(page.getByLabelText(labels[event.slot]), event.image),
  },
  'image.removed': {
    offered: (view: View, { slot }) => filledIn(view).some(({ name, canRemove }) => name === slot && canRemove),
    control: ({ slot }, view) => {
      const filled = filledIn(view);
      const place = filled.findIndex(({ name }) => name === slot);
      return page.getByRole('button', { name: /^(Remove|Replace) / }).nth(place < 0 ? filled.length : place);
    },
  },
  'nominee.submitted': {
    control: () => button('Next'),
    staysEnabled: 'a nominee who is locked goes on by the same button',
  },
  'nominee.continued': {
    control: () => button('Next'),
    staysEnabled: 'a nominee who is not locked is sent by the same button',
  },
  'nominee.previousRequested': { control: () => button('Previous') },
} satisfies Gestures<typeof nomineeDetailsFlow>;

/** The form as the wizard shows it: nothing is left of it when it is over. */
const Asked = ({ view, remote }: { view: View; remote: Remote<typeof nomineeDetailsFlow> }) =>
  view.screen === 'closed' ? null : <NomineeDetailsForm view={view} remote={remote} desk={desk} />;

walkScreen({
  journeys: nomineeDetailsJourneys,
  world: nomineeDetailsWorld,
  Screen: Asked,
  gestures,
  shows: { locked: () => button('Next'), entering: relationship, closed: null },
});
