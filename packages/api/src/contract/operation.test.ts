import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { declareArea, routeOfRequest, type Operation } from './operation.ts';
import { loose } from './shapes/scalars.ts';

const operations: readonly Operation[] = [
  contract.accessOperations,
  contract.stageOperations,
  contract.kycOperations,
  contract.bankingOperations,
  contract.discoveryOperations,
  contract.chartOperations,
  contract.orderingOperations,
  contract.ordersOperations,
  contract.paymentsOperations,
  contract.backofficeOperations,
].flatMap((table) => Object.values<Operation>(table));

describe('the table of operations', () => {
  test('gives every operation its own name and area', () => {
    expect(contract.accessOperations.login).toMatchObject({ name: 'login', area: 'access' });
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  test('takes every path from the one module of named paths [DO-394 OM-285]', () => {
    const named: readonly string[] = Object.values(contract.PATHS);
    const used = operations.flatMap((operation) => [operation.path, ...(operation.variants ?? []).map((v) => v.path)]);
    expect(used.filter((each) => !named.includes(each))).toEqual([]);

    const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z]+\.ts$/.test(file) && file !== 'paths.ts');
    const spelledOut = files.filter((file) =>
      /path: *['"`]/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    );
    expect(spelledOut).toEqual([]);
  });

  test('only the three calls of C-02 may have no answer', () => {
    const names = operations.filter((operation) => operation.mayHaveNoAnswer).map(({ name }) => name);
    expect(names).toEqual(['login', 'sendOtp', 'sendTwoFactorOtp']);
  });

  test('only consequential calls carry an idempotency key', () => {
    const isKeyed = (operation: Operation) =>
      operation.idempotent || operation.variants?.some(({ idempotent }) => idempotent === true);
    const names = operations.filter(isKeyed).map(({ name }) => name);
    expect(names).toEqual([
      'verifyStage',
      'saveBankAccount',
      'createSingleOrder',
      'initiatePayment',
      'createClientCode',
      'uploadElogPhoto',
    ]);
  });

  test('a variant is chosen by what the request holds', () => {
    const { createSip } = declareArea('ordering', {
      createSip: {
        method: 'PUT',
        path: contract.PATHS.createSipOrder,
        auth: 'investor',
        idempotent: true,
        variants: [
          { method: 'PUT', path: contract.PATHS.createXsipOrder, when: (request) => request['order_type'] === 'xsip' },
        ],
        request: loose({ order_type: v.picklist(['xsip', 'sip']) }),
        answer: contract.envelopeSchema,
      },
    });
    expect(routeOfRequest(createSip, { order_type: 'xsip' }).path).toBe('/xsip/create');
    expect(routeOfRequest(createSip, { order_type: 'sip' }).path).toBe('/sip/create');
  });
});
