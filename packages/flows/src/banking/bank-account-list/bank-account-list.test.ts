import { type BankAccount } from '@folioflow/api/contract';
import { accountsOperations, bankingOperations } from '@folioflow/api/schemas';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { typedDraft, verifiedAnswer } from '../../parts/bank/bank-details/bank-details.scenarios.ts';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';
import { savedAccountsAnswer } from '../bank-account-addition/bank-account-addition.scenarios.ts';
import { accountsAnswer, primaryAccount, secondAccount, withPrimaryAccount } from '../testing/sample-accounts.ts';
import { bankAccountList } from './bank-account-list.flow.ts';
import type { BankAccountListView } from './bank-account-list.types.ts';

const accounts = [primaryAccount, secondAccount];
const idOfSecond = 'HDFC0000001 100000000006';
const picture: ImageRef = { id: 'written', name: 'cheque.png', type: 'image/png', size: 100 };

function openAccountList() {
  const run = startFlow(bankAccountList, { newSubmission: createSubmissionKeyCounter() });
  const addition = run.remote.child('bankAccountAddition');
  const listed = (): Extract<BankAccountListView, { screen: 'listed' }> => {
    const view = run.view();
    if (view.screen !== 'listed') throw new Error(`The view shows ${view.screen}.`);
    return view;
  };
  return { ...run, addition, listed, pin: run.remote.child('pinConfirmation') };
}
async function openLoadedList(shown: readonly BankAccount[] = accounts) {
  const run = openAccountList();
  await run.ports.listBankAccounts.answer(accepted(accountsAnswer(...shown), 0));
  return run;
}
async function openChequeUpload(shown: readonly BankAccount[] = []) {
  const run = await openLoadedList(shown);
  run.send({ type: 'addition.requested' });
  const { confirmation: _, ...details } = typedDraft;
  run.addition.child('bankDetails').send({ type: 'draft.changed', patch: details });
  run.addition.child('bankDetails').send({ type: 'details.submitted' });
  await run.ports.verifyBankAccount.answer(accepted(verifiedAnswer, 0));
  run.addition.child('imageUpload').send({ type: 'image.chosen', slot: 'cheque', image: picture });
  await run.ports.prepareImage.answer(accepted({ image: picture, tiff: null }, 0));
  return run;
}

describe('the list', () => {
  test('is requested with an empty body [OM-195 OM-228 OM-307]', () => {
    const { method, path } = accountsOperations.listBankAccounts;
    expect([method, path]).toEqual(['POST', '/master/bankaccountlist']);
    expect(openAccountList().ports.listBankAccounts.calls).toEqual([{ request: {} }]);
  });

  test('shows every field of an account, with the label of its type from the provider’s list [OM-206]', async () => {
    const { listed } = await openLoadedList();
    expect(listed().accounts[1]).toEqual({
      id: idOfSecond,
      bankName: 'HDFC Bank',
      accountNumber: '100000000006',
      accountType: 'Current account',
      holder: 'Asha Rao',
      ifsc: 'HDFC0000001',
      branch: 'Andheri West',
      address: '12 Link Road, Mumbai 400053',
      isPrimary: false,
      canBecomePrimary: true,
    });
  });

  test('accepts another account only while no account is primary [OM-203]', async () => {
    expect((await openLoadedList()).listed()).toMatchObject({ canAdd: false, hasPrimary: true });
    expect((await openLoadedList(withPrimaryAccount(accounts))).listed()).toMatchObject({
      canAdd: true,
      hasPrimary: false,
    });
  });
});

