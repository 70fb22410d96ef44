/** Rules whose mutants run together, and the unit tests that must kill them. */
export interface RuleGroup {
  /** Files with rules: globs, relative to the repository. */
  readonly rules: readonly string[];
  /** Tests of the same package: a rule is proved where it is. Globs. */
  readonly tests: readonly string[];
}

const api = 'packages/api/src';
const flows = 'packages/flows/src';
const sandbox = 'apps/sandbox/src';

export const RULE_GROUPS: Readonly<Record<string, RuleGroup>> = {
  amounts: {
    rules: [
      `${api}/contract/formats/amounts.ts`,
      `${flows}/parts/order/{exit-load,order-limits,tidy-amount}.ts`,
      `${flows}/parts/form/{decimals,rupee-text}.ts`,
    ],
    tests: [
      `${api}/contract/formats.test.ts`,
      `${flows}/entered-amounts.test.ts`,
      `${flows}/parts/{form,order}/*.test.ts`,
      `${flows}/orders/redeem/redeem.terms.test.ts`,
    ],
  },
  limits: { rules: [`${api}/contract/limits.ts`], tests: [`${api}/contract/limits.test.ts`] },
  calendar: {
    rules: [`${api}/contract/formats/{calendar,days,india}.ts`],
    tests: [`${api}/contract/formats.test.ts`, `${api}/contract/formats/{calendar,india}.test.ts`],
  },
  'dealing days': {
    rules: [`${flows}/parts/order/dealing-day.ts`, `${flows}/orders/payment-calendar/planned-days.ts`],
    tests: [`${flows}/parts/order/dealing-day.test.ts`, `${flows}/orders/payment-calendar/planned-days.test.ts`],
  },
  'SIP days': {
    rules: [`${flows}/parts/order/sip-terms/*.ts`],
    tests: [`${flows}/parts/order/sip-terms/*.test.ts`],
  },
  plans: {
    rules: [
      `${flows}/checkout/stp-registration/transfer-agreement.ts`,
      `${flows}/orders/swp-registration/swp-agreement.ts`,
      `${flows}/orders/payment-calendar/mandate-limits.ts`,
    ],
    tests: [
      `${flows}/checkout/stp-registration/transfer-agreement.test.ts`,
      `${flows}/orders/swp-registration/swp-agreement.test.ts`,
      `${flows}/orders/payment-calendar/*.test.ts`,
    ],
  },
  calculators: {
    rules: [`${flows}/discovery/{annual-return,growth}.ts`, `${flows}/discovery/*-calculator/{index,sip-growth}.ts`],
    tests: [`${flows}/discovery/{annual-return,growth,*-calculator/*}.test.ts`],
  },
  orders: {
    rules: [
      `${flows}/parts/order/{order-gate,order-state}.ts`,
      `${flows}/parts/order/order-confirmation/pending-retry.ts`,
      `${flows}/parts/order/recent-order/{placed-orders,recent-order.rules,repeatable-order,repeatable-withdrawal}.ts`,
      `${flows}/kit/{refusals-after-lost-answer,submission-key}.ts`,
    ],
    tests: [
      `${flows}/parts/order/{order-gate,order-state}.test.ts`,
      `${flows}/parts/order/order-confirmation/*.test.ts`,
      `${flows}/parts/order/recent-order/{placed-orders,recent-order}.test.ts`,
      `${flows}/kit/{refusals-after-lost-answer,submission-key}.test.ts`,
      `${flows}/retry-policy.test.ts`,
    ],
  },
  holdings: {
    rules: [`${flows}/holdings/{figures,lots,roots,xirr}.ts`, `${flows}/holdings/{redemption,tax}/*.ts`],
    tests: [`${flows}/holdings/**/*.test.ts`],
  },
  'provider days': {
    rules: [
      `${sandbox}/kit/{amounts,days,periods,start-day,wire-day}.ts`,
      `${sandbox}/catalogue/{nav/working-days,schemes/sip-window}.ts`,
    ],
    tests: [`${sandbox}/kit/*.test.ts`, `${sandbox}/catalogue/{nav/working-days,schemes/sip-window}.test.ts`],
  },
  'provider rules': {
    rules: [
      `${sandbox}/checkout/rules/{amount-rules,gating,own-account}.ts`,
      `${sandbox}/checkout/sip/sip-rules.ts`,
      `${sandbox}/checkout/transfer/transfer-rules.ts`,
      `${sandbox}/checkout/redemption/redeemed-amount.ts`,
    ],
    tests: [
      `${sandbox}/checkout/redemption/redeemed-amount.test.ts`,
      `${sandbox}/checkout/rules/{amount-rules,gating}.test.ts`,
      `${sandbox}/checkout/sip/sip-rules.test.ts`,
      `${sandbox}/checkout/transfer/*.test.ts`,
    ],
  },
  settlement: {
    rules: [
      `${sandbox}/orders/settlement/{allotments,deductions,due-orders,transitions}.ts`,
      `${sandbox}/orders/valuation/*.ts`,
    ],
    tests: [
      `${sandbox}/orders/settlement/{allotments,deductions,transitions}.test.ts`,
      `${sandbox}/orders/valuation/{pricing,redemption-rules}.test.ts`,
    ],
  },
  'plans at the provider': {
    rules: [
      `${sandbox}/orders/sip/{due-installments,installments}.ts`,
      `${sandbox}/orders/records/schedules.ts`,
      `${sandbox}/orders/redemption/{payouts,redemptions,withdrawals}.ts`,
      `${sandbox}/orders/transfer/transfers.ts`,
    ],
    tests: [
      `${sandbox}/orders/records/plan-days.test.ts`,
      `${sandbox}/orders/redemption/{redemptions,withdrawal-plans}.test.ts`,
      `${sandbox}/orders/sip/{create-installment,due-installments}.test.ts`,
      `${sandbox}/orders/transfer/due-transfers.test.ts`,
    ],
  },
  'token rules': { rules: [`${api}/client/judge.ts`], tests: [`${api}/client/judge.test.ts`] },
  'keys and tokens': {
    rules: [
      `${sandbox}/idempotency/once.ts`,
      `${sandbox}/access/sessions/{full-session,identify-caller,sessions}.ts`,
      `${sandbox}/codes/{judge-code,new-code,throttle}.ts`,
    ],
    tests: [
      `${sandbox}/access/sessions/{full-session,sessions}.test.ts`,
      `${sandbox}/codes/*.test.ts`,
      `${sandbox}/idempotency/*.test.ts`,
    ],
  },
};
