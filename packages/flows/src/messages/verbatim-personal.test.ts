import { i18n } from './testing/texts.ts';
import { expect, test } from 'vitest';

test('the messages of the personal stage equal those of the specification exactly [ON-498]', () => {
  const messages = [
    i18n._('personal.problem.maritalStatus'),
    i18n._('personal.problem.city'),
    i18n._('personal.problem.state'),
    i18n._('personal.problem.pincode'),
    i18n._('personal.problem.sourceOfWealth'),
    i18n._('personal.problem.occupation'),
    i18n._('personal.problem.annualIncome'),
    i18n._('nomineeDetails.problem.relationship'),
    i18n._('nomineeDetails.problem.name'),
    i18n._('nomineeDetails.problem.proof'),
    i18n._('nomineeDetails.problem.mismatch'),
  ];
  expect(messages).toEqual([
    'Please select Marital Status',
    'Enter valid city name',
    'Enter valid state name',
    'Enter valid pin code',
    'Please select Source of wealth',
    'Please select Occupation',
    'Please select annual income',
    'Please select relationship',
    'Please enter nominee name with minimum 5 characters',
    'Please select proof of identity',
    'Please upload valid proof of identity',
  ]);
});
