import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { allottedOrder } from '../../parts/testing/sample-orders.ts';
import { sampleForm } from '../../parts/nominee/nominee-choice/testing/sample-form.ts';
import { statementFileNameOf } from './statement-file-name.ts';
import { statement } from './statement.flow.ts';
import { statementStorage, resolveStatementParameters } from './statement-parameters.ts';
import { statementLinkOf } from './statement-address.ts';
import { statementJourneys, statementRequest, statementWorld } from './statement.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(statementJourneys, statementWorld)) test(title, run);
});

describe('the parameters of a statement', () => {
  const [, registration, number, type] = ['', '70000001', '0', 'XSIP'];
  const storedText = statementStorage.select(statementRequest) ?? null;

  test('are read from the address, in which 0 is an empty number, else the navigation state, else the session storage [OM-174 OM-176]', () => {
    const route = { order_registration_no: registration, order_number: number, order_type: type };
    const parameters = { order_registration_no: '70000001', order_number: '', order_type: 'xsip' };
    expect(resolveStatementParameters({ route, navigation: statementRequest, storedText })).toEqual(parameters);
    expect(resolveStatementParameters({ route: {}, navigation: parameters, storedText })).toEqual(parameters);
    expect(resolveStatementParameters({ route: {}, storedText })).toEqual(statementRequest);
    expect(resolveStatementParameters({ route: {}, storedText: null })).toBeNull();
  });

  test.each([
    '',
    '{',
    '7',
    'null',
    '{"order_number":7}',
    '{"order_registration_no":"","order_number":"","order_type":"single"}',
  ])('are not read from the session storage with the text %s', (text) => {
    expect(resolveStatementParameters({ route: {}, storedText: text })).toBeNull();
  });

  test('are offered by the flag alone, at an address of three parts, in lower case [OM-023 OM-036]', () => {
    expect(statementLinkOf(allottedOrder, 'single')).toEqual({
      href: '/sipConsolidatedStatement/70000001/10000001/single/',
      narrow: { to: 'sipConsolidatedStatement', state: { param_data: statementRequest } },
    });
    const sip = { ...allottedOrder, mf_order_type: 'XSIP', mf_order_number: '', mf_order_registration_no: 'R/1' };
    expect(statementLinkOf(sip, 'xsip')?.href).toBe('/sipConsolidatedStatement/R%2F1/0/xsip/');
    expect(statementLinkOf({ ...allottedOrder, is_view_statement_allowed: false }, 'single')).toBeNull();
  });
});

describe('the statement', () => {
  const answerStatement = async (base64: string) => {
    const { ports, view } = startFlow(statement, { request: statementRequest });
    expect(ports.getOrderStatement.calls.map(({ request }) => request)).toEqual([statementRequest]);
    await ports.getOrderStatement.answer(
      accepted({ code: '000', messageText: '', result: { statement_base64: base64 } }, 0),
    );
    return view();
  };

  test('is requested with exactly the three values, and its file has the number of the order [OM-174 OM-178]', async () => {
    const base64 = sampleForm('Statement');
    expect(await answerStatement(base64)).toMatchObject({
      screen: 'loaded',
      value: { base64, fileName: '10000001.pdf' },
    });
    expect(statementFileNameOf({ ...statementRequest, order_number: '../x y' })).toBe('___x_y.pdf');
    expect(statementFileNameOf({ ...statementRequest, order_number: '' })).toBe('70000001.pdf');
  });

  test.each(['', 'bm90IGEgcGRm', 'JVBERi0 '])('is not found if the answer is not a document: "%s"', async (base64) => {
    expect(await answerStatement(base64)).toEqual({ screen: 'orderMissing' });
  });

  test('is not found for an unknown order; a failed request can be repeated', async () => {
    const unknown = startFlow(statement, { request: statementRequest });
    await unknown.ports.getOrderStatement.answer(refused('No such order.', '061'));
    expect(unknown.view()).toEqual({ screen: 'orderMissing' });
    const { ports, send, view } = startFlow(statement, { request: statementRequest });
    await ports.getOrderStatement.fail({ kind: 'http', status: 500, errors: ['Busy'] });
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Busy' } });
    send({ type: 'reload.requested' });
    expect(ports.getOrderStatement.calls).toHaveLength(2);
  });
});