describe('an account', () => {
  test('is verified by its four fields, as an additional account if others exist [OM-198 OM-200 OM-309]', async () => {
    const { method, path } = bankingOperations.verifyBankAccount;
    expect([method, path]).toEqual(['POST', '/validation/bankaccount']);
    const fields = {
      client_bank_account_number_1: '100000000001',
      client_ifsc_code_1: 'SBOX0000001',
      client_bank_account_type_1: 'SB',
      client_bank: 'HDFC',
    };
    const first = await openChequeUpload();
    expect(first.ports.verifyBankAccount.calls[0]?.request).toEqual(fields);
    const another = await openChequeUpload(withPrimaryAccount(accounts));
    expect(another.ports.verifyBankAccount.calls[0]?.request).toEqual({ ...fields, request_mode: 'additional' });
  });

  test('is saved once with its cheque and appears in the list [OM-197 OM-201 OM-310]', async () => {
    const { addition, listed, ports } = await openChequeUpload();
    const [add] = bankingOperations.saveBankAccount.variants ?? [];
    expect([add?.method, add?.path, add?.when({ request_mode: 'add' })]).toEqual([
      'PUT',
      '/validation/bankaccount/add',
      true,
    ]);
    const confirm = () => addition.child('imageUpload').send({ type: 'upload.submitted' });
    confirm();
    confirm();
    expect(ports.saveBankAccount.calls.map(({ request }) => request)).toEqual([
      {
        id_type: 'cheque',
        folder_name: 'bank',
        attachment_category: 'cheque',
        request_mode: 'add',
        account_information: {
          bank_account_number: '100000000001',
          bank_ifsc_code: 'SBOX0000001',
          bank_account_type: 'SB',
          bank_name: 'HDFC',
        },
        upload_addbank: picture,
      },
    ]);
    await ports.saveBankAccount.answer(accepted(savedAccountsAnswer(primaryAccount), 0));
    expect(listed()).toMatchObject({ done: 'added', accounts: [{ accountNumber: '501000000100' }] });
  });

  test('shows a refusal of its cheque in an alert and next to the cheque, which remains chosen [OM-337]', async () => {
    const { addition, notices, ports, view } = await openChequeUpload();
    addition.child('imageUpload').send({ type: 'upload.submitted' });
    await ports.saveBankAccount.answer(refused('Cheque image could not be read', '051'));
    expect(notices).toMatchObject([{ kind: 'alert', text: 'Cheque image could not be read' }]);
    expect(view()).toMatchObject({
      addition: {
        upload: { canSubmit: true, slots: [{ image: picture }], notice: { text: 'Cheque image could not be read' } },
      },
    });
  });

  test('is cancelled only after a confirmation; then the form is empty and the list is reloaded [OM-202]', async () => {
    const { addition, ports, send, view } = await openChequeUpload();
    addition.send({ type: 'addition.cancelRequested' });
    addition.send({ type: 'cancellation.declined' });
    expect(view()).toMatchObject({ addition: { screen: 'presentingCheque', isAsking: false } });
    addition.send({ type: 'addition.cancelRequested' });
    addition.send({ type: 'cancellation.confirmed' });
    expect(ports.listBankAccounts.calls).toHaveLength(2);
    await ports.listBankAccounts.answer(accepted(accountsAnswer(), 0));
    send({ type: 'addition.requested' });
    expect(view()).toMatchObject({
      addition: { details: { draft: { accountNumber: '', ifsc: '', accountType: 'SB' } } },
    });
  });
});

describe('Make Primary', () => {
  test('requires a PIN of four digits, and the list shows the new primary account [OM-205 OM-311]', async () => {
    const { method, path } = accountsOperations.makePrimaryBankAccount;
    expect([method, path]).toEqual(['POST', '/validation/bankaccount/primary']);
    const { listed, pin, ports, send } = await openLoadedList();
    send({ type: 'primary.requested', id: idOfSecond });
    pin.send({ type: 'pin.submitted', pin: '123' });
    pin.send({ type: 'pin.submitted', pin: '1234' });
    expect(ports.makePrimaryBankAccount.calls).toEqual([
      {
        request: {
          request_mode: 'primary',
          beneficiary_account_no: '100000000006',
          beneficiary_ifsc: 'HDFC0000001',
          pin_verification_value: '1234',
        },
        submission: 'submission-1',
      },
    ]);
    const customer_bank_list = [...withPrimaryAccount(accounts, '100000000006')];
    await ports.makePrimaryBankAccount.answer(
      accepted({ code: '000', messageText: '', result: { customer_bank_list } }, 0),
    );
    expect(listed().accounts.map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
    expect(listed().done).toBe('primaryChanged');
  });

  test('is not offered for the primary account [OM-204]', async () => {
    const { listed, ports, send } = await openLoadedList();
    expect(listed().accounts.map(({ canBecomePrimary }) => canBecomePrimary)).toEqual([false, true]);
    send({ type: 'primary.requested', id: 'SBOX0000001 501000000100' });
    expect([listed().pin, ports.makePrimaryBankAccount.calls]).toEqual([undefined, []]);
  });

  test('reloads the list after a lost answer and uses the same key until the list shows the change', async () => {
    const { pin, ports, send } = await openLoadedList();
    const loseChangeAnswer = async () => {
      send({ type: 'primary.requested', id: idOfSecond });
      pin.send({ type: 'pin.submitted', pin: '1234' });
      await ports.makePrimaryBankAccount.fail({ kind: 'unreachable', errors: [] });
      pin.send({ type: 'pin.abandoned' });
    };
    await loseChangeAnswer();
    expect(ports.listBankAccounts.calls).toHaveLength(2);
    await ports.listBankAccounts.answer(accepted(accountsAnswer(...accounts), 0));
    await loseChangeAnswer();
    await ports.listBankAccounts.answer(accepted(accountsAnswer(...withPrimaryAccount(accounts, '100000000006')), 0));
    send({ type: 'accounts.reloadRequested' });
    await ports.listBankAccounts.answer(accepted(accountsAnswer(...accounts), 0));
    await loseChangeAnswer();
    expect(ports.makePrimaryBankAccount.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });
});
