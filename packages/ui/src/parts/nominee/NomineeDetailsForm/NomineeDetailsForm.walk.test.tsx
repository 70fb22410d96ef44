import type { nomineeDetailsFlow, Remote, ViewOf } from '@folioflow/flows';
import { nomineeDetailsJourneys, nomineeDetailsWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { createImageChooser } from '../../testing/image-chooser.ts';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { NomineeDetailsForm } from './NomineeDetailsForm.tsx';

type View = ViewOf<typeof nomineeDetailsFlow>;

const { imageStore, choose } = createImageChooser();
const buttonNamed = (name: string) => page.getByRole('button', { name, exact: true });
const relationshipField = () => page.getByLabelText('Relationship');
const isEditable = (view: View) => view.screen === 'entering' && !view.isBusy;
const slotsIn = (view: View) => (view.screen === 'entering' ? view.slots : []);
const filledSlots = (view: View) => slotsIn(view).filter(({ image, isUploaded }) => isUploaded || image !== null);
const labels = {
  front: /^(Image of the proof|Front side of the Aadhaar card)/,
  back: /^Back side of the Aadhaar card/,
  guardian: /^PAN card of the guardian/,
};

const gestures = {
  'draft.changed': {
    canPerform: ({ patch }) => patch.proof === undefined,
    isOffered: (view: View, { patch }) =>
      view.screen === 'entering' &&
      !view.isBusy &&
      view.relationship.value !== patch.relationship &&
      view.relationship.options.some((option) => option === patch.relationship),
    control: relationshipField,
    staysEnabled: 'another option can be selected',
    perform: ({ patch }) => userEvent.selectOptions(relationshipField(), patch.relationship ?? ''),
  },
  'field.visited': {
    canPerform: ({ field }) => field === 'relationship',
    isOffered: isEditable,
    control: relationshipField,
    staysEnabled: 'a field can be visited again',
    perform: async () => {
      (relationshipField().element() as HTMLElement).focus();
      await userEvent.tab();
    },
  },
  'image.chosen': {
    isOffered: (view: View, { slot }) =>
      slotsIn(view).some(
        ({ name, image, isUploaded, canChoose }) => name === slot && image === null && !isUploaded && canChoose,
      ),
    control: ({ slot }) => page.getByLabelText(labels[slot]),
    staysEnabled: 'an uploaded picture replaces its field',
    perform: (event) => choose(page.getByLabelText(labels[event.slot]), event.image),
  },
  'image.removed': {
    isOffered: (view: View, { slot }) => filledSlots(view).some(({ name, canRemove }) => name === slot && canRemove),
    control: ({ slot }, view) => {
      const filled = filledSlots(view);
      const place = filled.findIndex(({ name }) => name === slot);
      return page.getByRole('button', { name: /^(Remove|Replace) / }).nth(place < 0 ? filled.length : place);
    },
  },
  'nominee.submitted': {
    control: () => buttonNamed('Next'),
    staysEnabled: 'a locked nominee is continued by the same button',
  },
  'nominee.continued': {
    control: () => buttonNamed('Next'),
    staysEnabled: 'a nominee who is not locked is submitted by the same button',
  },
  'nominee.previousRequested': { control: () => buttonNamed('Previous') },
} satisfies Gestures<typeof nomineeDetailsFlow>;

/** The form as the wizard renders it: nothing after its end. */
const NomineeScreen = ({ view, remote }: { view: View; remote: Remote<typeof nomineeDetailsFlow> }) =>
  view.screen === 'closed' ? null : <NomineeDetailsForm view={view} remote={remote} imageStore={imageStore} />;

walkScreen({
  journeys: nomineeDetailsJourneys,
  world: nomineeDetailsWorld,
  Screen: NomineeScreen,
  gestures,
  shows: { locked: () => buttonNamed('Next'), entering: relationshipField, closed: null },
});
