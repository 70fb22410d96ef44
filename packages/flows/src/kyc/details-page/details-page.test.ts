import type { StageResponse } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted, refused, unreachable } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { answersTo } from '../../parts/details-form/details-form.scenarios.ts';
import { openStage, verifiedNomineeStage } from '../personal-wizard/personal-wizard.scenarios.ts';
import { newPersonal, savedPersonal } from '../../parts/details-form/sample-personal.ts';
import { type DetailsPageInput, detailsPage } from './index.ts';
import {
  detailedInformationJourneys,
  detailsPageInput,
  detailsPageWorld,
  incomeInformationJourneys,
} from './details-page.scenarios.ts';

const ok = { code: '000', messageText: '' };

async function opened(attribute: DetailsPageInput['attribute'], stage: StageResponse = openStage) {
  const { ports, remote, ...run } = startedOf(detailsPage, detailsPageInput(attribute));
  await ports.getStageInfo.answer(accepted(stage));
  const form = remote.child('detailsForm');
  return {
    ...run,
    form,
    getStageInfo: ports.getStageInfo,
    updatePersonalInfo: ports.updatePersonalInfo,
    submit: () => {
      form.send({ type: 'draft.changed', patch: answersTo({ attribute, place: 'page' }) });
      form.send({ type: 'details.submitted' });
    },
  };
}
describe.each([
  ['Detailed Information', detailedInformationJourneys],
  ['Income Information', incomeInformationJourneys],
])('contract of %s', (_, journeys) => {
  for (const { title, run } of flowContract(journeys, detailsPageWorld)) test(title, run);
});

describe('Detailed Information', () => {
  test('loads the personal stage, saves the whole state as address and goes on to the income', async () => {
    const { actor, getStageInfo, submit, updatePersonalInfo, view } = await opened('address');
    expect(getStageInfo.calls).toEqual([{ request: { stage_name: 'personal' } }]);
    expect(view()).toMatchObject({ details: { screen: 'entering', attribute: 'address', canGoBack: false } });
    submit();
    const { address_information } = savedPersonal;
    expect(updatePersonalInfo.calls[0]?.request).toEqual({
      ...newPersonal,
      update_attribute: 'address',
      address_information: { ...address_information, locality_or_post_office: '', district_or_city: '' },
    });
    await updatePersonalInfo.answer(accepted(ok));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'incomedetails' } });
  });

  test('refused stays on the page', async () => {
    const { actor, submit, updatePersonalInfo, view } = await opened('address');
    submit();
    await updatePersonalInfo.answer(refused('The address is not valid.', '051'));
    expect(actor.getSnapshot().status).toBe('active');
    expect(view()).toMatchObject({ details: { notice: { text: 'The address is not valid.' } } });
  });

  test('of a verified nominee is closed, and goes on without a call', async () => {
    const { actor, form, updatePersonalInfo, view } = await opened('address', verifiedNomineeStage);
    expect(view()).toMatchObject({ details: { screen: 'locked' } });
    form.send({ type: 'details.continued' });
    expect([actor.getSnapshot().output, updatePersonalInfo.calls]).toEqual([
      { kind: 'left', exit: { to: 'incomedetails' } },
      [],
    ]);
  });
});

describe('Income Information', () => {
  test('saves income and the three booleans, then goes on to the documents', async () => {
    const { actor, submit, updatePersonalInfo } = await opened('income');
    submit();
    expect(updatePersonalInfo.calls[0]?.request).toMatchObject({
      update_attribute: 'income',
      source_of_wealth: 'salary',
      is_income_outside_india: false,
      is_political_india: false,
      is_political_foreign: false,
    });
    await updatePersonalInfo.answer(accepted(ok));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'documentsupload' } });
  });

  test('goes back to Detailed Information, and is open for a verified nominee', async () => {
    const { actor, form, view } = await opened('income', verifiedNomineeStage);
    expect(view()).toMatchObject({ details: { screen: 'entering', canGoBack: true } });
    form.send({ type: 'details.previousRequested' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'personaldetails' } });
  });
});

test('a page that cannot be loaded can be asked for again, and names the stage that is due', async () => {
  const { ports, send, view } = startedOf(detailsPage, detailsPageInput('address'));
  await ports.getStageInfo.answer(refused('Not yet.', '020', { navigateScreen: './panVerification/' }));
  expect(view()).toMatchObject({ screen: 'unavailable', currentStage: { to: 'panVerification' } });
  send({ type: 'stage.reloadRequested' });
  await ports.getStageInfo.fail(unreachable());
  expect(view()).toMatchObject({ screen: 'unavailable', currentStage: null, notice: { kind: 'unreachable' } });
});
