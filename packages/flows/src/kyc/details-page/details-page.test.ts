import type { StageResponse } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted, refused, unreachableFault } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { answersFor } from '../../parts/form/details-form/details-form.scenarios.ts';
import { openStage, verifiedNomineeStage } from '../personal-wizard/personal-wizard.scenarios.ts';
import { newPersonal, savedPersonal } from '../../parts/form/details-form/testing/sample-personal.ts';
import type { DetailsPageInput } from './details-page.types.ts';
import { detailsPage } from './details-page.flow.ts';
import {
  detailedInformationJourneys,
  detailsPageInput,
  detailsPageWorld,
  incomeInformationJourneys,
} from './details-page.scenarios.ts';

const ok = { code: '000', messageText: '' };

async function startDetailsPage(attribute: DetailsPageInput['attribute'], stage: StageResponse = openStage) {
  const { ports, remote, ...run } = startFlow(detailsPage, detailsPageInput(attribute));
  await ports.getStageInfo.answer(accepted(stage, 0));
  const form = remote.child('detailsForm');
  return {
    ...run,
    form,
    getStageInfo: ports.getStageInfo,
    updatePersonalInfo: ports.updatePersonalInfo,
    submit: () => {
      form.send({ type: 'draft.changed', patch: answersFor({ attribute, place: 'page' }) });
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
  test('loads the personal stage, saves the whole state as address and continues with the income', async () => {
    const { actor, getStageInfo, submit, updatePersonalInfo, view } = await startDetailsPage('address');
    expect(getStageInfo.calls).toEqual([{ request: { stage_name: 'personal' } }]);
    expect(view()).toMatchObject({ details: { screen: 'entering', attribute: 'address', canGoBack: false } });
    submit();
    const { address_information } = savedPersonal;
    expect(updatePersonalInfo.calls[0]?.request).toEqual({
      ...newPersonal,
      update_attribute: 'address',
      address_information: { ...address_information, locality_or_post_office: '', district_or_city: '' },
    });
    await updatePersonalInfo.answer(accepted(ok, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'incomedetails' } });
  });

  test('remains open after a refusal', async () => {
    const { actor, submit, updatePersonalInfo, view } = await startDetailsPage('address');
    submit();
    await updatePersonalInfo.answer(refused('The address is not valid.', '051'));
    expect(actor.getSnapshot().status).toBe('active');
    expect(view()).toMatchObject({ details: { notice: { text: 'The address is not valid.' } } });
  });

  test('is locked for a verified nominee, and continues without a call', async () => {
    const { actor, form, updatePersonalInfo, view } = await startDetailsPage('address', verifiedNomineeStage);
    expect(view()).toMatchObject({ details: { screen: 'locked' } });
    form.send({ type: 'details.continued' });
    expect([actor.getSnapshot().output, updatePersonalInfo.calls]).toEqual([
      { kind: 'left', exit: { to: 'incomedetails' } },
      [],
    ]);
  });
});

describe('Income Information', () => {
  test('saves income and the three booleans, then continues with the documents', async () => {
    const { actor, submit, updatePersonalInfo } = await startDetailsPage('income');
    submit();
    expect(updatePersonalInfo.calls[0]?.request).toMatchObject({
      update_attribute: 'income',
      source_of_wealth: 'salary',
      is_income_outside_india: false,
      is_political_india: false,
      is_political_foreign: false,
    });
    await updatePersonalInfo.answer(accepted(ok, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'documentsupload' } });
  });

  test('goes back to Detailed Information, and is open for a verified nominee', async () => {
    const { actor, form, view } = await startDetailsPage('income', verifiedNomineeStage);
    expect(view()).toMatchObject({ details: { screen: 'entering', canGoBack: true } });
    form.send({ type: 'details.previousRequested' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'personaldetails' } });
  });
});

test('a page that cannot be loaded can be loaded again, and names the due stage', async () => {
  const { ports, send, view } = startFlow(detailsPage, detailsPageInput('address'));
  await ports.getStageInfo.answer(refused('Not yet.', '020', { navigateScreen: './panVerification/' }));
  expect(view()).toMatchObject({ screen: 'unavailable', currentStage: { to: 'panVerification' } });
  send({ type: 'stage.reloadRequested' });
  await ports.getStageInfo.fail(unreachableFault());
  expect(view()).toMatchObject({ screen: 'unavailable', currentStage: null, notice: { kind: 'unreachable' } });
});
