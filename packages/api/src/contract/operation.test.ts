import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from './schemas.ts';
import { declareArea, httpRouteOfRequest, type Operation } from './operation.ts';
import { joinPath } from './paths.ts';
import { looseObject } from './shapes/scalars.ts';

const operations = Object.entries(schemas).flatMap(([name, table]) =>
  name.endsWith('Operations') ? Object.values(table as Readonly<Record<string, Operation>>) : [],
);
const pathsOf = ({ path: ownPath, variants = [] }: Operation) => [ownPath, ...variants.map((variant) => variant.path)];

const root = path.join(import.meta.dirname, '../../../..');
const readSources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

describe('the table of operations', () => {
  test('contains each operation with a unique name and its area', () => {
    expect(schemas.accessOperations.login).toMatchObject({ name: 'login', area: 'access' });
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  test('contains every path once, and no other source contains it [DO-394 OM-285]', () => {
    const sources = readSources('{packages,apps}/*/src/**/*.{ts,tsx}').map(({ text }) => text);
    const occurrencesOf = (each: string) =>
      sources.flatMap((source) => source.match(new RegExp(`['"\`]${each}['"\`]`, 'g')) ?? []);
    const paths = new Set(operations.flatMap(pathsOf));
    expect([...paths].filter((each) => occurrencesOf(each).length !== 1)).toEqual([]);
    expect([...paths].filter((each) => joinPath('/api/v1/', each).includes('//'))).toEqual([]);
  });

  test('contains createPaymentOrder, which no flow, screen or app calls [OM-303]', () => {
    expect(schemas.paymentsOperations.createPaymentOrder).toMatchObject({
      method: 'POST',
      name: 'createPaymentOrder',
    });
    const sources = readSources('{packages/{flows,ui,wiring},apps/{investor,backoffice}}/src/**/*.{ts,tsx}');
    const findCallers = (name: string) => sources.filter(({ text }) => text.includes(name)).map(({ file }) => file);
    expect(findCallers('initiatePayment')).not.toEqual([]);
    expect(findCallers('createPaymentOrder')).toEqual([]);
  });

  test('alone defines the path of a request [DO-394 OM-285]', () => {
    const moved = { ...schemas.ordersOperations.listOrders, path: '/order/all' };
    expect(httpRouteOfRequest(moved, { order_type: 'single' }).path).toBe('/order/all');
  });

  test('allows no answer only for the three calls of C-02', () => {
    const names = operations.filter((operation) => operation.canHaveNoAnswer).map(({ name }) => name);
    expect(names).toEqual(['login', 'sendOtp', 'sendTwoFactorOtp']);
  });

  test('requires an idempotency key only for consequential calls', () => {
    const isKeyed = (operation: Operation) =>
      operation.idempotent || operation.variants?.some(({ idempotent }) => idempotent === true);
    const names = operations.filter(isKeyed).map(({ name }) => name);
    expect(names).toEqual([
      'verifyStage',
      'saveBankAccount',
      'makePrimaryBankAccount',
      'registerMandate',
      'cancelMandate',
      'orderAdvice',
      'createSingleOrder',
      'createSipOrder',
      'cancelOrder',
      'cancelSip',
      'pauseSip',
      'registerStp',
      'createSwp',
      'cancelSwp',
      'redeemOrder',
      'createAdditionalOrder',
      'createPaymentOrder',
      'initiatePayment',
      'createClientCode',
      'uploadElogPhoto',
    ]);
  });

  test('selects a variant by the content of the request', () => {
    const { createSip } = declareArea('checkout', {
      createSip: {
        method: 'PUT',
        path: '/sip/create',
        auth: 'investor',
        idempotent: true,
        variants: [{ method: 'PUT', path: '/xsip/create', when: (request) => request['order_type'] === 'xsip' }],
        request: looseObject({ order_type: v.picklist(['xsip', 'sip']) }),
        answer: schemas.envelopeSchema,
      },
    });
    expect(httpRouteOfRequest(createSip, { order_type: 'xsip' }).path).toBe('/xsip/create');
    expect(httpRouteOfRequest(createSip, { order_type: 'sip' }).path).toBe('/sip/create');
  });
});
