import type { WorldMutant } from './mutant.ts';

const sandbox = 'apps/sandbox/src';

/** Bugs of submissions, sessions, lists and of the client. */
export const clientMutants: readonly WorldMutant[] = [
  {
    name: 'the submission key is not checked',
    file: `${sandbox}/idempotency/once.ts`,
    find: 'if (earlier && earlier.deadline > now) {',
    replace: 'if (earlier && earlier.deadline > now * 2) {',
  },
  {
    name: 'the submission key of a SWP is not checked',
    file: `${sandbox}/http/operation-run.ts`,
    find: "isIdempotent(attempt) && idempotencyKey !== '';",
    replace: "isIdempotent(attempt) && idempotencyKey !== '' && operation.name !== 'createSwp';",
  },
  {
    name: 'the submission key of an additional order is not checked',
    file: `${sandbox}/http/operation-run.ts`,
    find: "isIdempotent(attempt) && idempotencyKey !== '';",
    replace: "isIdempotent(attempt) && idempotencyKey !== '' && operation.name !== 'createAdditionalOrder';",
  },
  {
    name: 'an order is stored before the exchange refuses it',
    file: `${sandbox}/checkout/lumpsum/create-single-order.ts`,
    find: `  simulateExchangeFailures(accepted.amount, call);
  await markTwoFactorUsed(call.db, codes);
  const row = await createOrderRow(call, investor.id, accepted);
  await call.db.insertInto('orders').values(row).execute();`,
    replace: `  const row = await createOrderRow(call, investor.id, accepted);
  await call.db.insertInto('orders').values(row).execute();
  simulateExchangeFailures(accepted.amount, call);
  await markTwoFactorUsed(call.db, codes);`,
  },
  {
    name: 'a retry after a lost answer gets another key',
    file: 'packages/flows/src/parts/order/order-confirmation/pending-retry.ts',
    find: '): string => findRetryOfDraft(retry, draft)?.submission ?? newSubmission();',
    replace: '): string => (findRetryOfDraft(retry, draft) ? newSubmission() : newSubmission());',
  },
  {
    name: 'an order stores no submission key',
    file: `${sandbox}/checkout/lumpsum/create-single-order.ts`,
    find: '    submission: call.submission,',
    replace: "    submission: '',",
  },
  {
    name: 'an accepted order is not stored',
    file: `${sandbox}/http/operation-run.ts`,
    find: 'return acceptedAnswer(await runOncePerKey(db, services.now, submission, runHandler));',
    replace: `const answer = acceptedAnswer(await runOncePerKey(db, services.now, submission, runHandler));
  await db.updateTable('orders').set({ submission: 'x' }).where('submission', '=', key).execute();
  return answer;`,
  },
  {
    name: 'an order is stored twice',
    file: `${sandbox}/checkout/lumpsum/create-single-order.ts`,
    find: "  await call.db.insertInto('orders').values(row).execute();",
    replace: `  await call.db.insertInto('orders').values(row).execute();
  await call.db.insertInto('orders').values({ ...row, id: row.id + 'b' }).execute();`,
  },
  {
    name: 'a lost answer is shown as a refusal',
    file: 'packages/flows/src/kit/port.ts',
    find: "  failure.kind === 'refused' && failure.code !== EMPTY_ANSWER_CODE;",
    replace: "  failure.kind === 'refused' || failure.kind === 'fault';",
  },
  {
    name: 'a call without an answer never settles',
    file: 'packages/api/src/client/client.ts',
    find: '    if (!axios.isAxiosError(error)) throw error;',
    replace: '    if (!axios.isAxiosError(error)) return new Promise<never>(() => undefined);',
  },
  {
    name: 'a code remains in the context of its chart',
    file: 'packages/flows/src/access/sign-in/sign-in.machine.ts',
    find: '  context: ({ input }) => ({',
    replace: "  context: ({ input }) => ({ code: '123456',",
  },
  {
    name: 'the session stores the PIN',
    file: 'apps/investor/src/wiring/stored-session.ts',
    find: '  writeItem(STORAGE_KEYS.token, token);',
    replace: "  writeItem(STORAGE_KEYS.token, token);\n  writeItem('pin', '1234');",
  },
  {
    name: 'a statement is found without its owner',
    file: `${sandbox}/orders/statement/get-order-statement.ts`,
    find: "    .where('client_id', '=', clientId)\n",
    replace: '',
  },
  {
    name: 'a list contains the orders of everyone',
    file: `${sandbox}/orders/view/orders.ts`,
    find: ".where('client_id', '=', clientId)\n    .where('type', 'in', types)",
    replace: ".where('type', 'in', types)",
  },
];
